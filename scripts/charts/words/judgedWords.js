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
