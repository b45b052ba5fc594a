import { alongNames, loadName } from '../model/along.js';
import { metrics, unitShown } from '../model/metric.js';
import { parameterWords } from '../model/parameters.js';
import { formatNumber, formatQuantity } from '../model/quantity.js';
import { shownUnit } from '../model/shownUnit.js';
import { changeWords, nameOf, silentWords, valueForMoney } from './kindWords.js';
import { stepWords } from './stepWords.js';

/** @typedef {import('./caption.js').ChartData} ChartData */
/** @typedef {import('../model/chartData.js').ChartRow} ChartRow */

/** How many lines a sentence tells of; the rest is in the table. */
const told = 5;

/**
 * What a chart shows, for the kinds that are no ranking of products.
 *
 * @type {Readonly<Record<string, (data: ChartData) => string[]>>}
 */
export const kindSentences = Object.freeze({
  percentiles: (data) => perLine(data, quantileWords),
  histogram: (data) => perLine(data, quantileWords),
  'latency-throughput': (data) => perLine(data, pathWords),
  heatmap: (data) => perLine(data, (rows) => rangeWords(rows, shownUnit(data), cellWords(data))),
  sweep: (data) => perLine(data, (rows) => rangeWords(rows, shownUnit(data), stepWords(data))),
  overall: ({ index = [], products }) => {
    const sorted = [...index].sort((a, b) => b.value - a.value);
    const shares = sorted.map(
      ({ product, value, interval }) =>
        `${nameOf(products, product)} ${formatNumber(value * 100, 3)}\u2009%${interval ? ` (${formatNumber(interval.low * 100, 3)} to ${formatNumber(interval.high * 100, 3)}\u2009%)` : ''}`,
    );
    return [`${shares.join(', ')}.`, ...silentWords({ rows: index, products })];
  },
  scaling: (data) =>
    (data.changes ?? []).slice(0, told).map((change) => {
      const { from, to, label } = change;
      const step = `${nameOf(data.products, from)} to ${nameOf(data.products, to)}`;
      return `${label ? `${label}, ` : ''}${step}: ${changeWords(change)}.`;
    }),
  value: (data) => {
    const best = [...data.rows].sort(
      (a, b) => (valueForMoney(b, data)?.ratio ?? 0) - (valueForMoney(a, data)?.ratio ?? 0),
    );
    const lines = best.slice(0, told).map((row) => {
      const money = valueForMoney(row, data);
      const { price } = money ?? {};
      const name = [nameOf(data.products, row.product), row.label].filter(Boolean).join(', ');
      const paid = price ? ` for ${price.currency} ${price.amount.toFixed(2)}` : '';
      return `${name} with ${formatQuantity(row.summary.mean, shownUnit(data))}${paid}${money?.text ? `, ${money.text}` : ''}`;
    });
    const lead =
      metrics[data.metric].better === 'higher' && lines.length > 1 ? 'Most for the money first: ' : '';
    return [`${lead}${lines.join('; ')}.`];
  },
});

/**
 * @param {ChartData} data
 * @param {(rows: ChartRow[], unit: import('../model/quantity.js').ShownUnit) => string} words of one line
 */
function perLine(data, words) {
  const { rows, products } = data;
  const keys = [...new Set(rows.map(({ product, label }) => `${product}\n${label}`))];
  const lines = keys.slice(0, told).map((key) => {
    const [id, label] = key.split('\n');
    const own = rows.filter((row) => row.product === id && row.label === label);
    return `${[nameOf(products, id), label].filter(Boolean).join(', ')}: ${words(own, shownUnit(data))}.`;
  });
  return [
    ...lines,
    ...(keys.length > told ? [`And ${keys.length - told} more in the table.`] : []),
    ...silentWords(data),
  ];
}

const telling = new Set(['p50', 'p99', 'p99.9', 'p99.99']);

/** @param {ChartRow[]} rows @param {import('../model/quantity.js').ShownUnit} unit */
const quantileWords = (rows, unit) =>
  rows
    .filter(({ summary }) => telling.has(summary.statistic))
    .sort((a, b) => Number(a.summary.statistic.slice(1)) - Number(b.summary.statistic.slice(1)))
    .map(
      ({ summary: { statistic, mean } }) =>
        `${statistic === 'p50' ? 'median' : statistic} ${formatQuantity(mean, unit)}`,
    )
    .join(', ');

/** @param {ChartRow[]} rows */
function pathWords(rows) {
  const load = loadName(rows.map(({ summary }) => summary.parameters)) ?? '';
  const loadOf = (/** @type {ChartRow} */ { summary }) => Number(summary.parameters[load] ?? 0);
  const sorted = rows.filter(({ against }) => against).sort((a, b) => loadOf(a) - loadOf(b));
  const words = (/** @type {any} */ { summary, against }) => {
    const value = summary.parameters[load];
    const at = value === undefined ? '' : ` (${parameterWords(load, value)})`;
    return `${formatQuantity(against.mean, unitShown(against))} at ${formatQuantity(summary.mean, unitShown(summary))}${at}`;
  };
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  return first === last ? words(first) : `${words(first)} to ${words(last)}`;
}

/**
 * From the lowest to the highest, each with what it was measured at.
 *
 * @param {ChartRow[]} rows
 * @param {import('../model/quantity.js').ShownUnit} unit
 * @param {(summary: import('../model/summary.js').Summary) => string} where
 */
function rangeWords(rows, unit, where) {
  const sorted = rows.map(({ summary }) => summary).sort((a, b) => a.mean - b.mean);
  const words = (/** @type {import('../model/summary.js').Summary} */ summary) =>
    `${formatQuantity(summary.mean, unit)} (${where(summary)})`;
  const [low, high] = [sorted[0], sorted[sorted.length - 1]];
  if (sorted.length === 1) return words(low);
  return low.mean === high.mean
    ? `${formatQuantity(low.mean, unit)} throughout`
    : `${words(low)} to ${words(high)}`;
}

/** @param {ChartData} data @returns {(summary: import('../model/summary.js').Summary) => string} */
function cellWords({ rows, options }) {
  const list = rows.map(({ summary }) => summary.parameters);
  const names = alongNames(list, 'two', options);
  return ({ parameters }) => names.map((name) => parameterWords(name, parameters[name])).join(', ');
}
