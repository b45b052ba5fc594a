import { alongNames } from '../model/along.js';
import { metrics, unitShown } from '../model/metric.js';
import { valueWords } from '../model/parameters.js';
import { formatNumber, formatQuantity } from '../model/quantity.js';
import { parameter } from '../model/vocabulary/index.js';
import { changeWords, nameOf, valueForMoney } from './kindWords.js';

/** @typedef {import('./caption.js').ChartData} ChartData */
/** @typedef {{ label: string, of: (row: import('../model/chartData.js').ChartRow) => string | null }} Column */

/** Columns that some kinds have beside the statistics of their rows. @type {Readonly<Record<string, (data: ChartData) => Column[]>>} */
export const kindColumns = Object.freeze({
  'latency-throughput': ({ rows }) => {
    const metric = rows.find((row) => row.against)?.against?.metric ?? 'iops';
    const shown = (/** @type {import('../model/summary.js').Summary | undefined} */ against) =>
      against ? formatQuantity(against.mean, unitShown(against)) : null;
    return [{ label: upperFirst(metrics[metric].title), of: ({ against }) => shown(against) }];
  },
  heatmap: ({ rows, options }) =>
    alongNames(
      rows.map(({ summary }) => summary.parameters),
      'two',
      options,
    ).map((name) => ({
      label: upperFirst(parameter(name).head),
      of: ({ summary: { parameters } }) =>
        parameters[name] === undefined ? null : valueWords(name, parameters[name]),
    })),
  scaling: ({ products, changes = [] }) => [
    {
      label: 'Capacity',
      of: ({ product }) => {
        const bytes = products.find(({ id }) => id === product)?.capacity;
        return bytes ? formatQuantity(bytes, 'B') : null;
      },
    },
    {
      label: 'Change',
      of: ({ product, label }) => {
        const found = changes.find((each) => each.to === product && each.label === label);
        return found
          ? `${changeWords(found)} than ${nameOf(products, found.from)}`.replace(') than', '), from')
          : null;
      },
    },
  ],
  value: (data) => [
    {
      label: 'Price',
      of: (row) => {
        const price = valueForMoney(row, data)?.price;
        if (!price) return null;
        const said = [price.date, price.where].filter(Boolean).join(', ');
        return `${price.currency} ${price.amount.toFixed(2)}${said && ` (${said})`}`;
      },
    },
    {
      label: 'Price per GB',
      of: ({ product }) => {
        const found = data.products.find(({ id }) => id === product);
        return found?.price && found.capacity
          ? `${found.price.currency} ${formatNumber(found.price.amount / (found.capacity / 1e9), 3)}`
          : null;
      },
    },
    { label: 'For the money', of: (row) => valueForMoney(row, data)?.text || null },
  ],
});

/** @param {string} text */
function upperFirst(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
