import { drawBars } from './bars.js';
import { inOrder, orderOptions, sortLabel } from './deviceOrder.js';
import { markOf } from './deviceStyle.js';

/**
 * One bar for each device, or a read and a write bar, or a short list of workloads under each device's name.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const bar = {
  kind: 'bar',
  title: 'Bars, one for each device',
  draws: 'rows',
  options: {
    type: 'object',
    properties: orderOptions(' by the first result'),
    additionalProperties: false,
  },
  spec(data) {
    const labels = [...new Set(data.rows.map((row) => row.label))];
    const label = sortLabel(data, labels) ?? labels[0];
    const devices = inOrder(
      data,
      ({ id }) => data.rows.find((row) => row.device === id && row.label === label)?.summary.mean,
    );
    return drawBars(data, labels.length > 1 ? groupsOf(data, devices, labels) : [single(data, devices)]);
  },
};

/** @typedef {import('../model/chartData.js').ChartData} ChartData */
/** @typedef {import('../model/chartData.js').ChartDevice} ChartDevice */

/** @param {ChartData} data @param {ChartDevice[]} devices */
function single({ rows }, devices) {
  const bars = devices.map((device) => ({
    device,
    label: device.name,
    hatched: false,
    mark: markOf(device),
    strong: device.subject,
    row: rows.find((row) => row.device === device.id) ?? null,
  }));
  return { heading: null, mark: null, bars };
}

/**
 * @param {ChartData} data
 * @param {ChartDevice[]} devices
 * @param {string[]} labels
 */
function groupsOf({ rows }, devices, labels) {
  const pair = labels.length === 2;
  return devices.map((device) => ({
    heading: device.name,
    mark: markOf(device),
    bars: labels.map((label, index) => ({
      device,
      label,
      hatched: pair && index === 1,
      mark: null,
      strong: device.subject,
      row: rows.find((row) => row.device === device.id && row.label === label) ?? null,
    })),
  }));
}
