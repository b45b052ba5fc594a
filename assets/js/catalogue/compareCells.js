/** @param {HTMLTableCellElement} cell */
export function contentOf(cell) {
  const { sort } = cell.dataset;
  return { text: cell.textContent?.trim() ?? '', value: sort === undefined ? null : Number(sort) };
}

/**
 * What is not known comes last, whichever way.
 *
 * @param {HTMLTableCellElement} a
 * @param {HTMLTableCellElement} b
 * @param {boolean} down
 */
export function compareCells(a, b, down) {
  const [one, other] = [a, b].map(keyOf);
  if (one === other) return 0;
  if (one === '') return 1;
  if (other === '') return -1;
  const sign = down ? -1 : 1;
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), 'en');
}

/** @param {HTMLTableCellElement} cell */
function keyOf(cell) {
  const { text, value } = contentOf(cell);
  return cell.classList.contains('numeric') ? (value ?? '') : text;
}
