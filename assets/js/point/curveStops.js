import { metrics } from '../../../scripts/model/metric.js';
import { formatQuantity } from '../../../scripts/model/quantity.js';
import { lineKeys, marksBelow } from '../live/itemDevice.js';
import { tellSummary } from './tellSummary.js';

/**
 * The marks on the lines of a sweep or of percentiles: one row for each line.
 *
 * @param {import('./stops.js').Seen} seen
 * @returns {import('./stops.js').Stop[][]}
 */
export function curveStops({ scene, shown }) {
  const [left, top] = scene.origin;
  const rows = shown.rows.filter(
    ({ summary }) => shown.kind !== 'percentiles' || /^p\d/.test(summary.statistic),
  );
  const keys = [...new Set(rows.map(({ device, label }) => `${device}\n${label}`))];
  return keys.map((key, at) => {
    const own = rows.filter(({ device, label }) => `${device}\n${label}` === key);
    const items = itemsOf(scene, `data-point-${at + 1}`);
    if (items.length !== own.length) return [];
    const placed = byValue(items, own);
    return placed
      .sort((a, b) => a.item.x - b.item.x)
      .map(({ item, row }) => ({
        device: row.device,
        x: left + item.x,
        y: top + item.y,
        tell: () => withWorkload(tellSummary(row, shown), row.summary),
      }));
  });
}

/** @param {import('./stops.js').Seen['scene']} scene @param {string} name */
const itemsOf = (scene, name) =>
  marksBelow(scene.root)
    .filter((mark) => mark.name === name)
    .flatMap((mark) => mark.items);

/**
 * The drawing holds places and not rows; the larger the value, the higher its place.
 *
 * @param {Record<string, any>[]} items
 * @param {import('../../../scripts/model/chartData.js').ChartRow[]} rows
 */
function byValue(items, rows) {
  const rising = [...items].sort((a, b) => a.datum.y - b.datum.y || a.datum.x - b.datum.x);
  const steps = (/** @type {import('../../../scripts/model/summary.js').Summary} */ summary) =>
    (summary.queueDepth ?? 0) + (summary.blockSize ?? 0) + (summary.jobs ?? 0);
  return [...rows]
    .sort((a, b) => a.summary.mean - b.summary.mean || steps(a.summary) - steps(b.summary))
    .map((row, at) => ({ row, item: rising[at] }));
}

/**
 * @param {import('./stops.js').Told} told
 * @param {import('../../../scripts/model/summary.js').Summary} summary
 */
function withWorkload(told, { statistic, queueDepth, blockSize, jobs }) {
  const words = [
    ...(statistic !== 'mean' && statistic !== 'value' ? [statistic] : []),
    ...(queueDepth ? [`queue depth ${queueDepth}`] : []),
    ...(blockSize
      ? [`${blockSize >= 1048576 ? `${blockSize / 1048576} MiB` : `${blockSize / 1024} KiB`}`]
      : []),
    ...(jobs && jobs > 1 ? [`${jobs} jobs`] : []),
  ];
  return { ...told, lines: [words.join(', '), ...told.lines].filter(Boolean) };
}

/**
 * The readings that a chart of consistency draws as dots.
 *
 * @param {import('./stops.js').Seen} seen
 * @returns {import('./stops.js').Stop[][]}
 */
export function pointStops({ scene, shown }) {
  const [left, top] = scene.origin;
  const { unit } = metrics[shown.metric];
  return lineKeys(shown).map((device, at) => {
    const { values, times } = shown.series[at].series;
    const items = itemsOf(scene, `data-dot-${at + 1}`);
    const whole = items.length === values.length;
    return items.map((item, index) => ({
      device,
      x: left + item.x,
      y: top + item.y,
      tell: () => ({
        title: shown.devices.find(({ id }) => id === device)?.name ?? device,
        value: whole ? formatQuantity(values[index], unit) : 'smallest or largest of a stretch',
        lines: whole ? [`at ${formatQuantity(times[index], 's')}`, 'one reading of one run'] : [],
      }),
    }));
  });
}
