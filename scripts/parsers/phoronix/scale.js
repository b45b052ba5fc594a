import { byteUnit } from '../shared/unitWord.js';

/** @typedef {import('../../model/metric.js').Metric} Metric */

/** Scales as test profiles write them, in lower case, and what one of it is in the base unit. */
const scales = new Map(
  /** @type {[string, [Metric, number]][]} */ ([
    ...['seconds', 'second', 'sec', 's'].map((word) => [word, ['duration', 1]]),
    ...['milliseconds', 'ms', 'msec'].map((word) => [word, ['duration', 1e-3]]),
    ...['microseconds', 'us', 'usec', 'µs'].map((word) => [word, ['duration', 1e-6]]),
    ...['nanoseconds', 'ns', 'nsec'].map((word) => [word, ['duration', 1e-9]]),
    ['minutes', ['duration', 60]],
    ...['frames per second', 'fps', 'frames / sec', 'frames/sec', 'average fps'].map((word) => [
      word,
      ['frame-rate', 1],
    ]),
    ...['requests per second', 'requests/sec', 'requests / sec', 'reqs/sec'].map((word) => [
      word,
      ['request-rate', 1],
    ]),
    ...['transactions per second', 'tps', 'transactions / sec'].map((word) => [
      word,
      ['transaction-rate', 1],
    ]),
    ...['mflops', 'mflop/s'].map((word) => [word, ['flop-rate', 1e6]]),
    ...['gflops', 'gflop/s', 'gflops/s'].map((word) => [word, ['flop-rate', 1e9]]),
    ...['tflops', 'tflop/s'].map((word) => [word, ['flop-rate', 1e12]]),
    ['mips', ['instruction-rate', 1e6]],
    ['iops', ['iops', 1]],
    ...['tokens per second', 'tokens/sec', 'tokens / sec'].map((word) => [word, ['token-rate', 1]]),
    ...['mbits/sec', 'mbit/s', 'mbits/s', 'mb/sec (bits)'].map((word) => [word, ['throughput', 1e6]]),
    ...['gbits/sec', 'gbit/s', 'gbits/s'].map((word) => [word, ['throughput', 1e9]]),
    ...['score', 'points'].map((word) => [word, ['score', 1]]),
    ...['watts', 'watt'].map((word) => [word, ['power', 1]]),
    ...['joules', 'joule'].map((word) => [word, ['energy', 1]]),
    ...['celsius', '°c'].map((word) => [word, ['temperature', 1]]),
    ['megahertz', ['clock', 1e6]],
  ]),
);

/** Which way is better in each, to be checked against what the file says. @type {Partial<Record<Metric, 'lower'>>} */
const lower = { duration: 'lower', power: 'lower', energy: 'lower', temperature: 'lower' };
const either = new Set(['clock', 'power', 'energy', 'temperature']);

/**
 * The metric of a scale, if one is certain: seconds of which more are better (battery life) are no duration.
 *
 * @param {string} scale
 * @param {'higher' | 'lower' | undefined} better
 * @returns {{ metric: Metric, factor: number } | null} `null`: the test's own measure
 */
export function metricOfScale(scale, better) {
  const word = scale.trim().toLowerCase();
  const known = scales.get(word) ?? bytesOf(scale.trim());
  if (!known) return null;
  const [metric, factor] = known;
  const own = lower[metric] ?? 'higher';
  return better === undefined || better === own || either.has(metric) ? { metric, factor } : null;
}

/** @param {string} scale `MB/s`, `GiB/s`, `byte/s`, `KB/sec` @returns {[Metric, number] | null} */
function bytesOf(scale) {
  const match = /^(?:([KMGT]i?)B|(?:[Bb]ytes?|B))(?:\/s(?:ec)?| ?\/ ?[Ss]ec(?:ond)?| [Pp]er [Ss]econd)$/.exec(
    scale,
  );
  if (!match) return null;
  const factor = match[1] ? byteUnit(`${match[1]}B`) : 1;
  return factor === null ? null : ['bandwidth', factor];
}
