import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { blocksOf, cutLine, isEnded, joinRuns } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';
import { leftUnread, toolsIn } from '../shared/toolsInText.js';
import { isLog, readLog } from './log.js';
import { readRun } from './run.js';

const make = 'run `pgbench` and keep all that it prints';
const version = /^\s{0,40}pgbench \((?:PostgreSQL\) )?(\d{1,2}(?:\.\d{1,2})?\S{0,20})/;
const type = /^\s{0,40}transaction type: /;
const begins = /^\s{0,40}(?:pgbench \(|starting vacuum)/;
const rate = /^\s{0,40}tps = /;
const restated =
  /^\s{0,40}(?:progress|scaling factor|number of clients|number of transactions actually processed): /;

/** @type {import('../../model/parser.js').Parser} */
export const pgbench = {
  tool: 'pgbench',
  title: 'pgbench',
  layouts: [
    {
      name: 'text',
      versions: '9.0 to 18',
      verified: true,
      reads:
        'transactions per second, latency, failed transactions, the readings of --progress, latency of scripts and statements',
      make,
    },
    {
      name: 'log of --log',
      versions: '9.0 to 18',
      verified: true,
      reads: 'the latency of every transaction over time, or of every interval with its rate',
      make: 'run `pgbench --log`, and keep `pgbench_log.*`',
    },
  ],
  recognise: (source) => isLog(source.headText()) || toolsIn(source)[0] === 'pgbench',
  parse(source) {
    const text = source.text();
    if (isLog(source.headText())) return readLog(text, make);
    const lines = sourceLines(source);
    const blocks = blocksOf(lines, beginsRun).filter(({ lines: own }) =>
      own.some((each) => type.test(each.text) || rate.test(each.text)),
    );
    const runs = blocks.map(readRun);
    const read = joinRuns(runs);
    if (runs.length === 0) throw new InputError('no run of pgbench', { line: 1, hint: make });
    if (read.measurements.length + read.series.length === 0) {
      const [said] = read.warnings;
      throw new InputError(said?.message ?? 'no run came to its end', {
        line: said?.line ?? blocks[0].line,
        hint: make,
      });
    }
    return parsed({
      toolVersion: lines.map((line) => version.exec(line.text)?.[1].replace(/\)$/, '')).find(Boolean) ?? null,
      ...read,
      warnings: [
        ...read.warnings,
        ...(runs.length > 1 ? versionsOf(lines) : []),
        ...cutLine(
          text,
          (line) => /[=:] |^\s{0,20}\d/.test(line) && !/ time[s)]{1,2}\s*$|establishing\)\s*$/.test(line),
        ),
        ...leftUnread(text, 'pgbench'),
      ],
      settings: runs[0].settings,
    });
  },
};

/** @param {import('../shared/blocks.js').Line[]} lines */
function versionsOf(lines) {
  const all = [...new Set(lines.flatMap((line) => version.exec(line.text)?.[1] ?? []))];
  return all.length > 1 ? [warning(`written by several versions: ${all.join(', ')}`)] : [];
}

/**
 * A run begins with the line of the version or of the vacuum; where neither was kept, with its type after the rate of another.
 *
 * @param {string} text
 * @param {import('../shared/blocks.js').Line[]} before
 */
function beginsRun(text, before) {
  const ended = isEnded(before, rate);
  if (begins.test(text)) return ended || (/pgbench \(/.test(text) && before.length > 0);
  return ended && (type.test(text) || restated.test(text));
}
