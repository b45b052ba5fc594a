/** How a device looks in every chart: its colour and its shape go together, and both follow from its slot. */

/** Vega's names; the ninth device and later share the last with grey. */
const shapes = [
  'circle',
  'square',
  'triangle-up',
  'diamond',
  'triangle-down',
  'cross',
  'triangle-right',
  'triangle-left',
];

/** A reader's own is drawn in the colour of the text, which no device has. @param {{ slot: number, kind?: string }} device */
export const colourOf = ({ slot, kind }) =>
  kind === 'own' ? 'var(--chart-text)' : slot >= 1 && slot <= 8 ? `var(--data-${slot})` : 'var(--data-other)';

/** @param {{ slot: number }} device */
export const shapeOf = ({ slot }) => shapes[slot - 1] ?? 'circle';

/**
 * What the reader must know before comparing: an emulated drive or a transcribed number was not measured here.
 *
 * @param {import('../model/chartData.js').ChartDevice} device
 */
export const markOf = ({ kind }) =>
  kind === 'measured' ? null : kind === 'own' ? 'not measured by us' : kind;

/**
 * @param {import('../model/chartData.js').ChartData} data
 * @returns {(id: string) => import('../model/chartData.js').ChartDevice}
 */
export function deviceFinder({ devices, id }) {
  const known = new Map(devices.map((device) => [device.id, device]));
  return (device) => {
    const found = known.get(device);
    if (!found) throw new Error(`chart ${id}: a row of a device that is not in its line-up: ${device}`);
    return found;
  };
}

/**
 * What is about a device of the line-up: a reader of the page may have hidden others.
 *
 * @param {import('../model/chartData.js').ChartData} data
 * @returns {(each: { device: string }) => boolean}
 */
export function isShown({ devices }) {
  const known = new Set(devices.map(({ id }) => id));
  return ({ device }) => known.has(device);
}
