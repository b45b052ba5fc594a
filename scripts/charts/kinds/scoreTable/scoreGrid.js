import { textWidth, wrapText } from '../../../model/lib/textWidth.js';
import { markOf } from '../../marks/productStyle.js';
import { type, widths } from '../../frame.js';

/** Of narrower columns heads cannot be read. */
const most = { wide: 7, narrow: 4 };
const lineHeight = 15;

/**
 * Where rows and columns stand. More columns than have room go on below, in a band of their own.
 *
 * @typedef {ReturnType<typeof scoreGrid>} Grid px; of each band its columns, the lines of their heads, and the top of each row of cells
 *
 * @param {import('../../../model/chartData.js').ChartData} data
 * @param {{ columns: import('./columnsOf.js').ScoreColumn[], products: import('../../../model/chartData.js').ChartProduct[] }} drawn
 */
export function scoreGrid({ layout }, { columns, products }) {
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
    top = rows[rows.length - 1] + cell.height + 22;
    return { columns: own, heads, rows };
  });
  return { left, cell, over, lineHeight, bands, plot: cell.width * count, height: top - 22 };
}

/** @param {import('../../../model/chartData.js').ChartProduct[]} products */
function nameRoom(products) {
  const widest = Math.max(
    ...products.map((product) =>
      Math.max(textWidth(product.name, { weight: 600 }), textWidth(markOf(product) ?? '')),
    ),
  );
  return Math.min(190, Math.ceil(widest) + 14);
}
