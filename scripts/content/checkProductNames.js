import { problem } from '../model/inputError.js';
import { groupBy } from '../model/lib/groupBy.js';
import { placeOf } from './checkPageNames.js';

/**
 * Readers know a product by its name alone: two of one name are a warning.
 *
 * @param {import('../model/project.js').Project['products']} products
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkProductNames(products) {
  const named = [...products.values()].filter(({ value }) => typeof value.name === 'string');
  const groups = groupBy(named, ({ value }) => value.name.trim());
  return [...groups].flatMap(([name, [first, ...others]]) =>
    others.map((each) =>
      problem(`two products are named ${name}`, {
        ...placeOf(each, ['name']),
        severity: 'warning',
        hint: `the other is ${first.file}: nobody can tell them apart in a chart, give each a name of its own`,
      }),
    ),
  );
}
