import { pageChart } from '../runtime/pageChart.js';
import { selectChart } from '../results/chartData.js';
import { estimators } from './composeReview.js';

/**
 * Devices that a reader may add to a chart: tested by the same methodology on the same testbed. Where all of them compare, the
 * answer is that of every chart that asks the same, whatever it draws of it, so that a site of many reviews asks once; else
 * those that still do not compare are named with the reason.
 *
 * @typedef {{ device: import('../model/chartData.js').ChartDevice, rows: import('../model/chartData.js').ChartRow[],
 *   series: import('../model/chartData.js').ChartSeries[], changes?: import('../model/chartData.js').ChartChange[],
 *   cautions: string[] }} OtherDevice `cautions`: what readers must know then
 * @typedef {{ device: Pick<import('../model/chartData.js').ChartDevice, 'id' | 'name'>, reason: string }} RefusedDevice
 *
 * @typedef {import('./composeReview.js').Composed['charts'][number]} Chart
 * @typedef {Pick<import('./compose.js').Composition, 'results' | 'devices'>} Site
 *
 * @param {Chart} chart
 * @param {import('../model/project.js').Review} review
 * @param {Site} site
 * @returns {string} the list as JSON, by name; the devices of the chart itself may be in it
 */
export function otherDevices(chart, review, site) {
  // a mean of shares is of its own base, which another line-up changes
  if (chart.kind.asks === 'index') return '[]';
  const tested = testedSo(chart.data, site.results);
  const line = chart.data.devices.map(({ id }) => id);
  const all = [...new Set([...tested, ...line])].sort();
  const known = answersOf(site.results);
  const key = questionKey(chart, review, all);
  const answer = known.get(key) ?? ofAll(chart, review, { all, site });
  known.set(key, answer);
  return answer ?? ofEach(chart, review, { tested, site });
}

/** @type {WeakMap<object, Map<string, string | null>>} `null` where not all of them compare */
const answered = new WeakMap();

/** @param {Site['results']} results */
function answersOf(results) {
  const known = answered.get(results) ?? new Map();
  answered.set(results, known);
  return known;
}

/**
 * What a chart asks, without the words that only its own review shows and the devices that it draws.
 *
 * @param {Chart} chart
 * @param {import('../model/project.js').Review} review
 * @param {string[]} all
 */
function questionKey({ block }, { value }, all) {
  const { title: _, subtitle: __, notes: ___, devices: ____, ...asked } = block.toml.value;
  return JSON.stringify([asked, value.methodology, value.testbed, all]);
}

/**
 * @param {Chart} chart
 * @param {import('../model/project.js').Review} review
 * @param {{ all: string[], site: Site }} among
 */
function ofAll({ block, kind }, review, { all, site: { results, devices } }) {
  const { data } = selectChart({ ...asked(block, review, all), kind, estimators }, results, devices);
  return data && JSON.stringify(byName(all, devices).flatMap((device) => taken(device, data)));
}

/**
 * @param {Chart} chart
 * @param {import('../model/project.js').Review} review
 * @param {{ tested: Set<string>, site: Site }} among
 */
function ofEach({ block, data, kind }, review, { tested, site: { results, devices } }) {
  const drawn = new Set(data.devices.map(({ id }) => id));
  const others = byName(
    [...tested].filter((id) => !drawn.has(id)),
    devices,
  );
  const ask = (/** @type {string[]} */ ids) =>
    selectChart({ ...asked(block, review, ids), kind, estimators }, results, devices);
  const answer = (/** @type {typeof others[number]} */ device) => {
    const { data: together, problems } = ask([...drawn, device.id]);
    if (together) return taken(device, together);
    // a device without this very result has nothing that could be compared
    const { id, name } = device;
    return ask([id]).data
      ? [{ device: { id, name }, reason: problems.map(({ message }) => message).join('; ') }]
      : [];
  };
  return JSON.stringify(others.flatMap((each) => /** @type {object[]} */ (answer(each))));
}

/**
 * @param {string[]} ids
 * @param {Site['devices']} devices
 */
const byName = (ids, devices) =>
  ids.flatMap((id) => devices.get(id) ?? []).sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * @param {import('../model/chartData.js').ChartDevice} device
 * @param {import('../runtime/pageChart.js').PageChart} together
 * @returns {OtherDevice[]}
 */
function taken(device, together) {
  const own = (/** @type {{ device: string }} */ each) => each.device === device.id;
  const { rows, series, devices, cautions } = pageChart({
    ...together,
    rows: together.rows.filter(own),
    series: together.series.filter(own),
  });
  // as the chart knows it: transcribed, with its capacity or its price
  const known = devices.find(({ id }) => id === device.id);
  if (!known || rows.length + series.length === 0) return [];
  const changes = (together.changes ?? []).filter(({ from, to }) => from === device.id || to === device.id);
  return [{ device: known, rows, series, cautions, ...(changes.length > 0 && { changes }) }];
}

/**
 * Devices with a result of any test in the chart, by its methodology on its testbed: few, and quickly found.
 *
 * @param {Chart['data']} data
 * @param {Site['results']} results
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
