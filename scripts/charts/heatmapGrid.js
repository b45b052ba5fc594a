import { formatBlockSize, formatNumber } from '../model/quantity.js';
import { textWidth } from '../model/textWidth.js';
import { asIs, ink, pixel, textLayers, type } from './frame.js';
import { meant } from './meant.js';

/**
 * @typedef {import('./heatmap.js').Grid} Grid
 * @typedef {{ at: number, frame: import('./heatmap.js').Frame, shade: (value: number) => number }} On `at`: which grid from above
 */

/**
 * One device's cells with their numbers, its name above, shares of reads along and block sizes down.
 *
 * @param {Grid} grid
 * @param {On} on
 */
export function gridLayers(grid, on) {
  const cells = cellsOf(grid, on);
  return [
    {
      name: `data-cell-${on.at + 1}`,
      data: { values: cells.map(({ text: _, ...each }) => each) },
      mark: { type: 'rect' },
      encoding: {
        x: pixel('x'),
        x2: { field: 'right' },
        y: pixel('y'),
        y2: { field: 'bottom' },
        fill: asIs('colour'),
        fillOpacity: { field: 'opacity', type: 'quantitative', scale: null, legend: null },
      },
    },
    ...textLayers(`cell-${on.at + 1}`, numbersOf(cells, on)),
    ...textLayers(`label-${on.at + 1}`, nameOf(grid, on)),
    ...textLayers(`head-${on.at + 1}`, headsOf(on)),
  ];
}

/** @param {Grid} grid @param {On} on */
const cellsOf = ({ rows, colour }, { at, frame, shade }) =>
  rows.map((row) => {
    const { summary } = row;
    const { sizes, shares, cell, head, scale } = frame;
    const x = shares.indexOf(Number(summary.readPercent)) * cell.width;
    const y = at * frame.grid + head + sizes.indexOf(Number(summary.blockSize)) * cell.height;
    const text = formatNumber(summary.mean / scale.factor, 3);
    const place = { x: x + 1, right: x + cell.width - 1, y: y + 1, bottom: y + cell.height - 1 };
    return { ...place, colour, opacity: shade(summary.mean), text, [meant]: row };
  });

/** @param {ReturnType<typeof cellsOf>} cells @param {On} on @returns {import('./frame.js').PlacedText[]} */
const numbersOf = (cells, { frame: { cell } }) =>
  cells.map(({ x, right, y, bottom, text }) => ({
    x: (x + right) / 2,
    y: (y + bottom) / 2,
    text,
    size: cell.width < 56 ? 11.5 : type.label,
    align: 'center',
  }));

/** @param {Grid} grid @param {On} on @returns {import('./frame.js').PlacedText[]} */
function nameOf({ name, note, strong }, { at, frame: { left, grid } }) {
  const weight = strong ? 600 : 400;
  const y = at * grid + 8;
  const after = textWidth(name, { weight }) + 10 - left;
  const words = note ? [{ x: after, y, text: note, size: 11.5, colour: ink.muted }] : [];
  return [{ x: -left, y, text: name, weight }, ...words];
}

/** @param {On} on @returns {import('./frame.js').PlacedText[]} */
function headsOf({ at, frame: { left, grid, shares, sizes, cell, head } }) {
  const quiet = { size: type.tick, colour: ink.muted };
  const top = at * grid;
  return [
    { x: -left, y: top + 32, text: 'read', ...quiet },
    ...shares.map((share, index) => ({
      x: (index + 0.5) * cell.width,
      y: top + 32,
      text: `${share}\u2009%`,
      align: /** @type {const} */ ('center'),
      ...quiet,
    })),
    ...sizes.map((size, index) => ({
      x: -10,
      y: top + head + (index + 0.5) * cell.height,
      text: formatBlockSize(size),
      align: /** @type {const} */ ('right'),
      ...quiet,
    })),
  ];
}
