import { memoizeByRef } from '../../model/lib/memoize.js';
import { loneSorts } from '../../results/find/findProducts.js';
import { specRows } from '../../results/specs.js';

/** Facts by which the search narrows products. */
const labels = ['Controller', 'Flash memory', 'Interface'];

/**
 * What the search narrows a product by. Of two values that answer one question it offers one, as the finder does.
 *
 * @param {import('../../model/project.js').HandWritten} product
 * @param {import('../../model/project.js').Project} project
 * @returns {{ name: string, value: string }[]}
 */
export function searchFilters(product, project) {
  const offered = offeredBy(project);
  return knownFacts(product).map(({ label, text }) => ({
    name: label.toLowerCase(),
    value: offered.get(label)?.get(text) ?? text,
  }));
}

const offeredBy = memoizeByRef((/** @type {import('../../model/project.js').Project} */ { products }) => {
  const facts = [...products.values()].flatMap(knownFacts);
  return new Map(
    labels.map((label) => [
      label,
      loneSorts(facts.filter((fact) => fact.label === label).map(({ text }) => text)),
    ]),
  );
});

/** @param {import('../../model/project.js').HandWritten} product */
const knownFacts = (product) =>
  specRows([product])
    .filter(({ label, cells: [{ state }] }) => labels.includes(label) && state === 'known')
    .map(({ label, cells: [{ text }] }) => ({ label, text }));
