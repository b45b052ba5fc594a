import { runBegins } from '../shared/blocks.js';
import { readLoadRuns } from '../shared/loadRuns.js';
import { toolsIn } from '../shared/toolsInText.js';
import { isDocument, readDocument } from './json.js';
import { readRun } from './text.js';

const make = 'run `bombardier --print=result --format=json URL > FILE`';

/** @type {import('../../model/parser.js').Parser} */
export const bombardier = {
  tool: 'bombardier',
  title: 'bombardier',
  layouts: [
    {
      name: 'JSON',
      versions: '1.1 to 1.2',
      verified: true,
      reads: 'requests per second, latency with its percentiles, bytes, failed requests',
      make,
    },
    {
      name: 'text',
      versions: '1.1 to 1.2',
      verified: true,
      reads: 'the same as the JSON',
      make: 'run `bombardier --latencies` and keep all that it prints',
    },
  ],
  recognise: (source) => isDocument(source.headText()) || toolsIn(source)[0] === 'bombardier',
  parse: (source) =>
    readLoadRuns(source, { tool: 'bombardier', make, isDocument, readDocument, beginsRun, readRun }),
};

const beginsRun = runBegins({
  title: /^\s{0,40}Bombarding /,
  part: /^\s{0,40}Statistics\s+Avg\s+Stdev\s+Max/,
  end: /^\s{0,40}Statistics\s/,
});
