/**
 * Which product the reader is at, anywhere in the page: its name, a sentence with its number, its row of a table or its column.
 *
 * @param {EventTarget | null} target
 * @returns {string | null} id; `null` within charts, which know better
 */
export function pointedProduct(target) {
  if (!(target instanceof Element) || target.closest('.chart-controls, .chart-drawing')) return null;
  const said = target.closest('[data-product]') ?? headOf(target.closest('td, th'));
  return said?.getAttribute('data-product') ?? null;
}

/** @param {Element | null} cell */
function headOf(cell) {
  if (!(cell instanceof HTMLTableCellElement)) return null;
  const ofRow = cell.parentElement?.querySelector('th[scope="row"] [data-product]');
  const ofColumn = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  return ofRow ?? ofColumn?.querySelector('[data-product]') ?? null;
}
