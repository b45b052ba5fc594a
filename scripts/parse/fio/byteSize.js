const powers = /** @type {Record<string, number>} */ ({ '': 0, k: 1, m: 2, g: 3, t: 4, p: 5 });

/**
 * A size as fio reads it in its options. By default `4k` is 4096 bytes and `4kib` is 4000, as old scripts expect;
 * with `kb_base=1000` it is the other way round. Source: `get_mult_bytes` in fio's parse.c, tried with fio 3.33.
 *
 * @param {string} text
 * @param {number} [kbBase] 1024 or 1000
 * @returns {number | null} bytes; `null` where it is no plain size
 */
export function byteSize(text, kbBase = 1024) {
  const match = /^\s*(0x[0-9a-f]+|\d+)\s*(?:([kmgtp]?)(i?)(b?))\s*$/i.exec(text);
  if (!match) return null;
  const [, digits, prefix, i, b] = match;
  const swapped = Boolean(i && b && prefix);
  const base = swapped === (kbBase === 1000) ? 1024 : 1000;
  return Number(digits) * base ** powers[prefix.toLowerCase()];
}
