import { series } from '../../model/series.js';
import { warning } from '../../model/parser.js';
import { numberIn } from '../shared/jsonDocument.js';

/**
 * Readings over time: of all streams together, and of each one where there are several. Intervals that the test was to omit
 * are no part of it.
 *
 * @param {unknown} intervals
 * @param {{ run: number, parameters: import('../../model/measurement.js').Parameters }} place
 */
export function intervalSeries(intervals, { run, parameters }) {
  const counted = (Array.isArray(intervals) ? intervals : []).filter((each) => each?.sum?.omitted !== true);
  /** @type {Map<string, Line>} */
  const lines = new Map();
  let broken = 0;
  for (const interval of counted) {
    const sums = [
      ['', interval?.sum],
      ['reverse', interval?.sum_bidir_reverse],
    ];
    for (const [flow, sum] of sums) if (sum) broken += add(lines, `${flow}`, { reverse: flow !== '' }, sum);
    const streams = Array.isArray(interval?.streams) ? interval.streams : [];
    if (streams.length < 2) continue;
    for (const each of streams)
      if (each) broken += add(lines, `stream ${each.socket}`, { stream: String(each.socket) }, each);
  }
  const found = [...lines.values()].map(({ own, times, values }) =>
    series({
      run,
      parameters: withOwn(parameters, own),
      metric: 'throughput',
      times: Float64Array.from(times),
      values: Float64Array.from(values),
    }),
  );
  const warnings =
    broken > 0
      ? [warning(`${broken} interval${broken > 1 ? 's' : ''} without a rate or an end, left out`)]
      : [];
  return { series: found, warnings };
}

/**
 * @typedef {{ own: { stream?: string, reverse?: boolean }, times: number[], values: number[] }} Line
 *
 * @param {import('../../model/measurement.js').Parameters} parameters
 * @param {Line['own']} own
 */
function withOwn(parameters, { stream, reverse }) {
  return {
    ...parameters,
    ...(stream === undefined ? {} : { stream }),
    ...(reverse ? { reverse: true } : {}),
  };
}

/**
 * @param {Map<string, Line>} lines
 * @param {string} key
 * @param {Line['own']} own
 * @param {any} reading
 * @returns {number} 1 where the reading says nothing
 */
function add(lines, key, own, reading) {
  if (reading.omitted === true) return 0;
  const end = numberIn(reading.end);
  const rate = numberIn(reading.bits_per_second);
  const line = lines.get(key) ?? { own, times: [], values: [] };
  const before = line.times[line.times.length - 1] ?? -Infinity;
  if (end === null || rate === null || rate < 0 || end < 0 || end < before) return 1;
  line.times.push(end);
  line.values.push(rate);
  lines.set(key, line);
  return 0;
}
