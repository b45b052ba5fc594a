import { parseQuantity } from '../../../scripts/model/parseQuantity.js';

/**
 * Column heads that sort the rows behind a chart; once more turns the order, a third time brings back the first one.
 *
 * @param {HTMLTableElement} table
 * @param {(text: string) => void} announce
 */
export function sortableTable(table, announce) {
  const body = table.tBodies[0];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  if (!body || body.rows.length < 2) return;
  const written = [...body.rows];
  heads.forEach((head, column) => {
    const label = head.textContent?.trim() ?? '';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'table-sort';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const turn = { none: 'ascending', ascending: 'descending', descending: 'none' };
      const next = turn[/** @type {keyof typeof turn} */ (head.getAttribute('aria-sort') ?? 'none')];
      heads.forEach((each) => each.removeAttribute('aria-sort'));
      if (next !== 'none') head.setAttribute('aria-sort', next);
      body.append(...(next === 'none' ? written : sorted(written, column, next === 'ascending' ? 1 : -1)));
      announce(next === 'none' ? 'In the order of the chart' : `Sorted by ${label}, ${next}`);
    });
  });
}

/**
 * @param {HTMLTableRowElement[]} rows
 * @param {number} column
 * @param {1 | -1} sign
 */
function sorted(rows, column, sign) {
  const keys = new Map(rows.map((row) => [row, keyOf(row.cells[column]?.textContent?.trim() ?? '')]));
  return [...rows].sort((a, b) => compare(keys.get(a), keys.get(b), sign));
}

/** Quantities by their value in base units, whatever prefix they are shown with. @param {string} text */
function keyOf(text) {
  const plain = text.replace('−', '-').replace('\u2009', ' ');
  return parseQuantity(plain)?.value ?? text;
}

/** Numbers before words, and empty cells last in either order. @param {any} a @param {any} b @param {1 | -1} sign */
function compare(a, b, sign) {
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  if (typeof a === 'number' || b === '') return -1;
  if (typeof b === 'number' || a === '') return 1;
  return sign * (a < b ? -1 : a > b ? 1 : 0);
}
