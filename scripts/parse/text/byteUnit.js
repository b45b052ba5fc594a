const powers = { '': 0, K: 1, M: 2, G: 3, T: 4, P: 5, E: 6 };

/**
 * Bytes of one unit word: `KiB` and `Ki` are 1024, `kB` and `MB` decimal unless the tool means 1024 by them.
 * `Kibit` and `Mbit` (fio's `unit_base=1`) are eighths.
 *
 * @param {string} word `B`, `KiB`, `MB`, `GiB/s`, `k`...
 * @param {{ binary?: boolean }} [options] `binary`: the tool's KB is 1024 bytes
 * @returns {number | null} `null` where it is no such word
 */
export function byteUnit(word, { binary = false } = {}) {
  const match = /^([kmgtpe]?)(i?)(b(?:ytes?)?|bits?)?(?:\/s|ps|\/sec)?$/i.exec(word.trim());
  if (!match || (!match[1] && (match[2] || !match[3]))) return null;
  const power = powers[/** @type {keyof typeof powers} */ (match[1].toUpperCase())];
  const factor = (match[2] || binary ? 1024 : 1000) ** power;
  return match[3]?.toLowerCase().startsWith('bit') ? factor / 8 : factor;
}
