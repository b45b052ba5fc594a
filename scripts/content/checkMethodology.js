import { problem } from '../model/inputError.js';
import { metrics, units } from '../model/metric.js';
import { didYouMean } from '../model/lib/nearest.js';
import { parseQuantity } from '../model/parseQuantity.js';

/**
 * What a test states of its results, held against the vocabulary: a battery life that is filed as a duration would be ranked upside
 * down. And names that must exist elsewhere.
 *
 * @param {import('../model/project.js').HandWritten} methodology
 * @param {import('../model/project.js').Project['products']} products
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkMethodology(methodology, products) {
  return [
    ...resultProblems(methodology),
    ...useProblems(methodology),
    ...unrankedProblems(methodology, products),
  ];
}

/** @param {import('../model/project.js').HandWritten} methodology */
function useProblems({ value, file, line }) {
  const known = Object.keys(value.tests ?? {});
  return Object.entries(value.uses ?? {}).flatMap(([use, { weights = {} }]) =>
    Object.keys(weights)
      .filter((test) => !known.includes(test))
      .map((test) =>
        problem(`use ${use} counts a test that the methodology lacks: ${test}`, {
          file,
          line: line(['uses', use, 'weights', test]),
          hint: didYouMean(test, known, 'tests'),
        }),
      ),
  );
}

/**
 * By a misspelt name, a product would stay in the ranks. Two sites may share a methodology, and not have the same products.
 *
 * @param {import('../model/project.js').HandWritten} methodology
 * @param {import('../model/project.js').Project['products']} products
 */
const unrankedProblems = ({ value, file, line }, products) =>
  Object.entries(value.tests ?? {}).flatMap(([test, { unranked = {} }]) =>
    Object.keys(unranked)
      .filter((id) => !products.has(id))
      .map((id) =>
        problem(`unknown product is not to be ranked: ${id}`, {
          severity: 'warning',
          file,
          line: line(['tests', test, 'unranked', id]),
          hint: didYouMean(id, [...products.keys()], 'products'),
        }),
      ),
  );

/** @param {import('../model/project.js').HandWritten} methodology @returns {import('../model/inputError.js').Problem[]} */
function resultProblems({ value, file, line }) {
  return Object.entries(value.tests ?? {}).flatMap(([test, { results = [] }]) =>
    /** @type {Record<string, any>[]} */ (results).flatMap((result, at) =>
      conflicts(result).map(({ key, message }) =>
        problem(message, {
          file,
          line: line(['tests', test, 'results', at, key]),
          hint: 'name another metric, or declare one in data/vocabulary.toml: [metrics.my-metric]',
        }),
      ),
    ),
  );
}

/** @param {Record<string, any>} result */
function conflicts({ metric, unit, better }) {
  const known = metrics[metric];
  if (!known) return [];
  const dimension = unit === undefined ? null : parseQuantity(`1 ${unit}`)?.unit;
  return [
    ...(unit !== undefined && dimension !== units[known.unit].dimension
      ? [{ key: 'unit', message: `${metric} is in ${known.shown.symbol}, not in ${unit}` }]
      : []),
    ...(better !== undefined && better !== known.better
      ? [{ key: 'better', message: `of ${metric}, ${words[known.better]}, not ${better}` }]
      : []),
  ];
}

const words = { higher: 'higher is better', lower: 'lower is better', neither: 'neither way is better' };
