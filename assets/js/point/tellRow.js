import { alongNames, hasScale } from '../../../scripts/model/along.js';
import { unitShown } from '../../../scripts/model/metric.js';
import { parameterWords } from '../../../scripts/model/parameters.js';
import { formatQuantity } from '../../../scripts/model/quantity.js';
import { parameter } from '../../../scripts/model/vocabulary/index.js';
import { changeWords, nameOf, valueForMoney } from '../../../scripts/render/kindWords.js';
import { tellSummary } from './tellSummary.js';

/**
 * @typedef {import('../../../scripts/model/chartData.js').ChartRow} ChartRow
 * @typedef {import('../state/chartState.js').PageChart} PageChart
 */

/** What a row is beside its value, by kind. @type {Record<string, (row: ChartRow, shown: PageChart) => string[]>} */
const beside = {
  sweep: ({ summary }) => workload(summary),
  percentiles: ({ summary }) => [summary.statistic, ...workload(summary)],
  'latency-throughput': ({ summary, against }) => [
    ...workload(summary),
    ...(against ? [`at ${formatQuantity(against.mean, unitShown(against))}`] : []),
  ],
  heatmap: ({ summary: { parameters } }, { rows, options }) =>
    alongNames(
      rows.map(({ summary }) => summary.parameters),
      'two',
      options,
    ).map((name) => parameterWords(name, parameters[name])),
  scaling: scalingWords,
  value: (row, shown) => {
    const money = valueForMoney(row, shown);
    if (!money) return [];
    const { amount, currency, date, where } = money.price;
    return [
      `${currency} ${amount.toFixed(2)} (${[date, where].filter(Boolean).join(', ')})`,
      ...(money.text && !shown.relative ? [money.text] : []),
    ];
  },
};

/**
 * A row in words: what it is, its value, its error bar, its runs.
 *
 * @param {ChartRow} row
 * @param {PageChart} shown
 * @returns {import('./stops.js').Told}
 */
export function tellRow(row, shown) {
  const told = tellSummary(row, shown);
  const words = beside[shown.kind]?.(row, shown).join(', ');
  return words ? { ...told, lines: [words, ...told.lines] } : told;
}

/** @param {import('../../../scripts/model/summary.js').Summary} summary */
const workload = ({ parameters }) =>
  Object.keys(parameters)
    .filter((name) => hasScale(name) && parameters[name] !== parameter(name).usual)
    .sort((a, b) => parameter(a).along - parameter(b).along)
    .map((name) => parameterWords(name, parameters[name]));

/** @param {ChartRow} row @param {PageChart} shown */
function scalingWords({ product, label }, { products, changes = [] }) {
  const capacity = products.find(({ id }) => id === product)?.capacity ?? null;
  const change = changes.find((each) => each.to === product && each.label === label);
  return [
    ...(capacity === null ? [] : [formatQuantity(capacity, 'B')]),
    ...(change ? [`${changeWords(change)} than ${nameOf(products, change.from)}`] : []),
  ];
}
