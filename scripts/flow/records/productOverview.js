import { specRows } from '../../results/specs.js';
import { productCards } from './reviewFiles.js';

/** The facts by which people look for a product; the rest is on its page. */
const shown = ['Maker', 'Capacity', 'Form factor', 'Interface', 'Controller', 'Flash memory', 'Price per GB'];

/** Of which a number is behind the words, and which are sorted by it. */
const numeric = new Set(['Capacity', 'Price per GB']);

/**
 * All products side by side, by name, with the facts that at least one of them states.
 *
 * @param {import('./siteFiles.js').Site} site
 */
export function productOverview({ project, products }) {
  const written = [...project.products.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const all = specRows(written);
  const labels = shown.filter((each) => all.some(({ label }) => label === each));
  return {
    columns: labels.map((label) => ({ label, numeric: numeric.has(label) })),
    rows: written.map(({ id }, at) => ({
      product: productCards([id], products)[0],
      cells: labels.map((label) =>
        cellOf(
          label,
          all.filter((row) => row.label === label).map(({ cells }) => cells[at]),
        ),
      ),
    })),
  };
}

/**
 * A fact may be a key of its own in one file and a line of [specs] in another.
 *
 * @param {string} label
 * @param {import('../../results/specs.js').SpecCell[]} stated
 */
function cellOf(label, stated) {
  const { text, value } = stated.find(({ state }) => state !== 'not-stated') ?? stated[0];
  return { text, numeric: numeric.has(label), sort: numeric.has(label) ? (value ?? numberIn(text)) : null };
}

/** @param {import('../../model/project.js').HandWritten} product */
const nameOf = ({ id, value }) => String(value.name ?? id).toLowerCase();

/** A price is an amount after its currency. @param {string} text */
function numberIn(text) {
  const found = /\d+(?:\.\d+)?/.exec(text);
  return found ? Number(found[0]) : null;
}
