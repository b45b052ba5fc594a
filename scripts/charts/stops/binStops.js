import { formatPercent, formatQuantity } from '../../model/quantity.js';
import { lineName } from '../words/lineNames.js';
import { markLine } from './summaryTooltip.js';
import { referencedItems } from './referencedItems.js';

/** px that a row takes at least, however flat it is. */
const least = 26;

/**
 * The steps of a distribution, a row for each product; those without a value say nothing.
 *
 * @param {import('./stop.js').Seen} seen
 * @returns {import('./stop.js').Stop[][]}
 */
export function binStops({ scene, shown }) {
  const [left, top] = scene.origin;
  return referencedItems(scene, 'data-line').map((steps) => {
    const heights = steps.map(({ item }) => item.y);
    const foot = Math.max(...heights);
    const head = Math.min(foot - least, ...heights);
    return steps.slice(1).flatMap(({ item, of }, at) => {
      if (of.share === 0) return [];
      const from = left + steps[at].item.x;
      const to = left + item.x;
      return [
        {
          product: of.product,
          x: (from + to) / 2,
          y: top + item.y,
          box: { left: from, right: to, top: top + head - 4, bottom: top + foot + 6 },
          tell: () => tellBin(of, shown),
        },
      ];
    });
  });
}

/**
 * @param {{ product: string, label: string, from: number, to: number, share: number }} bin seconds
 * @param {import('../../model/chartData.js').Chart} shown
 * @returns {import('./stop.js').Tooltip}
 */
function tellBin({ product, label, from, to, share }, { products, rows }) {
  const known = products.find(({ id }) => id === product);
  const quantiles = rows
    .filter((row) => row.product === product && row.label === label)
    .sort((a, b) => a.summary.mean - b.summary.mean);
  return {
    title: lineName(products, { product, label }),
    value: `${formatPercent(share)} of all values`,
    lines: [
      ...markLine(known),
      `between ${formatQuantity(from, 's')} and ${formatQuantity(to, 's')}, all counted runs together`,
      ...quantiles.map(
        ({ summary: { statistic, mean, n } }) =>
          `${statistic === 'p50' ? 'median' : statistic} ${formatQuantity(mean, 's')}, mean of ${n} ${n === 1 ? 'run' : 'runs'}`,
      ),
    ],
  };
}
