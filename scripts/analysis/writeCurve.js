import { leadAbove } from './leadAbove.js';
import { rateOverTime } from './rateOverTime.js';

/** Points of a curve that a page holds: of a longer series, each at least a hundredth of the whole after the one before. */
const most = 100;

/**
 * How long the first bytes of a fill took, for every amount: what it takes to say how long a copy lasts.
 *
 * @param {import('../model/series.js').Series} series a rate of writing
 * @param {{ capacity?: number | null }} [context] bytes, for a series over the share of the capacity
 * @returns {[number, number][]} bytes from the start and seconds, both ascending, from zero; of steps that a source describes, each
 */
export function writeCurve(series, context) {
  const over = rateOverTime(series, context);
  if (!over) return [];
  const { amount, ends, start } = over;
  const step = amount[amount.length - 1] / most;
  /** @type {[number, number][]} */
  const points = [[0, 0]];
  let next = step;
  for (let at = 0; at < amount.length; at += 1) {
    const isLast = at === amount.length - 1;
    if (amount.length > most && amount[at] < next && !isLast) continue;
    points.push([Number(amount[at].toPrecision(6)), Number((ends[at] - start).toPrecision(6))]);
    next = amount[at] + step;
  }
  return series.stated ? points : withoutStraight(points);
}

/** Both numbers of a point have six digits: what a straight line misses by less is on it. */
const sameTime = 5e-6;

/**
 * Between its points the rate of a curve is even: it needs one where it bends.
 *
 * @param {[number, number][]} points
 */
function withoutStraight(points) {
  const [first, ...others] = points;
  const kept = [first];
  /** @type {typeof points} */
  let passed = [];
  for (const [at, point] of others.entries()) {
    const from = kept[kept.length - 1];
    if (!passed.every((each) => isBetween(from, each, point))) {
      kept.push(others[at - 1]);
      passed = [];
    }
    passed.push(point);
  }
  return [...kept, ...others.slice(-1)];
}

/** @param {[number, number]} from @param {[number, number]} point @param {[number, number]} to */
function isBetween(from, point, to) {
  const even = from[1] + ((point[0] - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  return Math.abs(even - point[1]) <= sameTime * point[1];
}

/**
 * The curves of the fastest and of the slowest rates that a source gives, where it gives ranges.
 *
 * @param {import('../model/series.js').Series} series
 * @param {{ capacity?: number | null }} [context]
 */
export const writeBand = (series, context) => bandEnds(series).map((end) => writeCurve(end, context));

/**
 * The series at the fastest and at the slowest rates that a source gives; none where it gives no ranges.
 *
 * @param {import('../model/series.js').Series} series
 * @returns {import('../model/series.js').Series[]}
 */
export function bandEnds(series) {
  const { low, high, values } = series;
  if (!low || !high || !low.some((value, at) => value > 0 && value < high[at])) return [];
  const fast = values.map((value, at) => Math.max(value, high[at]));
  const slow = values.map((value, at) => (low[at] > 0 ? Math.min(value, low[at]) : value));
  return [fast, slow].map((rates) => ({ ...series, values: rates }));
}

/**
 * When a number of bytes had been written, between windows by their rate.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} bytes from the start
 * @returns {number | null} seconds on the series' clock; `null` where the run ends before
 */
function timeAtBytes({ ends, widths, rates, amount }, bytes) {
  const i = amount.findIndex((sum) => sum >= bytes);
  if (i < 0) return null;
  return rates[i] === 0 ? ends[i] - widths[i] : ends[i] - (amount[i] - bytes) / rates[i];
}

/**
 * How long the first bytes took.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} bytes
 * @returns {number | null} seconds
 */
export function timeToWriteFirst(over, bytes) {
  const at = timeAtBytes(over, bytes);
  return at === null ? null : at - over.start;
}

/**
 * How long the last bytes took.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} bytes
 * @returns {number | null} seconds
 */
export function timeToWriteLast(over, bytes) {
  const { ends, amount } = over;
  const all = amount[amount.length - 1];
  const at = bytes > all ? null : timeAtBytes(over, all - bytes);
  return at === null ? null : ends[ends.length - 1] - Math.max(at, over.start);
}

/** It stays below when at most this share of the later time is above, as short recoveries are. */
const mostTimeAbove = 0.1;

/**
 * How full the drive is when its rate first drops below a given one and stays there.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} rate B/s
 * @returns {number | null} bytes; 0 where it never was above, `null` where it does not stay below
 */
export function fillLevelBelow(over, rate) {
  const { rates, widths, amount } = over;
  const { end } = leadAbove(over, rate);
  if (end === rates.length) return null;
  let [above, all] = [0, 0];
  for (let i = end; i < rates.length; i++) {
    all += widths[i];
    if (rates[i] > rate) above += widths[i];
  }
  return above > mostTimeAbove * all ? null : end === 0 ? 0 : amount[end - 1];
}

/**
 * Mean rate over the slowest share of the time, e.g. the worst tenth.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} share of the time, over 0 to 1
 * @returns {number} B/s
 */
export function worstShare({ rates, widths }, share) {
  const order = Array.from(rates.keys()).sort((a, b) => rates[a] - rates[b]);
  const wanted = share * widths.reduce((sum, width) => sum + width, 0);
  let seconds = 0;
  let bytes = 0;
  for (const i of order) {
    const taken = Math.min(widths[i], wanted - seconds);
    if (taken <= 0) break;
    seconds += taken;
    bytes += taken * rates[i];
  }
  return bytes / seconds;
}
