import { boundSign } from '../../../model/bound.js';
import { parameterWords, valueWords } from '../../../model/parameters.js';
import { formatNumber } from '../../../model/quantity.js';
import { textWidth, wrapText } from '../../../model/lib/textWidth.js';
import { parameter } from '../../../model/vocabulary/index.js';
import { ink, textLayers, type } from '../../frame.js';
import { symbolRoom } from '../../labels/legendLines.js';
import { cellLayer } from '../../marks/cellLayer.js';
import { datumRef } from '../../marks/datumRef.js';
import { symbolLayer } from '../../marks/symbolLayer.js';

/**
 * @typedef {import('../heatmap.js').Grid} Grid
 * @typedef {{ at: number, frame: import('../heatmap.js').Frame, shade: (value: number) => number }} On `at`: which grid, row by row
 */

/**
 * One product's cells with their numbers, its name above, one parameter across and one down.
 *
 * @param {Grid} grid
 * @param {On} on
 */
export function gridLayers(grid, on) {
  const cells = cellsOf(grid, on);
  return [
    cellLayer(
      `data-cell-${on.at + 1}`,
      cells.map(({ text: _, ...each }) => each),
    ),
    ...textLayers(`cell-${on.at + 1}`, numbersOf(cells, on)),
    ...symbolLayer(`symbol-${on.at + 1}`, [{ ...grid, ...symbolPlace(on) }]),
    ...textLayers(`label-${on.at + 1}`, nameOf(grid, on)),
    ...textLayers(`head-${on.at + 1}`, headsOf(on)),
  ];
}

/**
 * What stands down: a number that does not say what it counts is shown with it, as `4 threads`.
 *
 * @param {string} name
 * @param {import('../../../model/vocabulary/index.js').Value} value
 */
export function rowWords(name, value) {
  const words = valueWords(name, value);
  return /^\d+$/.test(words) ? parameterWords(name, value) : words;
}

/** Where a grid begins. @param {Pick<On, 'at' | 'frame'>} on */
const cornerOf = ({ at, frame: { columns, step, grid } }) => ({
  across: (at % columns) * step,
  down: Math.floor(at / columns) * grid,
});

/** @param {Grid} grid @param {On} on */
const cellsOf = ({ rows }, { at, frame, shade }) =>
  rows.map((row) => {
    const { summary } = row;
    const { sizes, shares, cell, head, scale } = frame;
    const { across, down } = cornerOf({ at, frame });
    const x = across + shares.indexOf(summary.parameters[frame.across]) * cell.width;
    const y = down + head + sizes.indexOf(summary.parameters[frame.down]) * cell.height;
    const text = boundSign(summary) + formatNumber(summary.mean / scale.factor, 3);
    const place = { x: x + 1, right: x + cell.width - 1, y: y + 1, bottom: y + cell.height - 1 };
    // one colour for all grids: a shade means the same number in each
    return { ...place, fill: ink.shade, opacity: shade(summary.mean), text, [datumRef]: row };
  });

/** @param {ReturnType<typeof cellsOf>} cells @param {On} on @returns {import('../../frame.js').PlacedText[]} */
const numbersOf = (cells, { frame: { cell } }) =>
  cells.map(({ x, right, y, bottom, text }) => ({
    x: (x + right) / 2,
    y: (y + bottom) / 2,
    text,
    size: cell.width < 56 ? 11.5 : type.label,
    align: 'center',
  }));

/** Before the name. @param {On} on */
function symbolPlace({ at, frame }) {
  const { across, down } = cornerOf({ at, frame });
  return { x: across - frame.left + 5, y: down + 8 };
}

/** @param {Grid} grid @param {On} on @returns {import('../../frame.js').PlacedText[]} */
function nameOf({ name, note, strong, of }, { at, frame }) {
  const { across, down } = cornerOf({ at, frame });
  const weight = strong ? 600 : 400;
  const [x, y] = [across - frame.left + symbolRoom, down + 8];
  const beside = note ? textWidth(note, { size: 11.5 }) + 10 : 0;
  const room = (frame.columns > 1 ? frame.step - 12 : frame.whole) - symbolRoom;
  const [text] = wrapText(name, room - beside, { weight, lines: 1 });
  const after = x + textWidth(text, { weight }) + 10;
  const words = note ? [{ x: after, y, text: note, size: 11.5, colour: ink.muted, of }] : [];
  return [{ x, y, text, weight, of }, ...words];
}

/** @param {On} on @returns {import('../../frame.js').PlacedText[]} */
function headsOf({ at, frame }) {
  const { shares, sizes, cell, head } = frame;
  const quiet = { size: type.tick, colour: ink.muted };
  const { across, down: top } = cornerOf({ at, frame });
  return [
    // each head in line with what it heads: over the words of the rows, and amid the columns
    { x: across - 10, y: top + 46, text: parameter(frame.down).head, align: 'right', ...quiet },
    {
      x: across + (shares.length * cell.width) / 2,
      y: top + 28,
      text: parameter(frame.across).head,
      align: 'center',
      ...quiet,
    },
    ...shares.map((share, index) => ({
      x: across + (index + 0.5) * cell.width,
      y: top + 46,
      text: valueWords(frame.across, share),
      align: /** @type {const} */ ('center'),
      ...quiet,
    })),
    ...sizes.map((size, index) => ({
      x: across - 10,
      y: top + head + (index + 0.5) * cell.height,
      text: rowWords(frame.down, size),
      align: /** @type {const} */ ('right'),
      ...quiet,
    })),
  ];
}
