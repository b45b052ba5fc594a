import { runBegins } from '../shared/blocks.js';
import { readLoadRuns } from '../shared/loadRuns.js';
import { toolsIn } from '../shared/toolsInText.js';
import { isDocument, readDocument } from './json.js';
import { readRun } from './text.js';

const make = 'run `autocannon -j URL > FILE`';

/** @type {import('../../model/parser.js').Parser} */
export const autocannon = {
  tool: 'autocannon',
  title: 'autocannon',
  layouts: [
    {
      name: 'JSON',
      versions: '1 to 8',
      verified: true,
      reads: 'requests and bytes per second, latency with its percentiles, failed requests',
      make,
    },
    {
      name: 'text',
      versions: '0.6 to 8',
      verified: true,
      reads: 'the same as the JSON',
      make: 'run `autocannon URL 2> FILE`: its tables go where errors go',
    },
  ],
  recognise: (source) => isDocument(source.headText()) || toolsIn(source)[0] === 'autocannon',
  parse: (source) =>
    readLoadRuns(source, { tool: 'autocannon', make, isDocument, readDocument, beginsRun, readRun }),
};

const beginsRun = runBegins({
  title: /^\s{0,40}Running .{1,60} (?:test )?@ \S/,
  part: /^[\s│]{0,40}Stat\s/,
  end: /requests in /,
});
