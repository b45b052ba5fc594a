import { memoizeByRef } from '../../model/lib/memoize.js';

/** By the names of the keys. */
const indexesOf = memoizeByRef(
  (/** @type {readonly object[]} */ _) => /** @type {Map<string, Map<string, any[]>>} */ (new Map()),
);

/**
 * The records of a list with these values, in its order: `indexedLookup(summaries, { product, test })`. The list is sorted by these
 * keys at the first question, and looked up from then on, since a site asks thousands of times; nothing may be added to it
 * afterwards.
 *
 * @template {object} T
 * @param {readonly T[]} list
 * @param {{ [K in keyof T]?: T[K] & (string | null | undefined) }} wanted
 * @returns {readonly T[]}
 */
export function indexedLookup(list, wanted) {
  const keys = Object.keys(wanted);
  const name = keys.join('\n');
  const indexes = indexesOf(list);
  const index = indexes.get(name) ?? indexBy(list, keys);
  indexes.set(name, index);
  return index.get(valuesOf(wanted, keys)) ?? [];
}

/**
 * @param {readonly object[]} list
 * @param {string[]} keys
 */
function indexBy(list, keys) {
  /** @type {Map<string, any[]>} */
  const index = new Map();
  for (const each of list) {
    const values = valuesOf(each, keys);
    const same = index.get(values);
    if (same) same.push(each);
    else index.set(values, [each]);
  }
  return index;
}

/** @param {object} record @param {string[]} keys */
const valuesOf = (record, keys) => keys.map((key) => wordOf(Reflect.get(record, key))).join('\n');

/** @param {unknown} value */
const wordOf = (value) => (typeof value === 'string' ? `"${value}` : String(value));
