import { changeWords } from '../../model/describeChange.js';
import { roundLimit } from '../../model/quantity.js';

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
 * A change as it stands in a drawing: `+12 % (+8 to +16)`, `≥ +300 %` where a side is a bound.
 *
 * @param {Pick<import('../../model/chartData.js').ChartChange, 'change' | 'interval' | 'limit' | 'digits'>} change
 */
export function changeText({ change, interval, limit, digits }) {
  const signed = (/** @type {number} */ share) => {
    const exact = Math.abs(share) * 100;
    const known = digits ? Number(exact.toPrecision(digits)) : exact;
    const size = limit ? roundLimit(exact, 0, limit) : Math.round(known);
    return `${size === 0 ? '' : share > 0 ? '+' : '\u2212'}${size}`;
  };
  // at least 50 % less is no more than -50 %
  const sign = limit ? ((limit === 'least') === change >= 0 ? '≥\u2009' : '≤\u2009') : '';
  const range = interval ? ` (${signed(interval.low)} to ${signed(interval.high)})` : '';
  return `${sign}${signed(change)}\u2009%${range}`;
}
