import { absentWords } from '../../../scripts/model/absentWords.js';
import { isLong } from '../../../scripts/model/lib/phrases.js';
import { fetchJson } from '../live/fetchJson.js';
import { element, quietButton } from '../controls/element.js';

/** How many columns are added at most: of more, nobody can read the table. */
const most = 12;

/**
 * Columns that a reader adds, beside the names: any fact and any result, fetched when the list is first asked for.
 *
 * @typedef {import('../../../scripts/flow/records/overviewColumns.js').OverviewColumn} OverviewColumn
 *
 * @param {import('./cataloguePart.js').CataloguePart[]} parts
 * @param {HTMLElement} filter
 * @param {{ address: string, update: () => void }} page `address`: of the columns' file
 */
export function addedColumns(parts, filter, { address, update }) {
  const menu = /** @type {HTMLSelectElement} */ (filter.querySelector('.catalogue-more'));
  /** @type {string[]} */
  const chosen = [];
  /** @type {Promise<Map<string, OverviewColumn>> | undefined} */
  let asked;
  const columns = () =>
    (asked ??= fetched(address).then((all) => {
      // nothing was there: it is asked for again
      if (all.length === 0) asked = undefined;
      return fill(menu, all);
    }));

  /** Only products that have something in a column get it. @param {OverviewColumn} column */
  const put = (column) => {
    parts
      .filter(({ rows }) => rows.some(({ dataset }) => column.cells[dataset.product ?? '']))
      .forEach((part) => putInto(part, column));
    chosen.push(column.key);
  };

  /** @param {import('./cataloguePart.js').CataloguePart} part @param {OverviewColumn} column */
  const putInto = ({ head, rows, equip }, column) => {
    const kind = column.numeric ? { class: 'numeric' } : { class: '' };
    const facts = { 'data-factor': String(column.factor), 'data-better': column.better ?? 'neither' };
    const cell = element('th', { scope: 'col', ...kind, ...facts }, [column.label]);
    const before = [...head.cells].filter(({ dataset }) => dataset.factor).length;
    head.cells[before].after(cell);
    const absent = absentWords[column.group === 'Facts' ? 'not-stated' : 'no-result'];
    for (const row of rows)
      row.cells[before].after(valueCell(column.cells[row.dataset.product ?? ''], { kind, absent }));
    equip(cell, column.key);
    const remove = () => {
      parts.forEach((part) => takeFrom(part, column.key));
      chosen.splice(chosen.indexOf(column.key), 1);
      update();
    };
    const away = quietButton('\u00d7', remove, {
      title: 'Take the column away',
      'aria-label': `Take away ${column.label}`,
    });
    cell.querySelector('.sort-button')?.after(away);
  };
  menu.addEventListener('focus', columns);
  menu.addEventListener('pointerdown', columns);
  menu.addEventListener('change', async () => {
    const column = (await columns()).get(menu.value);
    menu.value = '';
    if (!column || chosen.includes(column.key)) return;
    put(column);
    update();
  });
  return {
    chosen: () => chosen,
    /** @param {string} wanted keys, of which the address may hold any */
    async show(wanted) {
      const keys = [...new Set(wanted.slice(0, 2000).split(',').filter(Boolean))].slice(0, most);
      if (keys.length === 0) return;
      const all = await columns();
      keys.flatMap((key) => all.get(key) ?? []).forEach(put);
    },
  };
}

/** @param {import('./cataloguePart.js').CataloguePart} part @param {string} key */
function takeFrom({ rows, columns }, key) {
  const cell = columns.get(key)?.cell;
  if (!cell) return;
  rows.forEach((row) => row.cells[cell.cellIndex].remove());
  cell.remove();
  columns.delete(key);
}

/** @param {OverviewColumn['cells'][string] | undefined} known @param {{ kind: { class: string }, absent: string }} column `absent`: said where there is nothing */
function valueCell(known, { kind, absent }) {
  if (!known) return element('td', { ...kind, 'data-absent': absent });
  const { text, sort, mark } = known;
  const own = isLong(text) ? { class: 'long' } : kind;
  return element('td', { ...own, ...(sort !== undefined && { 'data-sort': String(sort) }) }, [
    text,
    ...(mark ? [' ', element('span', { class: 'mark' }, [mark])] : []),
  ]);
}

/** @param {HTMLSelectElement} menu @param {OverviewColumn[]} all */
function fill(menu, all) {
  for (const group of new Set(all.map((each) => each.group))) {
    const own = all.filter((each) => each.group === group);
    const options = own.map(({ key, label }) => new Option(label, key));
    menu.append(element('optgroup', { label: group }, options));
  }
  return new Map(all.map((each) => [each.key, each]));
}

/** @param {string} address @returns {Promise<OverviewColumn[]>} */
const fetched = async (address) => (await fetchJson(address)) ?? [];
