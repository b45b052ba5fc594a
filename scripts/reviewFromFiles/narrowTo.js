import { parameterNames } from '../model/parameters.js';
import { parameter } from '../model/vocabulary/index.js';
import { benchmark } from '../results/query/narrowing.js';

/**
 * @typedef {{ parameters: import('../model/parameters.js').Parameters, benchmark?: string | null }} Result
 */

/**
 * What a chart block must say to mean some results among others: the values of each parameter in which these differ from the rest, and
 * of each that has a scale, which a block names where it takes several values.
 *
 * @param {Result[]} meant
 * @param {Result[]} all of the same products, test, metric and statistic
 * @param {string} [x] the parameter along the axis
 * @returns {Record<string, import('../model/vocabulary/index.js').Value[]>}
 */
export function narrowTo(meant, all, x) {
  const names = [...parameterNames(meant.map(({ parameters }) => parameters)), benchmark];
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = valuesOf(name, meant).filter((value) => value !== undefined);
      if (own.length < valuesOf(name, meant).length || name === x) return [];
      const isNarrower = valuesOf(name, all).length > own.length;
      const mustBeNamed = own.length > 1 && hasScale(name);
      return isNarrower || mustBeNamed ? [[name, own]] : [];
    }),
  );
}

/**
 * What a block must name of a result, in one word: results with different ones have no common block.
 *
 * @param {Result} result
 */
export const namedBy = ({ parameters }) => Object.keys(parameters).filter(hasScale).sort().join(' ');

/** @param {string} name @param {Result[]} results */
const valuesOf = (name, results) => [
  ...new Set(
    results.map((each) => (name === benchmark ? (each.benchmark ?? undefined) : each.parameters[name])),
  ),
];

/** @param {string} name */
const hasScale = (name) =>
  name !== benchmark && parameter(name).scale !== null && parameter(name).scale !== 'categories';
