import { metrics, unitShown } from '../model/metric.js';
import { missedWords } from '../model/missedWords.js';
import { formatNumber, scaleFor } from '../model/quantity.js';

/** @typedef {import('./caption.js').ChartData} ChartData */

/**
 * @param {import('../model/chartData.js').ChartProduct[]} products
 * @param {string} id
 */
export const nameOf = (products, id) => products.find((product) => product.id === id)?.name ?? id;

/**
 * The products that a chart has no result of.
 *
 * @param {{ rows: { product: string }[], products: import('../model/chartData.js').ChartProduct[] }} data
 */
export function silentWords({ rows, products }) {
  const silent = products.filter(({ id }) => !rows.some(({ product }) => product === id));
  return silent.length > 0 ? [`No result: ${silent.map(({ name }) => name).join(', ')}.`] : [];
}

/**
 * `62 % more (51 to 74)`, or that there is no clear difference.
 *
 * @param {import('../model/chartData.js').ChartChange} change
 */
export function changeWords({ change, interval, verdict }) {
  const percent = (/** @type {number} */ share) => String(Math.round(share * 100)).replace('-', '\u2212');
  if (verdict === 'unclear') return `no clear difference${interval ? ` (${missedWords(interval)})` : ''}`;
  const words = `${percent(Math.abs(change))}\u2009% ${change < 0 ? 'less' : 'more'}`;
  return interval ? `${words} (${percent(interval.low)} to ${percent(interval.high)})` : words;
}

/**
 * What a unit of money buys, for metrics of which more is better.
 *
 * @param {import('../model/chartData.js').ChartRow} row
 * @param {ChartData} data
 */
export function valueForMoney({ product, summary }, { products }) {
  const price = products.find(({ id }) => id === product)?.price ?? null;
  if (!price) return null;
  const ratio = summary.mean / price.amount;
  if (metrics[summary.metric].better !== 'higher') return { price, ratio, text: '' };
  const { factor, symbol } = scaleFor(unitShown(summary), ratio);
  return { price, ratio, text: `${formatNumber(ratio / factor, 3)}\u2009${symbol} per ${price.currency}` };
}

/** @param {Extract<import('../model/finding.js').Finding, { kind: 'steady-state' }>} found */
export const steadyWords = ({ reached, lasts, fromRound, toRound, rounds }) =>
  reached
    ? `steady in rounds ${fromRound} to ${toRound}${rounds ? ` of ${rounds}` : ''}${lasts || toRound === rounds ? '' : ', not in all later ones'}`
    : `no steady state${rounds ? ` in ${rounds} rounds` : ''}`;
