import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { blocksOf, cutLine, runNumbers } from './shared/blocks.js';
import { decimalNumber } from './shared/decimalNumber.js';
import { quotedHead, sourceLines } from './shared/pasted.js';
import { timeUnit } from './shared/timeUnit.js';

/** @typedef {import('../model/measurement.js').Measurement} Measurement */
/** @typedef {import('../model/measurement.js').Parameters} Parameters */

const make = '`perf bench sched pipe`, or another of its benchmarks, and keep all that it prints';
const opening = /^\s{0,12}\\?# Running '?([\w-]{1,40}\/[\w.-]{1,60})'? benchmark(?::|\.\.\.)\s*$/;
/** `perf stat` counts what such a benchmark does: its text is read for its counters. */
const counters = /^[ \t]{0,8}Performance counter stats for\b/m;
const number = String.raw`(\d[\d.,]{0,30})`;

/** What a line says of how the next values were measured. */
const settings = /** @type {[RegExp, (match: RegExpExecArray) => Parameters][]} */ ([
  [/^# function '([^']{1,80})'/, ([, name]) => ({ function: name })],
  [/^# (?:Copying|Memset|Clearing) (\d{1,9}\s?[KMGT]?B)\b/, ([, size]) => ({ 'buffer-size': size })],
  [/^# Executed (\d[\d,]{0,20}) /, ([, count]) => ({ operations: Number(count.replaceAll(',', '')) })],
  [
    /^# (\d{1,9}) sender and receiver (processes|threads) per group/,
    ([, count, kind]) => ({ senders: Number(count), mode: kind }),
  ],
  [
    /^# (\d{1,9}) groups == (\d{1,12}) /,
    ([, groups, tasks]) => ({ groups: Number(groups), tasks: Number(tasks) }),
  ],
  [
    /^Run summary \[PID \d{1,12}\]: .{0,20}?(\d{1,9}) threads\b/,
    ([, threads]) => ({ threads: Number(threads) }),
  ],
]);

/** @type {import('../model/parser.js').Parser} */
export const perfBench = {
  tool: 'perf-bench',
  title: 'perf bench',
  layouts: [
    {
      name: 'text',
      versions: '3.10 to 6.17',
      verified: true,
      reads: 'time in total and of one operation, operations and bytes per second, the time to wake threads',
      make,
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    return !counters.test(head) && head.split('\n').some((line) => opening.test(line));
  },
  parse(source) {
    const numbers = runNumbers();
    const blocks = blocksOf(sourceLines(source), (line) => opening.test(line));
    const measurements = blocks.flatMap((block) => readBlock(block, numbers));
    if (measurements.length === 0)
      throw new InputError('no value: the benchmark did not end', { line: blocks[0]?.line ?? 1, hint: make });
    return parsed({ measurements, warnings: cutLine(source.text(), (last) => /\d/.test(last)) });
  },
};

/**
 * @param {import('./shared/blocks.js').Block} block
 * @param {ReturnType<typeof runNumbers>} numbers
 */
function readBlock({ lines }, numbers) {
  const test = String(opening.exec(lines[0].text)?.[1]);
  /** @type {Parameters} */
  let parameters = {};
  /** Runs of one call, of which the last line is the mean. @type {Measurement[]} */
  const repetitions = [];
  const rows = lines.slice(1).flatMap(({ text }) => {
    const line = text.trim();
    for (const [form, read] of settings) {
      const match = form.exec(line);
      if (match) parameters = { ...parameters, ...read(match) };
    }
    const wake = waking.exec(line);
    if (wake) {
      const value = inSeconds(wake[2], 'ms');
      if (value === null) return [];
      const row = { test, parameters, metric: /** @type {const} */ ('latency'), value };
      if (wake[1])
        repetitions.push(measurement({ ...row, statistic: 'value', repetition: repetitions.length }));
      else if (repetitions.length === 0) return [measurement({ ...row, statistic: 'mean' })];
      return [];
    }
    return valuesIn(line).map((found) => measurement({ test, parameters, ...found }));
  });
  const all = [...rows, ...repetitions];
  const works = new Map(all.map(({ parameters: own }) => [JSON.stringify(own), 0]));
  for (const key of works.keys()) works.set(key, numbers.next([test, key]));
  return all.map((row) => ({ ...row, run: works.get(JSON.stringify(row.parameters)) ?? 0 }));
}

/** `[Run 1]: Wokeup 5 of 5 threads in 0.0270 ms`, and `Requeued 64 of 64 threads in 0.0785 ms (+-0.55%)` over all of them. */
const waking = new RegExp(
  String.raw`^(\[Run \d{1,6}\]: )?(?:Wokeup|Requeued|Avg per-thread latency)\b.{0,80} in ${number} ms`,
);

/**
 * @param {string} line
 * @returns {(Pick<Measurement, 'metric' | 'statistic' | 'value'> & { parameters?: Parameters })[]}
 */
function valuesIn(line) {
  const total = new RegExp(`^Total time: ${number} \\[?(u?s)ec`).exec(line);
  if (total) return valued('duration', 'value', inSeconds(total[1], total[2]));
  const single = new RegExp(`^${number} ([un]s)ecs\\/op\\b`).exec(line);
  if (single) return valued('latency', 'mean', inSeconds(single[1], single[2]));
  const rate = new RegExp(`^(?:Averaged )?${number} (?:ops|operations)\\/sec\\b`).exec(line);
  if (rate) return valued('rate', 'mean', numberIn(rate[1]));
  // perf counts 1024 bytes as a KB
  const moved = new RegExp(`^${number} ([KMGT]?)B\\/[Ss]ec\\b(?! \\(with prefault\\))`).exec(line);
  const bytes = moved && numberIn(moved[1]);
  return moved && bytes !== null
    ? valued('bandwidth', 'mean', bytes * 1024 ** ' KMGT'.indexOf(moved[2] || ' '))
    : [];
}

/**
 * @param {import('../model/metric.js').Metric} metric
 * @param {string} statistic
 * @param {number | null} value
 */
const valued = (metric, statistic, value) => (value === null ? [] : [{ metric, statistic, value }]);

/** @param {string} text @param {string} unit */
function inSeconds(text, unit) {
  const value = numberIn(text);
  return value === null ? null : scaled(value, timeUnit(unit) ?? NaN);
}

/** Six decimals are what perf prints: a comma before them is the locale's mark, others group thousands. @param {string} text */
const numberIn = (text) => decimalNumber(text, /^\d{1,15},\d{6}$/.test(text) ? ',' : '.');
