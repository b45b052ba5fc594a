/**
 * Tables as they were read, without a prototype.
 *
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function bare(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return /** @type {T} */ (value.map(bare));
  const table = Object.create(null);
  for (const [key, inside] of Object.entries(value)) table[key] = bare(inside);
  return table;
}
