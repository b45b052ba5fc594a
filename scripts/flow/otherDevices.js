import { pageChart } from '../runtime/pageChart.js';
import { selectChart } from '../results/chartData.js';
import { estimators } from './composeReview.js';

/**
 * Devices that a reader may add to a chart: tested by the same methodology on the same testbed, and not in it yet. Those
 * that were tested so and still do not compare are named with the reason.
 *
 * @typedef {{ device: import('../model/chartData.js').ChartDevice, rows: import('../model/chartData.js').ChartRow[],
 *   series: import('../model/chartData.js').ChartSeries[], cautions: string[] }} OtherDevice `cautions`: what readers must know then
 * @typedef {{ device: Pick<import('../model/chartData.js').ChartDevice, 'id' | 'name'>, reason: string }} RefusedDevice
 *
 * @param {import('./composeReview.js').Composed['charts'][number]} chart
 * @param {import('../model/project.js').Review} review
 * @param {Pick<ReturnType<typeof import('../build.js').compose>, 'results' | 'devices'>} site
 * @returns {(OtherDevice | RefusedDevice)[]} by name
 */
export function otherDevices({ block, data, kind }, review, { results, devices }) {
  const drawn = new Set(data.devices.map(({ id }) => id));
  const tested = testedSo(data, results);
  const others = [...devices.values()]
    .filter(({ id }) => tested.has(id) && !drawn.has(id))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const ask = (/** @type {string[]} */ ids) =>
    selectChart({ ...asked(block, review, ids), kind, estimators }, results, devices);
  const all = ask([...drawn, ...others.map(({ id }) => id)]).data;
  const answer = (/** @type {typeof others[number]} */ device) => {
    const { data: together, problems } = all ? { data: all, problems: [] } : ask([...drawn, device.id]);
    if (together) return taken(device, together);
    // a device without this very result has nothing that could be compared
    const { id, name } = device;
    return ask([id]).data
      ? [{ device: { id, name }, reason: problems.map(({ message }) => message).join('; ') }]
      : [];
  };
  return /** @type {(OtherDevice | RefusedDevice)[]} */ (others.map(answer).flat());
}

/**
 * @param {import('../model/chartData.js').ChartDevice} device
 * @param {import('../runtime/pageChart.js').PageChart} together
 * @returns {OtherDevice[]}
 */
function taken(device, together) {
  const own = (/** @type {{ device: string }} */ each) => each.device === device.id;
  const { rows, series } = pageChart({
    ...together,
    rows: together.rows.filter(own),
    series: together.series.filter(own),
  });
  return rows.length + series.length > 0 ? [{ device, rows, series, cautions: together.cautions }] : [];
}

/**
 * Devices with a result of any test in the chart, by its methodology on its testbed: few, and quickly found.
 *
 * @param {import('./composeReview.js').Composed['charts'][number]['data']} data
 * @param {Parameters<typeof otherDevices>[2]['results']} results
 */
function testedSo({ rows, series }, { tests }) {
  const origins = [...rows.map(({ summary }) => summary), ...series.map(({ origin }) => origin)];
  const key = (/** @type {{ methodology?: string, testbed?: string }} */ by, /** @type {string} */ test) =>
    [by.methodology, by.testbed, test].join('\n');
  const wanted = new Set(origins.map((origin) => key(origin, origin.test)));
  return new Set(tests.filter(({ facts, test }) => wanted.has(key(facts, test))).map(({ device }) => device));
}

/**
 * The same question of other devices.
 *
 * @param {import('../model/project.js').ChartBlock} block
 * @param {import('../model/project.js').Review} review
 * @param {string[]} devices
 */
function asked(block, review, devices) {
  const value = { ...block.toml.value, devices };
  return {
    block: { ...block, toml: { ...block.toml, value } },
    review: { ...review, value: { ...review.value, devices } },
  };
}
