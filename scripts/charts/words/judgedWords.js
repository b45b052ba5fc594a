import { hasZero, unitShown } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';
import { changeWords } from './kindWords.js';

/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * How one result differs from the one before: `62 % less (51 to 74)`, `no clear difference`; where there is no percentage, `5 °C less`.
 *
 * @param {Summary} before
 * @param {Summary} after
 * @param {Pick<import('../../statistics/judge.js').Judgement, 'change' | 'interval' | 'verdict'>} judged
 */
export function judgedWords(before, after, { change, interval, verdict }) {
  if (change !== null && hasZero(after.unit)) return changeWords({ change, interval, verdict });
  if (verdict === 'unclear') return 'no clear difference';
  const difference = after.mean - before.mean;
  return `${formatQuantity(Math.abs(difference), unitShown(after))} ${difference > 0 ? 'more' : 'less'}`;
}
