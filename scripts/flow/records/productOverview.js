import { groupBy } from '../../model/lib/groupBy.js';
import { isLong } from '../../model/lib/phrases.js';
import { kindNamed } from '../../model/vocabulary/index.js';
import { specCell, specRows } from '../../results/specs.js';
import { productCards } from './reviewFiles.js';

/**
 * All products side by side, by name, with the facts by which people look for those of their kind: a table a kind, the one with most
 * products first.
 *
 * @param {import('./siteFiles.js').Site} site
 */
export function productOverview({ project, products }) {
  const written = [...project.products.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const groups = [...groupBy(written, ({ value }) => value.kind)]
    .map(([kind, own]) => groupOf(kind, own, products))
    .sort((a, b) => b.rows.length - a.rows.length || (a.plural < b.plural ? -1 : 1));
  return { plural: groups.length === 1 ? groups[0].plural : kindNamed().plural, groups };
}

/**
 * @param {string} kind
 * @param {import('../../model/project.js').HandWritten[]} written
 * @param {import('./siteFiles.js').Site['products']} products
 */
function groupOf(kind, written, products) {
  const all = specRows(written);
  const { plural, facts } = kindNamed(kind);
  const looked = Object.values(facts).filter(({ overview }) => overview);
  const prices = all.filter(isPricePer).flatMap(inCurrencies);
  const stated = [...all, ...prices];
  const perAmount = [...new Set(prices.map(({ label }) => label))];
  const labels = [...new Set([...looked.map(({ title }) => title), 'Maker', ...perAmount])].filter((each) =>
    isStated(stated, each),
  );
  const numbers = looked.filter(({ type }) => type !== 'text').map(({ title }) => title);
  const numeric = new Set([...numbers, ...perAmount]);
  const ids = written.map(({ id }) => id);
  const cards = new Map(productCards(ids, products).map((card) => [card.id, card]));
  return {
    kind,
    plural,
    columns: labels.map((label) => ({ label, numeric: numeric.has(label) })),
    rows: written.map(({ id }, at) => ({
      product: cards.get(id),
      cells: labels.map((label) =>
        cellOf(
          stated.filter((row) => row.label === label).map(({ cells }) => cells[at]),
          numeric.has(label),
        ),
      ),
    })),
  };
}

/** Prices by the unit alone, which may be compared. @param {import('../../results/specs.js').SpecRow} row */
const isPricePer = ({ cells }) => cells.some(({ per }) => per);

/**
 * Prices as columns that may be sorted: one of each currency where there are several.
 *
 * @param {import('../../results/specs.js').SpecRow} row
 * @returns {import('../../results/specs.js').SpecRow[]}
 */
function inCurrencies(row) {
  const currencies = new Set(row.cells.flatMap(({ per }) => per?.currency ?? []));
  if (currencies.size < 2) return [row];
  return [...currencies].sort().map((currency) => ({
    ...row,
    label: `${row.label} (${currency})`,
    cells: row.cells.map((cell) =>
      cell.per?.currency === currency ? { ...cell, text: cell.per.number } : specCell(undefined),
    ),
  }));
}

/**
 * @param {import('../../results/specs.js').SpecRow[]} rows
 * @param {string} fact
 */
const isStated = (rows, fact) =>
  rows.some(({ label, cells }) => label === fact && cells.some(({ state }) => state !== 'not-stated'));

/**
 * A fact may be a key of its own in one file and a line of [specs] in another.
 *
 * @param {import('../../results/specs.js').SpecCell[]} stated
 * @param {boolean} numeric a number is behind the words, and sorts them
 */
function cellOf(stated, numeric) {
  const { text, value, per, bought } = stated.find(({ state }) => state !== 'not-stated') ?? stated[0];
  const sort = per ? Number(per.number) : (value ?? numberIn(text));
  return { text, numeric, long: isLong(text), sort: numeric ? sort : null, ...(bought && { bought }) };
}

/** @param {import('../../model/project.js').HandWritten} product */
const nameOf = ({ id, value }) => String(value.name ?? id).toLowerCase();

/** @param {string} text */
function numberIn(text) {
  const found = /\d+(?:\.\d+)?/.exec(text);
  return found ? Number(found[0]) : null;
}
