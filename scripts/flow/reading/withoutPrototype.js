/**
 * Tables as they were read, without a prototype.
 *
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function withoutPrototype(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return /** @type {T} */ (value.map(withoutPrototype));
  const table = Object.create(null);
  for (const [key, inside] of Object.entries(value)) table[key] = withoutPrototype(inside);
  return table;
}
