import { unitsByWord } from './vocabulary/index.js';

/**
 * Quantities as people and makers write them: `1500 MB/s`, `64K`, `1.2A Peak`, `128 GB`, `4 KiB`, `40 %`, `2.5mW Sleep`.
 *
 * @typedef {object} Quantity
 * @property {number} value base unit
 * @property {import('./metric.js').Unit | null} unit that its value is kept in; `null` for a bare number
 * @property {string} rest the words after it: `Peak`, `Sleep (PS4)`
 */

const decimal = /** @type {Record<string, number>} */ ({
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
});
const binary = /** @type {Record<string, number>} */ ({ K: 1024, M: 1024 ** 2, G: 1024 ** 3, T: 1024 ** 4 });
const form = /^([+-]?\d+(?:[\s\u2009,_]\d{3})*(?:\.\d+)?)\s*(.*)$/s;

/** A word and what may be part of a unit's name: `MB/s`, `cd/m²`, `dB(A)`, `°C`, `%`. */
const wordForm = /^(?:%|°?[\p{L}µμ]+(?:\/[\p{L}]+[²³]?|\([A-Z]\))?)/u;

/**
 * The unit that a word names, with or without a prefix: `MB/s`, `KiB`, `mW`, `hours`, `kfps`.
 *
 * @param {string} word
 * @returns {{ unit: import('./metric.js').Unit, factor: number, name: string } | null} in which its values are kept, by what they are
 *   multiplied, and the unit's own name
 */
export function unitNamed(word) {
  const known = unitsByWord.get(word);
  if (known) return { unit: known.dimension, factor: known.factor, name: known.name };
  const [, prefix, isBinary, rest] = /^([nuµμmkKMGTP])(i?)(.+)$/u.exec(word) ?? [];
  const prefixed = rest === undefined ? undefined : unitsByWord.get(rest);
  if (!prefixed?.prefixed) return null;
  const factor = isBinary ? binary[prefix.toUpperCase()] : decimal[prefix];
  return factor === undefined
    ? null
    : { unit: prefixed.dimension, factor: factor * prefixed.factor, name: prefixed.name };
}

/**
 * @param {string} text
 * @returns {Quantity | null} `null` where it begins with no number
 */
export function parseQuantity(text) {
  const match = form.exec(text.trim());
  if (!match) return null;
  const value = Number(match[1].replace(/[\s\u2009,_]/g, ''));
  const tail = match[2];
  // a comma for the decimals, or digits that are grouped otherwise, would be another number
  if (/^[.,]\d/.test(tail)) return null;
  const [word] = wordForm.exec(tail) ?? [''];
  const known = longestUnit(tail, word);
  if (known) {
    const rest = tail.slice(known.length).trim();
    return { value: round(value * known.factor), unit: known.unit, rest };
  }
  if (/^[kKM]$/.test(word)) return { value: value * decimal[word], unit: null, rest: tail.slice(1).trim() };
  return { value, unit: null, rest: tail.trim() };
}

/**
 * `MB/s` before `MB`: the longest beginning that is a unit, and that no letter goes on from.
 *
 * @param {string} tail
 * @param {string} word
 */
function longestUnit(tail, word) {
  for (const each of new Set([word, word.replace(/[/(].*$/, '')])) {
    const found = each === '' || /^[\p{L}/]/u.test(tail.slice(each.length)) ? null : unitNamed(each);
    if (found) return { length: each.length, ...found };
  }
  return null;
}

/** Takes back what binary fractions add: 2.5 mW is 0.0025 W, not 0.0025000000000000001. @param {number} value */
const round = (value) => Number(value.toPrecision(12));
