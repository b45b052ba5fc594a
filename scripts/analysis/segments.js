import { quantile } from '../model/lib/quantile.js';
import { partition } from './partition.js';

/**
 * Where ln(rate) changes its level, dips and passages among them.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} first
 * @param {number} span seconds
 * @returns {import('./stretch.js').Stretch[]}
 */
export function segments({ rates, widths }, first, span) {
  const own = rates.subarray(first);
  const floor = Math.max(quantile(own, 0.5), quantile(own, 1) / 50) / 20;
  const logs = own.map((rate) => Math.log(Math.max(rate, floor)));
  const usualWidth = span / own.length;
  const penalty = Math.max(2 * Math.log(own.length) * noiseOf(logs) * usualWidth, 0.004 * span);
  const ends = partition(logs, widths.subarray(first), { penalty, cap: Math.log(4), step: 0.03 });
  return ends.map((end, i) => ({ from: first + (i > 0 ? ends[i - 1] : 0), to: first + end }));
}

/**
 * Mean absolute deviation of Laplace noise from the median difference of neighbours, which steps leave alone: half of
 * the differences of two such values lie within 1.15 times it.
 *
 * @param {Float64Array} logs
 */
function noiseOf(logs) {
  if (logs.length < 2) return 0;
  const differences = logs.subarray(1).map((value, i) => Math.abs(value - logs[i]));
  return Math.max(0.01, quantile(differences, 0.5) / 1.146);
}
