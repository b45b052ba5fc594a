/** @template T @param {T[]} items @param {(item: T) => number} of @returns {T | null} */
export function least(items, of) {
  const all = items.map(of);
  return items[all.indexOf(Math.min(...all))] ?? null;
}
