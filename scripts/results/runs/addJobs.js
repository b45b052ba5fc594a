import { metrics } from '../../model/metric.js';
import { withoutParts } from '../../model/parameters.js';
import { series } from '../../model/series.js';

/**
 * The readings of several jobs at the same time as one series: rates add up, latencies are averaged. They are joined by time, not
 * by row, because windows without I/O are absent and jobs drift apart by some milliseconds.
 *
 * @param {import('../../model/series.js').Series[]} list of one test and metric with the same parameters but for the job
 * @returns {import('../../model/series.js').Series}
 */
export function addJobs(list) {
  const [first] = list;
  const window = windowOf(list);
  /** @type {Map<number, { sum: number, count: number }>} */
  const windows = new Map();
  for (const each of list) addSeries(windows, each, window);
  const numbers = [...windows.keys()].sort((a, b) => a - b);
  const joined = numbers.map((number) => /** @type {{ sum: number, count: number }} */ (windows.get(number)));
  return series({
    ...first,
    parameters: withoutParts(first.parameters),
    times: Float64Array.from(numbers, (number) => Math.round(number * window * 1000) / 1000),
    values: Float64Array.from(joined, ({ sum, count }) => (metrics[first.metric].adds ? sum : sum / count)),
    low: null,
    high: null,
    points: list.reduce((sum, { points }) => sum + points, 0),
    duration: Math.max(...list.map(({ duration }) => duration)),
    mean: undefined,
    min: undefined,
    max: undefined,
  });
}

/**
 * @param {Map<number, { sum: number, count: number }>} windows
 * @param {import('../../model/series.js').Series} one
 * @param {number} window seconds
 */
function addSeries(windows, { times, values }, window) {
  let last = 0;
  for (let at = 0; at < times.length; at++) {
    // a reading that rounds to the window of the one before it belongs to the next
    last = Math.max(Math.round(times[at] / window), last + 1);
    const entry = windows.get(last) ?? { sum: 0, count: 0 };
    windows.set(last, { sum: entry.sum + values[at], count: entry.count + 1 });
  }
}

/**
 * Of logs that were reduced unlike, the longest.
 *
 * @param {import('../../model/series.js').Series[]} list
 */
const windowOf = (list) => Math.max(...list.map((each) => spacing(each.times)));

/**
 * The time between readings: the median of the gaps, made to fit the whole length, so that its error does not add up.
 *
 * @param {Float64Array} times
 * @returns {number} seconds
 */
export function spacing(times) {
  const gaps = times.map((time, at) => (at === 0 ? time : time - times[at - 1])).sort();
  const median = Math.max(0.001, gaps[Math.floor(gaps.length / 2)]);
  const length = times[times.length - 1];
  const count = Math.max(1, Math.round(length / median));
  return Math.max(0.001, length / count);
}
