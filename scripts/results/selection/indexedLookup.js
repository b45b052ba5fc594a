/** @type {WeakMap<readonly object[], Map<string, Map<string, any[]>>>} */
const indexes = new WeakMap();

/**
 * The records of a list with these values, in its order: `having(summaries, { product, test })`. The list is sorted by these
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
  const known = indexes.get(list) ?? new Map();
  indexes.set(list, known);
  if (!known.has(name)) known.set(name, indexBy(list, keys));
  return known.get(name).get(valuesOf(wanted, keys)) ?? [];
}

/**
 * @param {readonly object[]} list
 * @param {string[]} keys
 */
function indexBy(list, keys) {
  /** @type {Map<string, object[]>} */
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
