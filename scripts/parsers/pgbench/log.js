import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';

/** Of each transaction: client, number, time in µs, script, and when it ended, in seconds and µs; failed ones have a word. */
const row =
  /^(\d{1,6}) (\d{1,12}) (\d{1,12}|failed|skipped|serialization|deadlock) (\d{1,4}) (1\d{9}) (\d{1,6})(?: \d{1,12}){0,2}$/;
/** Of each interval: its start, transactions, the sum of their times, of the squares, the least, the largest. */
const interval = /^(1\d{9}) (\d{1,12}) (\d{1,18}) (\d{1,24}) (\d{1,12}) (\d{1,12})(?: \d{1,24}){0,16}$/;

/** @param {string} head */
export function isLog(head) {
  const lines = head
    .split('\n', 6)
    .filter((line, at, all) => line !== '' && (at < all.length - 1 || at === 0));
  return (
    lines.length > 0 && (lines.every((line) => row.test(line)) || lines.every((line) => interval.test(line)))
  );
}

/**
 * What `--log` writes, also with `--aggregate-interval`.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readLog(text, hint) {
  const lines = text.split('\n').filter((line) => line !== '');
  const read = row.test(lines[0]) ? readTransactions(lines) : readIntervals(lines);
  if (read.series.length === 0) throw new InputError('no transaction came to its end', { line: 1, hint });
  return parsed({
    ...read,
    warnings: [...read.warnings, ...cutLine(text, () => true)],
  });
}

/** @param {string[]} lines */
function readTransactions(lines) {
  const all = lines.flatMap((line) => {
    const match = row.exec(line);
    return match ? [{ time: Number(match[5]) + Number(match[6]) / 1e6, latency: Number(match[3]) }] : [];
  });
  const ended = all.filter(({ latency }) => !Number.isNaN(latency)).sort((a, b) => a.time - b.time);
  const failed = all.length - ended.length;
  return {
    measurements: [measurement({ metric: 'errors', statistic: 'total', value: failed })],
    series:
      ended.length === 0
        ? []
        : [
            series({
              metric: 'latency',
              times: Float64Array.from(ended, ({ time }) => Number((time - ended[0].time).toFixed(6))),
              values: Float64Array.from(ended, ({ latency }) => scaled(latency, 1e-6)),
            }),
          ],
    warnings: [
      ...(failed > 0 ? [warning(`${failed} of ${all.length} transactions failed or were skipped`)] : []),
      ...unread(lines.length - all.length),
    ],
  };
}

/** @param {string[]} lines */
function readIntervals(lines) {
  const all = lines.flatMap((line) => {
    const match = interval.exec(line);
    return match ? [match.slice(1).map(Number)] : [];
  });
  const length = all.length > 1 ? all[1][0] - all[0][0] : NaN;
  // a line names the second in which its interval begins
  const times = (/** @type {number[][]} */ rows) =>
    Float64Array.from(rows, ([start]) => start - all[0][0] + (length > 0 ? length : 0));
  const busy = all.filter(([, count]) => count > 0);
  return {
    measurements: [],
    series: [
      ...(length > 0
        ? [
            series({
              metric: 'transaction-rate',
              times: times(all),
              values: Float64Array.from(all, ([, count]) => count / length),
            }),
          ]
        : []),
      ...(busy.length > 0
        ? [
            series({
              metric: 'latency',
              times: times(busy),
              values: Float64Array.from(busy, ([, count, sum]) => scaled(sum / count, 1e-6)),
            }),
          ]
        : []),
    ],
    warnings: [
      ...(length > 0 ? [] : [warning('one interval alone: its length is not known, and so no rate')]),
      ...unread(lines.length - all.length),
    ],
  };
}

/** @param {number} count */
const unread = (count) => (count > 0 ? [warning(`${count} lines are no records and are left out`)] : []);
