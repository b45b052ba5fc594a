import { chosenAddress, most } from '../compare/chosen.js';
import { addedColumns } from './addedColumns.js';
import { cataloguePart } from './cataloguePart.js';
import { element } from '../controls/element.js';
import { rememberAddress } from '../state/rememberAddress.js';

/**
 * The tables of products, one a kind: narrowed by words and by conditions on columns, sorted by a column, widened by any fact or
 * result, all kept in the address. Columns of one name are one. Without it, the tables are whole.
 *
 * @param {string} address of the columns that may be added
 */
export async function cataloguePage(address) {
  const filter = /** @type {HTMLElement} */ (document.querySelector('.catalogue-filter'));
  const field = /** @type {HTMLInputElement} */ (document.getElementById('catalogue-field'));
  const count = /** @type {HTMLElement} */ (document.querySelector('.catalogue-count'));
  const asked = new URLSearchParams(location.search);
  /** What is asked of columns, by their names in the address. @type {Map<string, string>} */
  const conditions = new Map();
  const order = { key: '', down: false };
  const places = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.catalogue-part')]);
  const parts = places.map((place, at) =>
    cataloguePart(place, at, {
      sort: sortBy,
      narrow(key, condition) {
        conditions.set(key, condition);
        update();
      },
    }),
  );
  const isKnown = (/** @type {string} */ key) => parts.some(({ columns }) => columns.has(key));
  const first = parts[0]?.first ?? '';
  const added = addedColumns(parts, filter, { address, update });
  comparedProducts(
    parts.flatMap(({ rows }) => rows),
    filter,
  );
  await added.show(asked.get('columns') ?? '');
  order.key = asked.get('sort') ?? first;
  order.down = asked.get('order') === 'down';
  for (const [name, condition] of asked) if (name.startsWith('is.')) conditions.set(name.slice(3), condition);
  field.value = asked.get('q') ?? '';
  field.addEventListener('input', update);
  update();
  // not before: what a reader does there must find the columns that stay
  filter.hidden = false;

  /** @param {string} key */
  function sortBy(key) {
    // the best of a result first, the smallest of a fact
    const best = parts.some(({ columns }) => columns.get(key)?.cell.dataset.better === 'higher');
    order.down = order.key === key ? !order.down : best;
    order.key = key;
    update();
  }

  function update() {
    if (!isKnown(order.key)) order.key = first;
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const key of conditions.keys()) if (!isKnown(key)) conditions.delete(key);
    const asks = [...conditions].filter(([, condition]) => condition.trim());
    const hidden = parts.flatMap((part) => part.show({ words, conditions: new Map(asks), order }));
    // conditions stand in the heads, which stay to change them in; words do not
    const isNone = parts.every(({ isEmpty }) => isEmpty());
    for (const { place, isEmpty } of parts) place.hidden = isEmpty() && !(isNone && asks.length > 0);
    count.textContent = countOf(parts.flatMap(({ rows }) => rows)) + leftOut(hidden);
    const table = {
      columns: added.chosen().join(','),
      sort: order.key === first ? '' : order.key,
      order: order.down ? 'down' : '',
    };
    const narrowed = asks.map(([key, condition]) => [`is.${key}`, condition]);
    if (words.length + asks.length > 0) count.append('. ', linkToAll(addressOf(table)));
    rememberAddress(addressOf({ q: field.value, ...table, ...Object.fromEntries(narrowed) }));
  }
}

/**
 * The page's address with what a reader has chosen, and no word of the rest.
 *
 * @param {Record<string, string>} said
 */
function addressOf(said) {
  const address = new URLSearchParams(Object.entries(said).filter(([, value]) => value.trim() !== ''));
  return `${address}` ? `?${address}` : location.pathname;
}

/** @param {string} href */
const linkToAll = (href) => element('a', { href }, ['Show all']);

/** @param {HTMLTableRowElement[]} rows */
function countOf(rows) {
  const left = rows.filter((row) => !row.hidden).length;
  return left === rows.length ? `${left} products` : `${left} of ${rows.length} products`;
}

/** No column goes in silence. @param {string[]} hidden names of columns */
function leftOut(hidden) {
  return hidden.length === 0
    ? ''
    : `; hidden columns, in which they have no values: ${[...new Set(hidden)].join(', ')}`;
}

/**
 * A box for each product, and the way to the comparison of those that are ticked.
 *
 * @param {HTMLTableRowElement[]} rows
 * @param {HTMLElement} filter
 */
function comparedProducts(rows, filter) {
  const boxes = rows.map((row) => {
    const name = row.cells[0].querySelector('a')?.textContent ?? '';
    const box = element('input', {
      type: 'checkbox',
      value: row.dataset.product ?? '',
      'aria-label': `Compare ${name}`,
      onchange: () => refresh(),
    });
    row.cells[0].prepend(element('label', { class: 'catalogue-box' }, [box]));
    return box;
  });
  const link = element('a', { class: 'compare-link' });
  const bar = element('p', { class: 'catalogue-compare', role: 'status' }, [link]);
  filter.after(bar);
  refresh();

  function refresh() {
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const box of boxes) box.disabled = !box.checked && ticked.length >= most;
    bar.hidden = ticked.length === 0;
    link.href = chosenAddress(ticked, filter.dataset.compare);
    link.textContent =
      ticked.length === 1 ? 'Compare this product with others' : `Compare these ${ticked.length} products`;
  }
}
