import { missedWords } from '../../model/missedWords.js';
import { formatNumber } from '../../model/quantity.js';

/**
 * @param {import('../../model/chartData.js').ChartProduct[]} products
 * @param {string} id
 */
export const nameOf = (products, id) => products.find((product) => product.id === id)?.name ?? id;

/**
 * What a row or a line of a chart is called: its product, and its label where there are several of one.
 *
 * @param {import('../../model/chartData.js').ChartProduct[]} products
 * @param {{ product: string, label: string }} of
 */
export const lineName = (products, { product, label }) =>
  [nameOf(products, product), label].filter(Boolean).join(', ');

/**
 * The products that a chart has no result of.
 *
 * @param {{ rows: { product: string }[], products: import('../../model/chartData.js').ChartProduct[] }} data
 */
export function silentWords({ rows, products }) {
  const silent = products.filter(({ id }) => !rows.some(({ product }) => product === id));
  return silent.length > 0 ? [`No result: ${silent.map(({ name }) => name).join(', ')}.`] : [];
}

/** From here on a change is told as a multiple: 19 times as much, not 1807 % more. */
const manyfold = 2;

/**
 * `62 % more (51 to 74)`, `19 times as much (17 to 21)`, or that there is no clear difference.
 *
 * @param {Pick<import('../../model/chartData.js').ChartChange, 'change' | 'interval' | 'verdict'>} found
 */
export function changeWords({ change, interval, verdict }) {
  const percent = (/** @type {number} */ share) => String(Math.round(share * 100)).replace('-', '\u2212');
  if (verdict === 'unclear') return `no clear difference${interval ? ` (${missedWords(interval)})` : ''}`;
  if (change >= manyfold) {
    const times = (/** @type {number} */ share) => formatNumber(1 + share, 2);
    return `${times(change)} times as much${interval ? ` (${times(interval.low)} to ${times(interval.high)})` : ''}`;
  }
  const words = `${percent(Math.abs(change))}\u2009% ${change < 0 ? 'less' : 'more'}`;
  return interval ? `${words} (${percent(interval.low)} to ${percent(interval.high)})` : words;
}

/** @param {Extract<import('../../model/finding.js').Finding, { kind: 'steady-state' }>} found */
export const steadyWords = ({ reached, lasts, fromRound, toRound, rounds }) =>
  reached
    ? `steady in rounds ${fromRound} to ${toRound}${rounds ? ` of ${rounds}` : ''}${lasts || toRound === rounds ? '' : ', not in all later ones'}`
    : `no steady state${rounds ? ` in ${rounds} rounds` : ''}`;
