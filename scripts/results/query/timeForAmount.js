import { isByteRate, isCountedRate, isResponseTime } from '../../model/isRate.js';
import { parseQuantity } from '../../model/parseQuantity.js';
import { roundStatedTime } from '../../model/statedSteps.js';
import { mean } from '../../statistics/mean.js';
import { secondsAt, statedCopy } from '../copyTime/copyTimes.js';

/**
 * How long an amount takes, which people feel sooner than a rate: `for:60GB` of bytes a second, `for:1000` of requests a second, or
 * of answers that are waited for one after another.
 *
 * @typedef {import('../../model/metric.js').Metric} Metric
 */

export const amountWord = /^for:(.+)$/;

/**
 * @param {string} written as `60GB` or `1000`
 * @param {Metric} metric
 * @returns {number | null} bytes, or how many; `null` where the metric says nothing of such an amount
 */
export function readAmount(written, metric) {
  const quantity = parseQuantity(written);
  if (!quantity || quantity.rest !== '' || !(quantity.value > 0)) return null;
  const unit = isByteRate(metric) ? 'B' : isCountedRate(metric) || isResponseTime(metric) ? null : undefined;
  return quantity.unit === unit ? quantity.value : null;
}

/** @param {string} written @param {Metric} metric @returns {import('./readQuestion.js').Complaint} */
export const wrongAmount = (written, metric) => ({
  message: `no time of ${metric} for: ${written}`,
  hint: 'write for:60GB of bytes a second, and for:1000 of what is counted a second or answered one after another; it takes a mean',
});

/**
 * @param {number} amount
 * @param {{ value: number, metric: Metric }} result in base units
 * @returns {number} seconds
 */
export const secondsFor = (amount, { value, metric }) =>
  isResponseTime(metric) ? amount * value : amount / value;

/**
 * How long the first bytes of a fill take, by the curve of each run.
 *
 * @param {number} bytes
 * @param {import('../../model/chartData.js').ChartSeries['copies']} [copies]
 * @returns {number | null} seconds, the mean over the runs; `null` where one of them wrote less
 */
export function secondsByCurves(bytes, copies) {
  const runs = copies?.runs.map((curve) => secondsAt(curve, bytes)) ?? [];
  if (!copies || runs.length === 0 || runs.includes(null)) return null;
  return roundStatedTime(mean(/** @type {number[]} */ (runs)), statedCopy(copies, bytes));
}
