/**
 * Column heads that sort the rows of a table; once more turns the order, a third time brings back the first one.
 *
 * @param {HTMLTableElement} table
 * @param {object} options
 * @param {(text: string) => void} options.announce
 * @param {(text: string) => number | string} options.keyOf what a cell is sorted by
 */
export function sortableTable(table, { announce, keyOf }) {
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
      body.append(
        ...(next === 'none'
          ? written
          : sorted(written, { column, sign: next === 'ascending' ? 1 : -1, keyOf })),
      );
      announce(next === 'none' ? 'In the first order' : `Sorted by ${label}, ${next}`);
    });
  });
}

/**
 * @param {HTMLTableRowElement[]} rows
 * @param {{ column: number, sign: 1 | -1, keyOf: (text: string) => number | string }} by
 */
function sorted(rows, { column, sign, keyOf }) {
  const keys = new Map(rows.map((row) => [row, keyOf(row.cells[column]?.textContent?.trim() ?? '')]));
  return [...rows].sort((a, b) => compare(keys.get(a), keys.get(b), sign));
}

/** Numbers before words, and empty cells last in either order. @param {any} a @param {any} b @param {1 | -1} sign */
function compare(a, b, sign) {
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  if (typeof a === 'number' || b === '') return -1;
  if (typeof b === 'number' || a === '') return 1;
  return sign * (a < b ? -1 : a > b ? 1 : 0);
}
