import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { blocksOf, cutLine, isEnded, joinRuns } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { readRun } from './run.js';

const make = 'run `ycsb` with `-s` and keep all that it prints';
const begins = /ycsb\.Client -|^\s{0,40}YCSB Client \d|^\s{0,40}\[OVERALL\], ?RunTime\(ms\),/;
const overall = /^\s{0,40}\[OVERALL\],/;

/** @type {import('../../model/parser.js').Parser} */
export const ycsb = {
  tool: 'ycsb',
  title: 'YCSB',
  layouts: [
    {
      name: 'text',
      versions: '0.1 to 0.17',
      verified: true,
      reads:
        'operations per second, latency of each operation, failed operations, the readings of the status lines',
      make,
    },
    {
      name: 'JSON of its exporters',
      versions: '0.1 to 0.17',
      verified: false,
      reads: 'the same as the text, without the readings of the status lines',
      make: 'run `ycsb` with `-p exporter=site.ycsb.measurements.exporter.JSONArrayMeasurementsExporter` and `-p exportfile=FILE`',
    },
  ],
  recognise: (source) => jsonHead.test(source.headText()) || toolsIn(source)[0] === 'ycsb',
  parse(source) {
    const text = source.text();
    const { lines, warnings } = jsonHead.test(source.headText())
      ? linesOfJson(source, make)
      : { lines: sourceLines(source), warnings: [] };
    const blocks = blocksOf(lines, (line, before) => begins.test(line) && isEnded(before, overall));
    const runs = blocks.map(readRun);
    const joined = joinRuns(runs);
    if (joined.measurements.length + joined.series.length === 0) {
      const cause = lines.find((line) =>
        /^\s{0,40}(?:Caused by: )?[\w.]{1,200}(?:Exception|Error)\b/.test(line.text),
      );
      throw new InputError(
        cause
          ? `no result of YCSB, the run failed: ${cause.text.trim().slice(0, 200)}`
          : 'no result of YCSB: the run did not end',
        { line: cause?.line ?? blocks[0]?.line ?? 1, hint: make },
      );
    }
    return parsed({
      toolVersion: /YCSB Client (\d\S{0,30})/.exec(text)?.[1] ?? null,
      ...joined,
      warnings: [
        ...joined.warnings,
        ...warnings,
        ...cutLine(text, (line) => /^\s{0,40}\[/.test(line)),
        ...leftUnread(text, 'ycsb'),
      ],
      settings: runs[0]?.settings ?? {},
    });
  },
};

/** What the exporters JSONMeasurementsExporter and JSONArrayMeasurementsExporter write. */
const jsonHead = /"metric"\s{0,20}:\s{0,20}"OVERALL",\s{0,40}"measurement"\s{0,20}:\s{0,20}"RunTime\(ms\)"/;

/**
 * The entries of the JSON as the lines of the text that say the same.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} make
 * @returns {{ lines: import('../shared/blocks.js').Line[], warnings: import('../../model/parser.js').Warning[] }} the warnings name what is
 *   not JSON, and a document that is cut
 */
function linesOfJson(source, make) {
  const { documents, warnings } = jsonDocuments(source, make);
  const lines = documents
    .flatMap(({ value, line }) => (Array.isArray(value) ? value : [value]).map((each) => ({ each, line })))
    .filter(({ each }) => typeof each?.metric === 'string' && typeof each.measurement === 'string')
    .map(({ each, line }) => ({
      text: `[${each.metric}], ${each.measurement}, ${String(each.value)}`,
      line,
    }));
  return { lines, warnings };
}
