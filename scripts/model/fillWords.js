import { formatQuantity } from './quantity.js';

/**
 * At which rate a stretch of a fill is written, where that is no level from one end to the other: `500 MB/s, falling to 120 MB/s`.
 *
 * @param {Pick<import('./finding.js').Plateau, 'rate' | 'trend'>} plateau
 * @param {import('./quantity.js').ShownUnit} unit
 */
export const plateauWords = ({ rate, trend }, unit) =>
  trend
    ? `${formatQuantity(trend.from, unit)}, ${trend.to < trend.from ? 'falling' : 'rising'} to ${formatQuantity(trend.to, unit)}`
    : formatQuantity(rate, unit);

/**
 * What a fill comes to in the end: the rate it sustains, or how it changes to its end.
 *
 * @param {import('./finding.js').FillProfile} fill
 * @param {import('./quantity.js').ShownUnit} unit
 * @returns {{ sustained: boolean, text: string }}
 */
export function endOfFill({ sustainedRate, plateaus }, unit) {
  if (sustainedRate !== null) return { sustained: true, text: formatQuantity(sustainedRate, unit) };
  const last = plateaus.findLast(({ trend }) => trend) ?? plateaus[plateaus.length - 1];
  return { sustained: false, text: plateauWords(last, unit) };
}
