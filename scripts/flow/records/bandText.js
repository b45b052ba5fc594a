import { formatNumber, scaleFor } from '../../model/quantity.js';

/**
 * Between which values the ranges of a source leave one open, in the prefix of its unit: `57 to 170`; empty where they show as one.
 *
 * @param {{ mean: number, band?: import('../../model/finding.js').Band }} over
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {number} digits
 */
export function bandText({ mean, band }, unit, digits) {
  if (!band) return '';
  const { factor } = scaleFor(unit, mean);
  const [low, high] = [band.low, band.high].map((end) => formatNumber(end / factor, digits));
  return low === high ? '' : `${low} to ${high}`;
}
