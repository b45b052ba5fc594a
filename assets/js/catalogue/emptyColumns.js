/**
 * Hides the columns in which no row that is shown has anything: a table of programs needs none for the capacity of drives.
 *
 * @param {HTMLTableRowElement} head
 * @param {HTMLTableRowElement[]} rows
 * @param {Set<number>} kept columns that stay, whatever they hold: that of the names, and what a reader asked of
 * @returns {string[]} the names of those that are hidden
 */
export function hideEmptyColumns(head, rows, kept) {
  const shown = rows.filter((row) => !row.hidden);
  return [...head.cells].flatMap((cell, at) => {
    const isEmpty =
      shown.length > 0 && !kept.has(at) && shown.every((row) => row.cells[at].textContent?.trim() === '');
    for (const row of [head, ...rows]) row.cells[at].hidden = isEmpty;
    return isEmpty ? [cell.querySelector('.sort-button')?.textContent?.trim() ?? ''] : [];
  });
}
