import { boundSign } from '../../../model/bound.js';
import { formatNumber } from '../../../model/quantity.js';
import { textWidth, wrapText } from '../../../model/lib/textWidth.js';
import { arrowLayer } from '../../axes/direction.js';
import { cellLayer } from '../../marks/cellLayer.js';
import { datumRef } from '../../marks/datumRef.js';
import { markOf } from '../../marks/productStyle.js';
import { ink, round, textLayers, type, widths } from '../../frame.js';
import { absent } from '../../words/tableNumbers.js';
import { shadeOf } from './shades.js';
import { shareWords } from './scoreWords.js';

/** Of a framed cell. */
const edge = { strokeWidth: 1.4 };

/**
 * One band of the table: heads, cells with their numbers, names.
 *
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {{ band: import('./scoreGrid.js').Grid['bands'][number], at: number, grid: import('./scoreGrid.js').Grid,
 *   products: import('../../../model/chartData.js').ChartProduct[] }} On
 *
 * @param {ChartData} data
 * @param {On} on
 */
export function bandLayers(data, on) {
  const { at } = on;
  const cells = cellsOf(on);
  return [
    cellLayer(
      `data-cell-${at + 1}`,
      cells.map(({ score: _, ...cell }) => cell),
      edge,
    ),
    ...scatteredLayers(cells, at),
    ...textLayers(`cell-${at + 1}`, [...cells.flatMap(numbersIn), ...gapsOf(on)]),
    ...textLayers(`label-${at + 1}`, namesOf(data, on)),
    ...headLayers(on),
  ];
}

/** The middle of a column. @param {On['grid']} grid @param {number} column */
const middleOf = ({ cell }, column) => (column + 0.5) * cell.width;

/** @param {On} on */
const cellsOf = ({ band, grid: { cell }, products }) =>
  band.columns.flatMap(({ scores, scale }, column) =>
    scores.map((score) => {
      const y = band.rows[products.findIndex(({ id }) => id === score.row.product)];
      const [x, right] = [column * cell.width + 1, (column + 1) * cell.width - 2];
      return {
        x: round(x),
        right: round(right),
        y: round(y),
        bottom: round(y + cell.height),
        fill: ink.shade,
        edge: score.best ? ink.text : 'transparent',
        opacity: shadeOf(score),
        text: boundSign(score.row.summary) + formatNumber(score.row.summary.mean / scale.factor),
        score,
        [datumRef]: score.row,
      };
    }),
  );

/** Which cells nobody can judge: framed like the best, they would be taken for it. @param {ReturnType<typeof cellsOf>} cells @param {number} at */
function scatteredLayers(cells, at) {
  const values = cells.flatMap(({ score, x, right, y, bottom }) =>
    score.scattered
      ? [{ x, right, y, bottom, fill: 'transparent', opacity: 1, edge: ink.text, [datumRef]: score.row }]
      : [],
  );
  if (values.length === 0) return [];
  return [cellLayer(`scattered-${at + 1}`, values, { ...edge, strokeDash: [1.5, 3] })];
}

/** @param {ReturnType<typeof cellsOf>[number]} cell @returns {import('../../frame.js').PlacedText[]} */
function numbersIn({ x, right, y, bottom, text, score }) {
  const { best, ofBase, row } = score;
  const middle = { x: (x + right) / 2, align: /** @type {const} */ ('center'), of: row };
  const weight = best ? 600 : 400;
  if (ofBase === null) return [{ ...middle, y: (y + bottom) / 2, text, weight }];
  return [
    { ...middle, y: y + 13, text, weight },
    { ...middle, y: bottom - 9, text: shareWords(ofBase, score), size: 11.5 },
  ];
}

/** Products without a result of a test. @param {On} on @returns {import('../../frame.js').PlacedText[]} */
const gapsOf = ({ band, grid, products }) =>
  band.columns.flatMap(({ scores }, column) =>
    products.flatMap(({ id }, row) =>
      scores.some(({ row: { product } }) => product === id)
        ? []
        : [
            {
              x: middleOf(grid, column),
              y: band.rows[row] + grid.cell.height / 2,
              text: absent,
              align: /** @type {const} */ ('center'),
              colour: ink.muted,
              of: { product: id, label: '' },
            },
          ],
    ),
  );

/** @param {ChartData} data @param {On} on @returns {import('../../frame.js').PlacedText[]} */
function namesOf({ layout }, { band, grid, products }) {
  return products.flatMap((product, at) => {
    const { name, id, subject } = product;
    const mark = markOf(product);
    const weight = /** @type {400 | 600} */ (subject ? 600 : 400);
    const of = { product: id, label: '' };
    const note = { text: mark ?? '', size: 11.5, colour: ink.muted, of };
    if (layout === 'narrow') {
      const y = band.rows[at] - 11;
      const beside = mark ? textWidth(mark, { size: 11.5 }) + 10 : 0;
      const [text] = wrapText(name, widths.narrow - beside, { weight, lines: 1 });
      return [
        { x: 0, y, text, weight, of },
        ...(mark ? [{ ...note, x: textWidth(text, { weight }) + 10, y }] : []),
      ];
    }
    const lines = wrapText(name, grid.left - 14, { weight, lines: mark ? 1 : 2 });
    const first =
      band.rows[at] + grid.cell.height / 2 - ((lines.length + (mark ? 1 : 0) - 1) / 2) * grid.lineHeight;
    return [
      ...lines.map((text, line) => ({ x: -grid.left, y: first + line * grid.lineHeight, text, weight, of })),
      ...(mark ? [{ ...note, x: -grid.left, y: first + lines.length * grid.lineHeight }] : []),
    ];
  });
}

/** What each test is, its unit, and which way is better. @param {On} on */
function headLayers({ band, at, grid }) {
  const foot = band.rows[0] - grid.over - 14;
  const style = { size: type.tick, align: /** @type {const} */ ('center') };
  const units = band.columns.map(({ scale: { symbol } }, column) => {
    const width = textWidth(symbol, { size: type.tick });
    return { symbol, width, x: middleOf(grid, column) - (symbol ? 8 : 0) };
  });
  return [
    ...textLayers(`head-${at + 1}`, [
      ...band.heads.flatMap((lines, column) =>
        lines.map((text, line) => ({
          ...style,
          x: middleOf(grid, column),
          y: foot - (lines.length - line) * grid.lineHeight,
          text,
        })),
      ),
      ...units
        .filter(({ symbol }) => symbol)
        .map(({ symbol, x }) => ({ ...style, x, y: foot, text: symbol, colour: ink.muted })),
    ]),
    arrowLayer(
      units.map(({ x, width }, column) => ({
        x: x + (width ? width / 2 + 9 : 0),
        y: foot,
        better: band.columns[column].better,
        along: 'y',
      })),
      `-${at + 1}`,
    ),
  ];
}
