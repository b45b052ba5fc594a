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
  scaling: ({ devices, changes = [] }) => [
    {
      label: 'Capacity',
      of: ({ device }) => {
        const bytes = devices.find(({ id }) => id === device)?.capacity;
        return bytes ? formatQuantity(bytes, 'B') : null;
      },
    },
    {
      label: 'Change',
      of: ({ device, label }) => {
        const found = changes.find((each) => each.to === device && each.label === label);
        return found
          ? `${changeWords(found)} than ${nameOf(devices, found.from)}`.replace(') than', '), from')
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
      of: ({ device }) => {
        const found = data.devices.find(({ id }) => id === device);
        return found?.price && found.capacity
          ? `${found.price.currency} ${formatNumber(found.price.amount / (found.capacity / 1e9), 3)}`
          : null;
      },
    },
    { label: 'For the money', of: (row) => valueForMoney(row, data)?.text || null },
  ],
});
