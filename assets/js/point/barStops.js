import { marksBelow } from '../live/itemDevice.js';
import { tellSummary } from './tellSummary.js';

/** @typedef {import('../../../scripts/model/chartData.js').ChartRow} ChartRow */

/**
 * One stop for each bar, with all that lies on it.
 *
 * @param {import('./stops.js').Seen} seen
 * @returns {import('./stops.js').Stop[]} from top to bottom
 */
export function barStops({ scene, shown }) {
  const [left, top] = scene.origin;
  const items = marksBelow(scene.root)
    .filter(({ name }) => name === 'data-bar')
    .flatMap((mark) => mark.items)
    .sort((a, b) => a.y - b.y);
  const taken = new Set();
  return items.flatMap((item, at) => {
    const row = rowOf(item.datum, shown, taken);
    if (!row) return [];
    taken.add(row);
    const above = at ? items[at - 1].y + items[at - 1].height : -top;
    return [
      {
        device: row.device,
        x: left + item.x + item.width,
        y: top + item.y + item.height / 2,
        box: {
          left: 0,
          right: scene.width,
          top: top + Math.max(item.y - 22, (above + item.y) / 2),
          bottom: top + item.y + item.height + 2,
        },
        tell: () => tellSummary(row, shown),
      },
    ];
  });
}

/**
 * Bars know names; two devices may share one, so each row is taken once, the nearest in value first.
 *
 * @param {{ device: string, label: string, value: number }} bar
 * @param {import('./stops.js').Seen['shown']} shown
 * @param {Set<ChartRow>} taken
 */
function rowOf({ device, label }, { rows, devices }, taken) {
  const names = new Map(devices.map(({ id, name }) => [id, name]));
  return rows.find((row) => !taken.has(row) && names.get(row.device) === device && row.label === label);
}
