import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { cutLine, joinRuns } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { readDocument } from './json.js';
import { readTables } from './text.js';

const make = 'run `memtier_benchmark` with `--json-out-file=FILE`, or keep all that it prints';

/** @type {import('../../model/parser.js').Parser} */
export const memtier = {
  tool: 'memtier',
  title: 'memtier_benchmark',
  layouts: [
    {
      name: 'JSON',
      versions: '1.2 to 2.1',
      verified: true,
      reads: 'operations and bytes per second, hits, latency with its percentiles; readings of each second',
      make,
    },
    {
      name: 'text',
      versions: '1.2 to 2.1',
      verified: true,
      reads: 'the same as the JSON, without the readings; not the row Totals, which sums the others up',
      make: 'keep all that `memtier_benchmark` prints',
    },
  ],
  recognise: (source) => isJson(source.headText()) || toolsIn(source)[0] === 'memtier',
  parse(source) {
    const json = isJson(source.headText());
    const { measurements, series, warnings, settings } = json ? readJson(source) : readText(source);
    if (measurements.length === 0) throw new InputError('no operation was measured', { line: 1, hint: make });
    return parsed({ measurements, series, warnings, settings });
  },
};

/** @param {string} head */
const isJson = (head) =>
  head.includes('{') &&
  (/"(?:ALL STATS|AGGREGATED AVERAGE RESULTS[^"\n]{0,40}|BEST RUN RESULTS)"\s{0,9}:\s{0,9}\{/.test(head) ||
    (/"configuration"\s{0,9}:\s{0,9}\{/.test(head) &&
      /"(?:key_pattern|multi_key_get|wait-ratio)"/.test(head)));

/** @param {import('../../model/parser.js').Source} source */
function readJson(source) {
  const { documents, warnings } = jsonDocuments(source, make);
  const runs = documents.map(({ value, line }, run) => readDocument(value, { run, line }));
  const joined = joinRuns(runs);
  return {
    ...joined,
    warnings: [...joined.warnings, ...warnings],
    settings: runs[0]?.settings ?? {},
  };
}

/** @param {import('../../model/parser.js').Source} source */
function readText(source) {
  const text = source.text();
  const read = readTables(sourceLines(source));
  return {
    ...read,
    series: [],
    warnings: [
      ...read.warnings,
      ...cutLine(text, (line) => /^\s{0,20}(?:[A-Z][a-z]+|Totals)\s.*\d/.test(line)),
      ...leftUnread(text, 'memtier'),
    ],
  };
}
