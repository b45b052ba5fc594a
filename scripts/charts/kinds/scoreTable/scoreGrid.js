import { textWidth, wrapText } from '../../../model/lib/textWidth.js';
import { markOf } from '../../marks/productStyle.js';
import { type, widths } from '../../frame.js';

/**
 * Where rows and columns stand. More columns than have room go on below, in a band of their own.
 *
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {import('./columnsOf.js').ScoreColumn} ScoreColumn
 * @typedef {{ columns: ScoreColumn[], heads: string[][], top: number, rows: number[] }} Band `heads`: the lines of each;
 *   `top`: px, and of each row of cells
 */

/** Of narrower columns heads cannot be read. */
const most = { wide: 7, narrow: 4 };
const lineHeight = 15;

/**
 * @param {ChartData} data
 * @param {{ columns: ScoreColumn[], products: import('../../../model/chartData.js').ChartProduct[] }} drawn
 */
export function layOut({ layout }, { columns, products }) {
  const left = layout === 'wide' ? nameRoom(products) : 0;
  const count = Math.ceil(columns.length / Math.ceil(columns.length / most[layout]));
  const cell = { width: Math.min(130, Math.floor((widths[layout] - left) / count)), height: 38 };
  // on a phone a name stands over its cells
  const over = layout === 'wide' ? 0 : 20;
  const step = cell.height + 2 + over + (over ? 6 : 0);
  let top = 0;
  const bands = Array.from({ length: Math.ceil(columns.length / count) }, (_, band) => {
    const own = columns.slice(band * count, (band + 1) * count);
    const heads = own.map(({ label }) => wrapText(label, cell.width - 8, { size: type.tick, lines: 4 }));
    const first = top + (Math.max(...heads.map(({ length }) => length)) + 1) * lineHeight + 8 + over;
    const rows = products.map((__, at) => first + at * step);
    const placed = { columns: own, heads, top, rows, first };
    top = rows[rows.length - 1] + cell.height + 22;
    return placed;
  });
  return { left, cell, over, lineHeight, bands, plot: cell.width * count, height: top - 22 };
}

/** @typedef {ReturnType<typeof layOut>} Grid px */

/** @param {import('../../../model/chartData.js').ChartProduct[]} products */
function nameRoom(products) {
  const widest = Math.max(
    ...products.map((product) =>
      Math.max(textWidth(product.name, { weight: 600 }), textWidth(markOf(product) ?? '')),
    ),
  );
  return Math.min(190, Math.ceil(widest) + 14);
}
