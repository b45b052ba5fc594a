import { namedData } from '../model/namedData.js';
import { didYouMean } from '../model/lib/nearest.js';

/** @typedef {Record<string, any>} Spec */

/** Values of data and the author's own remarks are nothing that Vega-Lite reads. */
const opaque = new Set(['values', 'datasets', 'usermeta']);

/**
 * Every key of a spec with its value, wherever it stands.
 *
 * @param {any} value
 * @returns {{ key: string, value: any, owner: Spec }[]}
 */
export function walk(value) {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    { key, value: each, owner: value },
    ...(opaque.has(key) ? [] : walk(each)),
  ]);
}

/**
 * The data sets that a spec names.
 *
 * @param {Spec} spec
 * @param {(name: string) => boolean} [which] those that the build fills, if not said
 * @returns {Set<string>}
 */
export function dataNames(spec, which = (name) => Object.hasOwn(namedData(), name)) {
  const names = walk(spec).flatMap(({ key, value }) =>
    key === 'data' && typeof value?.name === 'string' && which(value.name) ? [value.name] : [],
  );
  return new Set(names);
}

/**
 * A misspelt field is drawn as nothing, so every field must be one of the data or made in the spec. Pivots and data written into the spec
 * bring names that only the drawing knows: then all are let through.
 *
 * @param {Spec} spec
 * @returns {{ message: string, word: string, hint: string }[]}
 */
export function unknownFields(spec) {
  const entries = walk(spec);
  if (
    entries.some(({ key }) => key === 'pivot' || key === 'values' || key === 'datasets' || key === 'repeat')
  )
    return [];
  const given = [...dataNames(spec)].flatMap((name) =>
    Object.keys(namedData()[/** @type {'results'} */ (name)].fields),
  );
  const made = entries.flatMap(({ key, value, owner }) => [
    ...(key === 'as' ? [value].flat() : []),
    ...(byThemselves[key] && owner.as === undefined ? byThemselves[key] : []),
  ]);
  const known = new Set([...given, ...made]);
  const used = entries.flatMap((entry) => usedBy(entry));
  return [...new Set(used.filter((field) => !known.has(field)))].map((field) => ({
    message: `unknown field: ${field}`,
    word: field,
    hint: didYouMean(field, [...known].map(String), 'fields'),
  }));
}

/** What transforms name by themselves. @type {Record<string, string[]>} */
const byThemselves = {
  fold: ['key', 'value'],
  density: ['value', 'density'],
  quantile: ['prob', 'value'],
  loess: [],
  regression: [],
};

/** @param {{ key: string, value: any, owner: Spec }} entry @returns {string[]} */
function usedBy({ key, value }) {
  if (key === 'field' && typeof value === 'string') return [plain(value)];
  if ((key === 'groupby' || key === 'fold') && Array.isArray(value))
    return value.filter((each) => typeof each === 'string').map(plain);
  return [];
}

/** `datum['two words']` and `a\\.b` are beyond what our data need. @param {string} path */
const plain = (path) => path.replace(/^datum\./, '');
