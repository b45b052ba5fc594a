/**
 * Lists by key, in the order in which the keys first occur.
 *
 * @template T
 * @template K
 * @param {Iterable<T>} all
 * @param {(each: T) => K} keyOf
 * @returns {Map<K, T[]>}
 */
export function groupBy(all, keyOf) {
  /** @type {Map<K, T[]>} */
  const groups = new Map();
  for (const each of all) {
    const key = keyOf(each);
    const own = groups.get(key);
    if (own) own.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
