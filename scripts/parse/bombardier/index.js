import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { blocksOf } from '../text/blocks.js';
import { jsonDocuments } from '../text/jsonDocuments.js';
import { sourceLines } from '../text/pasted.js';
import { leftUnread, toolsIn } from '../text/transcript.js';
import { isDocument, readDocument } from './json.js';
import { readRun } from './text.js';

const make = 'run bombardier --print=result --format=json URL > FILE';

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
      reads: 'the same',
      make: 'run bombardier --latencies and keep all that it prints',
    },
  ],
  recognise: (source) => isDocument(source.headText()) || toolsIn(source.headText())[0] === 'bombardier',
  parse(source) {
    const text = source.text();
    const json = isDocument(source.headText());
    const { documents, warnings } = json ? jsonDocuments(source, make) : { documents: [], warnings: [] };
    const blocks = json
      ? []
      : blocksOf(
          sourceLines(source),
          (line, before) =>
            /^\s{0,40}Bombarding /.test(line) ||
            (/^\s{0,40}Statistics\s+Avg\s+Stdev\s+Max/.test(line) &&
              (before.length === 0 || before.some((each) => /^\s{0,40}Statistics\s/.test(each.text)))),
        );
    const runs = json ? documents.map(readDocument) : blocks.map(readRun);
    if (runs.every(({ measurements }) => measurements.length === 0))
      throw new InputError('no test that came to its end', { line: 1, hint: make });
    return parsed({
      measurements: runs.flatMap(({ measurements }) => measurements),
      warnings: [
        ...runs.flatMap((each) => each.warnings),
        ...warnings,
        ...(json ? [] : leftUnread(text, 'bombardier')),
      ],
    });
  },
};
