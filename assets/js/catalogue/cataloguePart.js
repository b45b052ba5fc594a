import { columnHead } from './columnHead.js';
import { compareCells, contentOf } from './compareCells.js';
import { accepts } from './condition.js';
import { hideEmptyColumns } from './emptyColumns.js';
import { offerValues } from './offerValues.js';

/**
 * The table of the products of one kind.
 *
 * @typedef {{ cell: HTMLTableCellElement, input: HTMLInputElement }} Column
 *
 * @typedef {object} Shown
 * @property {string[]} words that a row must have
 * @property {Map<string, string>} conditions on columns: one that the table lacks fits none of its rows
 * @property {{ key: string, down: boolean }} order by names where the table lacks the column
 *
 * @typedef {ReturnType<typeof cataloguePart>} CataloguePart
 *
 * @param {HTMLElement} place with its heading
 * @param {number} at
 * @param {{ sort: (key: string) => void, narrow: (key: string, condition: string) => void }} then
 */
export function cataloguePart(place, at, then) {
  const table = /** @type {HTMLTableElement} */ (place.querySelector('table'));
  const head = /** @type {HTMLTableRowElement} */ (table.tHead?.rows[0]);
  const rows = [...table.tBodies[0].rows];
  /** By the name that a column has in the address. @type {Map<string, Column>} */
  const columns = new Map();

  const equip = (/** @type {HTMLTableCellElement} */ cell, /** @type {string} */ key) => {
    const input = columnHead(cell, {
      sort: () => then.sort(key),
      narrow: () => then.narrow(key, input.value),
    });
    offerValues(input, rows, { column: cell.cellIndex, id: `values-${at}-${encodeURIComponent(key)}` });
    columns.set(key, { cell, input });
  };
  for (const cell of head.cells) equip(cell, cell.textContent?.trim() ?? '');
  const [first] = columns.keys();
  const isEmpty = () => rows.every(({ hidden }) => hidden);

  /** @param {Shown} shown @returns {string[]} the names of the columns that are left out */
  function show({ words, conditions, order }) {
    const key = columns.has(order.key) ? order.key : first;
    const down = key === order.key && order.down;
    const column = Number(columns.get(key)?.cell.cellIndex);
    rows.sort((a, b) => compareCells(a.cells[column], b.cells[column], down));
    table.tBodies[0].append(...rows);
    const asks = [...conditions].map(([name, condition]) => ({ cell: columns.get(name)?.cell, condition }));
    narrow(rows, words, asks);
    for (const [name, { input }] of columns)
      if (input !== document.activeElement) input.value = conditions.get(name) ?? '';
    for (const cell of head.cells) cell.removeAttribute('aria-sort');
    head.cells[column].setAttribute('aria-sort', down ? 'descending' : 'ascending');
    if (isEmpty()) return [];
    const kept = new Set([0, column, ...asks.map(({ cell }) => Number(cell?.cellIndex))]);
    return hideEmptyColumns(head, rows, kept);
  }

  return { place, head, rows, columns, first, equip, show, isEmpty };
}

/**
 * Hides the rows that lack a word, or that a condition refuses.
 *
 * @param {HTMLTableRowElement[]} rows
 * @param {string[]} words
 * @param {{ cell?: HTMLTableCellElement, condition: string }[]} asks
 */
function narrow(rows, words, asks) {
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    const fits = asks.every(
      ({ cell, condition }) =>
        cell && accepts(condition, contentOf(row.cells[cell.cellIndex]), factorOf(cell, rows)),
    );
    row.hidden = !fits || !words.every((word) => text.includes(word));
  }
}

/**
 * What a number without a unit is multiplied by: the unit that the column's head says, else the one most of its cells have.
 *
 * @param {HTMLTableCellElement} head
 * @param {HTMLTableRowElement[]} rows
 */
function factorOf(head, rows) {
  if (head.dataset.factor) return Number(head.dataset.factor);
  const factors = rows.flatMap((row) => {
    const { text, value } = contentOf(row.cells[head.cellIndex]);
    const shown = Number(/\d[\d.]*/.exec(text.replace(/[\u2009\u202f]/g, ''))?.[0]);
    return value && shown ? [Number((value / shown).toPrecision(3))] : [];
  });
  const counts = new Map(factors.map((factor) => [factor, factors.filter((each) => each === factor).length]));
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 1;
}
