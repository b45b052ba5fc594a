import { quantile } from '../model/lib/quantile.js';

/**
 * What was done when: the readings of a rate as windows without holes.
 *
 * @typedef {object} RateOverTime
 * @property {number} start seconds at which the first window begins
 * @property {Float64Array} ends seconds
 * @property {Float64Array} widths seconds
 * @property {Float64Array} rates in the unit of the series
 * @property {Float64Array} amount what was done since the start, at the end of each window
 */

/** A step between two readings that is longer than this many usual ones holds missing windows. */
const gapFrom = 1.75;
const mostWindowsOfGap = 10_000;

/**
 * Readings are averages over the time since the one before. Tools leave out windows in which nothing was done, so a
 * hole in a regular log is zero. Before the first reading there may have been a ramp time: nothing is said about it.
 *
 * @param {import('../model/series.js').Series} series a rate
 * @param {{ capacity?: number | null }} [context] bytes, for a series over the share of the capacity
 * @returns {RateOverTime | null} `null` where the axis is a share of an unknown capacity, or nothing was done
 */
export function rateOverTime(series, { capacity = null } = {}) {
  if (series.axis === 'fraction' && capacity === null) return null;
  const windows = series.axis === 'time' ? windowsOfTime(series) : windowsOfBytes(series, capacity ?? 1);
  const { start, widths, rates } = windows;
  const ends = new Float64Array(widths.length);
  const amount = new Float64Array(widths.length);
  let seconds = start;
  let bytes = 0;
  for (let i = 0; i < widths.length; i++) {
    ends[i] = seconds += widths[i];
    amount[i] = bytes += widths[i] * rates[i];
  }
  return bytes > 0
    ? { start, ends, widths: Float64Array.from(widths), rates: Float64Array.from(rates), amount }
    : null;
}

/** @param {import('../model/series.js').Series} series */
function windowsOfTime({ times, values }) {
  const usual = usualStep(times);
  const first = times[0] > 0 && times[0] <= gapFrom * usual.step ? times[0] : usual.step;
  /** @type {number[]} */
  const widths = [];
  /** @type {number[]} */
  const rates = [];
  for (let i = 0; i < times.length; i++) {
    const step = i === 0 ? first : times[i] - times[i - 1];
    if (!(step > 0)) continue;
    const hole = usual.regular && step > gapFrom * usual.step ? step - usual.step : 0;
    const missing = Math.min(Math.round(hole / usual.step), mostWindowsOfGap);
    for (let k = 0; k < missing; k++) {
      widths.push(hole / missing);
      rates.push(0);
    }
    widths.push(step - (missing > 0 ? hole : 0));
    rates.push(values[i]);
  }
  return { start: times[0] - first, widths, rates };
}

/**
 * The step between readings, and whether nine in ten keep to it: only then is a longer one a hole.
 *
 * @param {Float64Array} times
 */
function usualStep(times) {
  const steps = times
    .subarray(1)
    .map((time, i) => time - times[i])
    .filter((step) => step > 0);
  if (steps.length === 0) return { step: times[0] > 0 ? times[0] : 1, regular: false };
  const step = quantile(steps, 0.5);
  const near = steps.filter((each) => Math.abs(each - step) <= step / 4).length;
  return { step, regular: near >= 0.9 * steps.length };
}

/**
 * @param {import('../model/series.js').Series} series over bytes, or over shares of the capacity
 * @param {number} capacity bytes
 */
function windowsOfBytes({ axis, times, values, low }, capacity) {
  const unit = axis === 'fraction' ? capacity : 1;
  /** @type {number[]} */
  const widths = [];
  /** @type {number[]} */
  const rates = [];
  // Steps described in words are of unequal length, and the first begins with the drive.
  const fromStart = low !== null || (times.length > 1 && times[0] === 0);
  let from = fromStart ? 0 : Math.max(0, times[0] - (times[1] - times[0]));
  for (let i = 0; i < times.length; i++) {
    // A curve that starts at zero has a value there, and no bytes before it.
    if (times[i] > from && values[i] > 0) {
      widths.push(((times[i] - from) * unit) / values[i]);
      rates.push(values[i]);
    }
    from = times[i];
  }
  return { start: 0, widths, rates };
}
