import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { classicResults } from './classic.js';
import { omniResults } from './omni.js';
import { resultRows } from './rows.js';

const make = 'run `netperf` and keep all that it prints';

/** @type {import('../../model/parser.js').Parser} */
export const netperf = {
  tool: 'netperf',
  title: 'netperf',
  layouts: [
    {
      name: 'tables of stream and request/response tests',
      versions: '2.4 to 2.7',
      verified: true,
      reads: 'throughput, transactions per second, processor use; of several instances at a time each one',
      make,
    },
    {
      name: 'chosen values: CSV of -o, pairs of -k',
      versions: '2.5 to 2.7',
      verified: true,
      reads: 'the same as the tables, and latency with its percentiles',
      make: 'run `netperf ... -- -k THROUGHPUT,THROUGHPUT_UNITS,MEAN_LATENCY,P99_LATENCY`',
    },
  ],
  recognise: (source) => toolsIn(source)[0] === 'netperf',
  parse(source) {
    const text = source.text();
    const lines = sourceLines(source);
    const found = [...classicResults(lines), ...omniResults(lines)].sort((a, b) => a.line - b.line);
    if (found.length === 0)
      throw new InputError('no result of netperf: the test did not end', { line: 1, hint: make });
    const atOnce = ranAtOnce(lines);
    const begun = lines.filter((line) => title.test(line.text)).length;
    const measurements = found.flatMap((result, at) =>
      resultRows(result, atOnce ? { run: 0, instance: at + 1 } : { run: at }),
    );
    if (measurements.length === 0)
      throw new InputError('no data was transferred', { line: found[0].line, hint: make });
    const doubted = lines.find((line) => /Desired confidence was not achieved/.test(line.text));
    return parsed({
      measurements,
      warnings: [
        ...(atOnce
          ? [warning(`${found.length} instances ran at the same time: their rates add up to that of the run`)]
          : []),
        ...found.flatMap(({ assumed, line, rates }) =>
          assumed ? [warning(`the throughput has no unit: taken as ${rates[0].unit}`, line)] : [],
        ),
        ...(begun > found.length
          ? [warning(`${begun - found.length} of ${begun} tests have no result: they did not end`)]
          : []),
        ...(doubted ? [warning('netperf did not reach the confidence it was asked for', doubted.line)] : []),
        ...cutLine(text, (line) => /\d/.test(line)),
        ...leftUnread(text, 'netperf'),
      ],
      settings: found[0].seconds === null ? {} : { duration: `${found[0].seconds} s` },
    });
  },
};

const title = /\bTEST (?:from|to) /;

/**
 * Instances ran at once where a script put them into the background, or where the title of the next one comes before the
 * result of the last.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 */
function ranAtOnce(lines) {
  if (lines.filter(({ text }) => /\bnetperf\s.{0,400}&\s*$/.test(text)).length > 1) return true;
  let open = 0;
  for (const { text } of lines) {
    if (title.test(text)) open += 1;
    else if (/^\s{0,8}\d[\d.\s-]{8,200}$/.test(text)) open = 0;
    if (open > 1) return true;
  }
  return false;
}
