import { kindNamed } from '../../model/vocabulary/index.js';
import { specRows } from '../../results/specs.js';
import { productCards } from './reviewFiles.js';

/** Of products of several kinds, a fact is a column of the list where this share of them states it; the rest may be added. */
const commonFrom = 1 / 3;

/**
 * All products side by side, by name, with the facts by which people look for those of their kinds.
 *
 * @param {import('./siteFiles.js').Site} site
 */
export function productOverview({ project, products }) {
  const written = [...project.products.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const all = specRows(written);
  const kinds = [...new Set(written.map(({ value }) => value.kind))].map(kindNamed);
  const looked = kinds.flatMap(({ facts }) => Object.values(facts).filter(({ overview }) => overview));
  const prices = all.map(({ label }) => label).filter((label) => label.startsWith('Price per '));
  const least = kinds.length > 1 ? written.length * commonFrom : 1;
  const labels = [...new Set(['Maker', ...looked.map(({ title }) => title), ...prices])].filter(
    (each) => stating(all, each) >= least,
  );
  const numbers = looked.filter(({ type }) => type !== 'text').map(({ title }) => title);
  const numeric = new Set([...numbers, ...prices]);
  const ids = written.map(({ id }) => id);
  const cards = new Map(productCards(ids, products).map((card) => [card.id, card]));
  return {
    plural: kinds.length === 1 ? kinds[0].plural : kindNamed().plural,
    columns: [
      ...(kinds.length > 1 ? [{ label: 'Kind', numeric: false }] : []),
      ...labels.map((label) => ({ label, numeric: numeric.has(label) })),
    ],
    rows: written.map(({ id, value }, at) => ({
      product: cards.get(id),
      cells: [
        ...(kinds.length > 1 ? [{ text: kindNamed(value.kind).title, numeric: false, sort: null }] : []),
        ...labels.map((label) =>
          cellOf(
            all.filter((row) => row.label === label).map(({ cells }) => cells[at]),
            numeric.has(label),
          ),
        ),
      ],
    })),
  };
}

/**
 * How many products state a fact.
 *
 * @param {import('../../results/specs.js').SpecRow[]} rows
 * @param {string} fact
 */
const stating = (rows, fact) =>
  Math.max(
    0,
    ...rows
      .filter(({ label }) => label === fact)
      .map(({ cells }) => cells.filter(({ state }) => state !== 'not-stated').length),
  );

/**
 * A fact may be a key of its own in one file and a line of [specs] in another.
 *
 * @param {import('../../results/specs.js').SpecCell[]} stated
 * @param {boolean} numeric a number is behind the words, and sorts them
 */
function cellOf(stated, numeric) {
  const { text, value } = stated.find(({ state }) => state !== 'not-stated') ?? stated[0];
  return { text, numeric, sort: numeric ? (value ?? numberIn(text)) : null };
}

/** @param {import('../../model/project.js').HandWritten} product */
const nameOf = ({ id, value }) => String(value.name ?? id).toLowerCase();

/** A price is an amount after its currency. @param {string} text */
function numberIn(text) {
  const found = /\d+(?:\.\d+)?/.exec(text);
  return found ? Number(found[0]) : null;
}
