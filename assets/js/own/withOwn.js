import { ownProduct } from '../../../scripts/model/ownProduct.js';

/**
 * A reader's own result beside the measured ones.
 *
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 *
 * @param {PageChart} data
 * @param {import('../../../scripts/results/runs/ownResults.js').OwnResults | null} own
 * @returns {PageChart}
 */
export function withOwn(data, own) {
  if (!own) return data;
  const caution = {
    head: `${ownProduct.name}: not measured by us.`,
    text: `${ownProduct.name}: a result of your own, ${own.words}, not measured by us nor by this methodology.`,
  };
  return {
    ...data,
    products: [...data.products, ownProduct],
    rows: [...data.rows, ...own.rows],
    series: [...data.series, ...own.series],
    cautions: [...data.cautions, caution],
  };
}
