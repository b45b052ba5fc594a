import { changeWords } from '../../model/describeChange.js';

/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * How one result differs from the one before: `62 % faster (51 to 74 %)`, `no clear difference`; where there is no percentage, `5 °C cooler`.
 *
 * @param {Summary} before
 * @param {Summary} after
 * @param {Pick<import('../../statistics/judge.js').Judgement, 'change' | 'interval' | 'verdict'>} judged
 */
export const judgedWords = (before, after, judged) =>
  changeWords({ ...judged, difference: after.mean - before.mean }, after);

/**
 * A change as it stands in a drawing: `+12 % (+8 to +16)`.
 *
 * @param {Pick<import('../../model/chartData.js').ChartChange, 'change' | 'interval'>} change
 */
export function changeText({ change, interval }) {
  const signed = (/** @type {number} */ share) => {
    const whole = Math.round(share * 100);
    return `${whole > 0 ? '+' : whole < 0 ? '\u2212' : ''}${Math.abs(whole)}`;
  };
  const range = interval ? ` (${signed(interval.low)} to ${signed(interval.high)})` : '';
  return `${signed(change)}\u2009%${range}`;
}
