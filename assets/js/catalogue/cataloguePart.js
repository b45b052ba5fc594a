import { accepts } from './condition.js';
import { element } from '../controls/element.js';

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
      example: firstNumber(rows, cell.cellIndex),
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

/**
 * Makes a head sort its column, and take a condition on it.
 *
 * @param {HTMLTableCellElement} cell
 * @param {{ sort: () => void, narrow: () => void, example: string }} then `example`: a number of the column
 */
function columnHead(cell, { sort, narrow, example }) {
  const name = cell.textContent?.trim() ?? '';
  const button = element('button', { type: 'button', class: 'sort-button', onclick: sort }, [
    ...cell.childNodes,
  ]);
  const input = element('input', {
    class: 'catalogue-condition',
    maxlength: '60',
    autocomplete: 'off',
    placeholder: cell.classList.contains('numeric') ? `> ${example}` : 'filter',
    'aria-label': `Only where ${name} is`,
    oninput: narrow,
  });
  cell.append(button, input);
  return input;
}

/** @param {HTMLTableRowElement[]} rows @param {number} column */
const firstNumber = (rows, column) =>
  rows.flatMap((row) => /\d[\d.]*/.exec(row.cells[column].textContent ?? '') ?? [])[0] ?? '';

/** A list that one looks through; more values are quicker typed. */
const most = 8;

/**
 * Offers the words of a column while one types a condition on it, where the rows share a few of them.
 *
 * @param {HTMLInputElement} input
 * @param {HTMLTableRowElement[]} rows
 * @param {{ column: number, id: string }} of `id`: of the list
 */
function offerValues(input, rows, { column, id }) {
  const texts = rows.map((row) => row.cells[column].textContent?.trim() ?? '').filter(Boolean);
  const values = [...new Set(texts)].sort((a, b) => a.localeCompare(b, 'en'));
  const isNumeric = rows[0]?.cells[column].classList.contains('numeric');
  if (isNumeric || values.length < 2 || values.length > most || values.length === texts.length) return;
  const options = values.map((value) => element('option', { value }));
  input.after(element('datalist', { id }, options));
  input.setAttribute('list', id);
}

/**
 * Hides the columns in which no row that is shown has anything: a table of programs needs none for the capacity of drives.
 *
 * @param {HTMLTableRowElement} head
 * @param {HTMLTableRowElement[]} rows
 * @param {Set<number>} kept columns that stay, whatever they hold: that of the names, and what a reader asked of
 * @returns {string[]} the names of those that are hidden
 */
function hideEmptyColumns(head, rows, kept) {
  const shown = rows.filter((row) => !row.hidden);
  return [...head.cells].flatMap((cell, at) => {
    const isEmpty =
      shown.length > 0 && !kept.has(at) && shown.every((row) => row.cells[at].textContent?.trim() === '');
    for (const row of [head, ...rows]) row.cells[at].hidden = isEmpty;
    return isEmpty ? [cell.querySelector('.sort-button')?.textContent?.trim() ?? ''] : [];
  });
}

/** @param {HTMLTableCellElement} cell */
function contentOf(cell) {
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
function compareCells(a, b, down) {
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
