import { rateOverTime } from './rateOverTime.js';

/** Points of a curve that a page holds: of a longer series, each at least a hundredth of the whole after the one before. */
const most = 100;

/**
 * How long the first bytes of a fill took, for every amount: what it takes to say how long a copy lasts.
 *
 * @param {import('../model/series.js').Series} series a rate of writing
 * @param {{ capacity?: number | null }} [context] bytes, for a series over the share of the capacity
 * @returns {[number, number][]} bytes from the start and seconds, both ascending, from zero
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
  return points;
}

/**
 * The curves of the fastest and of the slowest rates that a source gives, where it gives ranges.
 *
 * @param {import('../model/series.js').Series} series
 * @param {{ capacity?: number | null }} [context]
 */
export function writeBand(series, context) {
  const { low, high, values } = series;
  if (!low || !high || !low.some((value, at) => value > 0 && value < high[at])) return [];
  const fast = values.map((value, at) => Math.max(value, high[at]));
  const slow = values.map((value, at) => (low[at] > 0 ? Math.min(value, low[at]) : value));
  return [fast, slow].map((rates) => writeCurve({ ...series, values: rates }, context));
}
