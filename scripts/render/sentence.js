import { metrics } from '../model/metric.js';
import { formatQuantity } from '../model/quantity.js';
import { nameOf } from './caption.js';

/** @typedef {import('./caption.js').ChartData} ChartData */
/** @typedef {import('../model/summary.js').Summary} Summary */

/**
 * What the chart shows, in one or two sentences made from its data: for those who cannot see it.
 *
 * @param {ChartData} data
 */
export function sentence(data) {
  const words = data.rows.length > 0 ? rowWords(data) : seriesWords(data);
  return [`${data.title.replace(/[.:]$/, '')}.`, ...words].join(' ');
}

/** @param {ChartData} data */
function rowWords({ rows, devices, metric }) {
  const labels = [...new Set(rows.map(({ label }) => label))];
  const told = labels.slice(0, 3).map((label) => {
    const summaries = rows.filter((row) => row.label === label).map(({ summary }) => summary);
    return labelWords(distinct(summaries), { devices, metric, label });
  });
  const more = labels.length > 3 ? [`And ${labels.length - 3} more in the table.`] : [];
  const silent = devices
    .filter(({ id }) => !rows.some(({ device }) => device === id))
    .map(({ name }) => name);
  return [...told, ...more, ...(silent.length ? [`No result: ${silent.join(', ')}.`] : [])];
}

/**
 * One a device: the best where a chart shows several along its axis.
 *
 * @param {Summary[]} summaries
 */
function distinct(summaries) {
  const sign = metrics[summaries[0].metric].better === 'lower' ? 1 : -1;
  const sorted = [...summaries].sort((a, b) => sign * (a.mean - b.mean));
  return sorted.filter(({ device }, index) => sorted.findIndex((each) => each.device === device) === index);
}

/**
 * @param {Summary[]} sorted best first
 * @param {{ devices: ChartData['devices'], metric: import('../model/metric.js').Metric, label: string }} about
 */
function labelWords(sorted, { devices, metric, label }) {
  const { better, unit, title } = metrics[metric];
  const show = (/** @type {Summary} */ summary) =>
    `${nameOf(devices, summary.device)} with ${formatQuantity(summary.mean, unit)}`;
  const [first, second] = sorted;
  const last = sorted[sorted.length - 1];
  const head = label ? `${label[0].toUpperCase()}${label.slice(1)}: ` : '';
  if (!second) return `${head}${show(first)}.`;
  const best =
    better === 'neither'
      ? `highest ${title}`
      : `${better === 'lower' ? 'lowest' : 'highest'} ${title}, which is best`;
  const rest = sorted.length > 2 ? `; last of ${sorted.length}: ${show(last)}` : '';
  return `${head}${best}: ${show(first)}, ${leadOver(first, second)} ${show(second)}${rest}.`;
}

/**
 * "no clear difference" where the intervals meet: an honest lead needs runs that stay apart.
 *
 * @param {Summary} first
 * @param {Summary} second
 */
function leadOver(first, second) {
  if (first.interval && second.interval && overlap(first.interval, second.interval))
    return 'not clearly ahead of';
  if (first.mean === second.mean) return 'level with';
  const high = Math.max(first.mean, second.mean);
  const low = Math.min(first.mean, second.mean);
  const ratio = low > 0 ? high / low : Infinity;
  if (ratio === Infinity) return 'before';
  if (ratio >= 2)
    return `${ratio.toFixed(ratio < 10 ? 1 : 0)} times ${first.mean > second.mean ? 'that of' : 'less than'}`;
  const percent = Math.round(Math.abs(first.mean / second.mean - 1) * 100);
  return percent < 1 ? 'less than 1\u2009% ahead of' : `${percent}\u2009% ahead of`;
}

/**
 * @param {{ low: number, high: number }} a
 * @param {{ low: number, high: number }} b
 */
const overlap = (a, b) => a.low <= b.high && b.low <= a.high;

/** @param {ChartData} data */
function seriesWords({ series, devices, metric }) {
  const { unit } = metrics[metric];
  const show = (/** @type {number} */ value) => formatQuantity(value, unit);
  return series.map(({ device, label, series: line, findings }) => {
    const name = [nameOf(devices, device), label].filter(Boolean).join(', ');
    const fill = findings.find((finding) => finding.kind === 'fill-profile');
    if (fill?.cacheEndBytes && fill.cachedRate)
      return `${name}: ${show(fill.cachedRate)} for the first ${formatQuantity(fill.cacheEndBytes, 'B')}, then ${show(fill.sustainedRate)}.`;
    return `${name}: mean ${show(line.mean)}, between ${show(line.min)} and ${show(line.max)}.`;
  });
}
