import { metrics } from '../model/metric.js';
import { drawBars } from './bars.js';
import { deviceFinder, markOf } from './deviceStyle.js';

/**
 * A group for each workload, in it a bar for each device, best first: for "which is fastest at what".
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const groupedBar = {
  kind: 'grouped-bar',
  title: 'Bars in groups, one group for each workload',
  draws: 'rows',
  options: {
    type: 'object',
    properties: {
      sort: {
        enum: ['best', 'line-up'],
        description: 'within a group: best first (the default), or as in the line-up',
      },
    },
    additionalProperties: false,
  },
  spec(data) {
    const find = deviceFinder(data);
    const labels = [...new Set(data.rows.map((row) => row.label))];
    const groups = labels.map((label) => {
      const rows = sorted(
        data.rows.filter((row) => row.label === label),
        data,
      );
      const absent = data.devices.filter(({ id }) => !rows.some((row) => row.device === id));
      const bars = [
        ...rows.map((row) => ({ row, device: find(row.device) })),
        ...absent.map((device) => ({ row: null, device })),
      ];
      return { heading: label, mark: null, bars: bars.map(({ row, device }) => asBar(device, row)) };
    });
    return drawBars(data, groups);
  },
};

/**
 * @param {import('../model/chartData.js').ChartDevice} device
 * @param {import('../model/chartData.js').ChartRow | null} row
 */
const asBar = (device, row) => ({
  device,
  label: device.name,
  hatched: false,
  mark: markOf(device),
  strong: device.subject,
  row,
});

/**
 * @param {import('../model/chartData.js').ChartRow[]} rows
 * @param {import('../model/chartData.js').ChartData} data
 */
function sorted(rows, { metric, devices, options }) {
  if (options.sort === 'line-up') {
    const place = (/** @type {string} */ id) => devices.findIndex((device) => device.id === id);
    return [...rows].sort((a, b) => place(a.device) - place(b.device));
  }
  const sign = metrics[metric].better === 'lower' ? 1 : -1;
  return [...rows].sort((a, b) => sign * (a.summary.mean - b.summary.mean));
}
