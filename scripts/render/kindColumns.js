import { metrics } from '../model/metric.js';
import { formatBlockSize, formatNumber, formatQuantity } from '../model/quantity.js';
import { changeWords, nameOf, valueForMoney } from './kindWords.js';

/** @typedef {import('./caption.js').ChartData} ChartData */
/** @typedef {{ label: string, of: (row: import('../model/chartData.js').ChartRow) => string | null }} Column */

/** Columns that some kinds have beside the statistics of their rows. @type {Readonly<Record<string, (data: ChartData) => Column[]>>} */
export const kindColumns = Object.freeze({
  'latency-throughput': ({ rows }) => {
    const metric = rows.find((row) => row.against)?.against?.metric ?? 'iops';
    const shown = (/** @type {import('../model/summary.js').Summary | undefined} */ against) =>
      against ? formatQuantity(against.mean, against.unit) : null;
    const { title } = metrics[metric];
    return [{ label: title.charAt(0).toUpperCase() + title.slice(1), of: ({ against }) => shown(against) }];
  },
  heatmap: () => [
    {
      label: 'Block size',
      of: ({ summary }) => (summary.blockSize ? formatBlockSize(summary.blockSize) : null),
    },
    {
      label: 'Read',
      of: ({ summary }) => (summary.readPercent === null ? null : `${summary.readPercent}\u2009%`),
    },
  ],
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
