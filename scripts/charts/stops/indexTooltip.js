import { formatPercent } from '../../model/quantity.js';
import { errorBarMeaning } from '../captions/errorBarWords.js';
import { markLine } from './summaryTooltip.js';

/**
 * The mean of several results, and each of them, as shares of the base.
 *
 * @param {string} product
 * @param {import('../../model/chartData.js').Chart} shown
 * @returns {import('./stop.js').Tooltip}
 */
export function indexTooltip(product, { products, index = [] }) {
  const share = (/** @type {number} */ ratio) => formatPercent(ratio, 3);
  const found = index.find((each) => each.product === product);
  const known = products.find(({ id }) => id === product);
  return {
    title: known?.name ?? product,
    value: found ? share(found.value) : '',
    lines: [
      ...markLine(known),
      ...(found?.interval
        ? [`${share(found.interval.low)} to ${share(found.interval.high)}: ${errorBarMeaning.interval}`]
        : []),
      'geometric mean of these results, more is better',
      ...(found?.parts ?? []).map(
        ({ label, ratio, weight }) => `${label}: ${share(ratio)}${weight === 1 ? '' : `, weight ${weight}`}`,
      ),
    ],
  };
}
