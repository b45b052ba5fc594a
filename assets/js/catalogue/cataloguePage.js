import { addedColumns } from './addedColumns.js';
import { columnHead } from './columnHead.js';
import { comparedProducts } from './comparedProducts.js';
import { accepts } from './condition.js';
import { compareCells, contentOf } from './compareCells.js';
import { hideEmptyColumns } from './emptyColumns.js';
import { offerValues } from './offerValues.js';
import { rememberAddress } from '../state/rememberAddress.js';

/**
 * The table of products: narrowed by words and by conditions on columns, sorted by a column, widened by any fact or result, all
 * kept in the address. Without it, the table is whole.
 *
 * @param {string} address of the columns that may be added
 */
export async function cataloguePage(address) {
  const table = /** @type {HTMLTableElement} */ (document.querySelector('.catalogue-table'));
  const head = /** @type {HTMLTableRowElement} */ (table.tHead?.rows[0]);
  const rows = [...table.tBodies[0].rows];
  const filter = /** @type {HTMLElement} */ (document.querySelector('.catalogue-filter'));
  const field = /** @type {HTMLInputElement} */ (document.getElementById('catalogue-field'));
  const count = /** @type {HTMLElement} */ (document.querySelector('.catalogue-count'));
  const asked = new URLSearchParams(location.search);
  /** By the name that a column has in the address. @type {Map<string, { cell: HTMLTableCellElement, input: HTMLInputElement }>} */
  const columns = new Map();
  const order = { key: '', down: false };

  const equip = (/** @type {HTMLTableCellElement} */ cell, /** @type {string} */ key) => {
    const input = columnHead(cell, { sort: () => sortBy(key), narrow: update });
    offerValues(input, rows, { column: cell.cellIndex, key });
    columns.set(key, { cell, input });
  };
  for (const cell of head.cells) equip(cell, cell.textContent?.trim() ?? '');
  const [first] = columns.keys();
  const added = addedColumns({ head, rows, filter }, { add: equip, remove, address });
  comparedProducts(rows, filter);
  filter.hidden = false;
  await added.show(asked.get('columns') ?? '');
  order.key = columns.has(asked.get('sort') ?? '') ? String(asked.get('sort')) : first;
  order.down = asked.get('order') === 'down';
  for (const [key, { input }] of columns) input.value = asked.get(`is.${key}`) ?? '';
  field.value = asked.get('q') ?? '';
  field.addEventListener('input', update);
  update();

  /** @param {string} key */
  function sortBy(key) {
    // the best of a result first, the smallest of a fact
    const best = columns.get(key)?.cell.dataset.better === 'higher';
    order.down = order.key === key ? !order.down : best;
    order.key = key;
    update();
  }

  /** @param {string} key */
  function remove(key) {
    columns.delete(key);
    if (order.key === key) order.key = first;
    update();
  }

  function update() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const asks = [...columns.values()].filter(({ input }) => input.value.trim());
    const column = columns.get(order.key)?.cell.cellIndex ?? 0;
    rows.sort((a, b) => compareCells(a.cells[column], b.cells[column], order.down));
    table.tBodies[0].append(...rows);
    narrow(rows, words, asks);
    for (const cell of head.cells) cell.removeAttribute('aria-sort');
    head.cells[column].setAttribute('aria-sort', order.down ? 'descending' : 'ascending');
    const kept = new Set([0, column, ...asks.map(({ cell }) => cell.cellIndex)]);
    const hidden = hideEmptyColumns(head, rows, kept);
    count.textContent = countOf(rows) + leftOut(hidden);
    remember({
      q: field.value,
      columns: added.chosen().join(','),
      sort: order.key === first ? '' : order.key,
      order: order.down ? 'down' : '',
      ...Object.fromEntries([...columns].map(([key, { input }]) => [`is.${key}`, input.value])),
    });
  }
}

/**
 * Hides the rows that lack a word, or that a condition refuses.
 *
 * @param {HTMLTableRowElement[]} rows
 * @param {string[]} words
 * @param {{ cell: HTMLTableCellElement, input: HTMLInputElement }[]} asks
 */
function narrow(rows, words, asks) {
  for (const row of rows) {
    const text = row.textContent?.toLowerCase() ?? '';
    const fits = asks.every(({ cell, input }) =>
      accepts(input.value, contentOf(row.cells[cell.cellIndex]), factorOf(cell, rows)),
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
 * The page's address with what a reader has chosen, and no word of the rest.
 *
 * @param {Record<string, string>} said
 */
function remember(said) {
  const address = new URLSearchParams(Object.entries(said).filter(([, value]) => value.trim() !== ''));
  rememberAddress(`${address}` ? `?${address}` : location.pathname);
}

/** @param {HTMLTableRowElement[]} rows */
function countOf(rows) {
  const left = rows.filter((row) => !row.hidden).length;
  return left === rows.length ? `${left} products` : `${left} of ${rows.length} products`;
}

/** No column goes in silence. @param {string[]} hidden names of columns */
function leftOut(hidden) {
  return hidden.length === 0 ? '' : `; none of them has: ${hidden.join(', ')}`;
}
