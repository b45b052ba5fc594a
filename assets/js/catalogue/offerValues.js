import { element } from '../controls/element.js';

/** A list that one looks through; more values are quicker typed. */
const most = 8;

/**
 * Offers the words of a column while one types a condition on it, where the rows share a few of them.
 *
 * @param {HTMLInputElement} input
 * @param {HTMLTableRowElement[]} rows
 * @param {{ column: number, id: string }} of `id`: of the list
 */
export function offerValues(input, rows, { column, id }) {
  const texts = rows.map((row) => row.cells[column].textContent?.trim() ?? '').filter(Boolean);
  const values = [...new Set(texts)].sort((a, b) => a.localeCompare(b, 'en'));
  const isNumeric = rows[0]?.cells[column].classList.contains('numeric');
  if (isNumeric || values.length < 2 || values.length > most || values.length === texts.length) return;
  const options = values.map((value) => element('option', { value }));
  input.after(element('datalist', { id }, options));
  input.setAttribute('list', id);
}
