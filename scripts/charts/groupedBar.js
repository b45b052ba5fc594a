import { drawBars } from './bars.js';
import { inOrder, orderOptions, sortLabel } from './deviceOrder.js';
import { markOf } from './deviceStyle.js';

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
    properties: orderOptions(' in each group'),
    additionalProperties: false,
  },
  spec(data) {
    const labels = [...new Set(data.rows.map((row) => row.label))];
    const by = sortLabel(data, labels);
    const groups = labels.map((label) => {
      const rowOf = (/** @type {string} */ id, /** @type {string} */ of) =>
        data.rows.find((row) => row.device === id && row.label === of) ?? null;
      const ordered = inOrder(data, ({ id }) => rowOf(id, by ?? label)?.summary.mean);
      const bars = ordered.map((device) => ({ device, row: rowOf(device.id, label) }));
      const some = [...bars.filter(({ row }) => row), ...bars.filter(({ row }) => !row)];
      return { heading: label, mark: null, bars: some.map(({ row, device }) => asBar(device, row)) };
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
