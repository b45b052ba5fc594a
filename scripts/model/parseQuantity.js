/**
 * Quantities as people and makers write them: `1500 MB/s`, `64K`, `1.2A Peak`, `128 GB`, `4 KiB`, `40 %`, `2.5mW Sleep`.
 *
 * @typedef {object} Quantity
 * @property {number} value base unit
 * @property {import('./metric.js').Unit | 'A' | null} unit `null` for a bare number
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
const words = /** @type {Record<string, [number, Quantity['unit']]>} */ ({
  '%': [0.01, '1'],
  min: [60, 's'],
  h: [3600, 's'],
  hours: [3600, 's'],
  TBW: [1e12, 'B'],
  IOPS: [1, '1/s'],
  points: [1, 'points'],
});

const form = /^([+-]?\d+(?:[\s\u2009,_]\d{3})*(?:\.\d+)?)\s*(.*)$/s;
const unitForm = /^(?:([nuµμmkKMGTP])(i)?)?(B\/s|B|IOPS|s|W|J|V|A|°C)(?=$|[^A-Za-z/])/;

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
  const [word] = /^(?:%|[A-Za-z]+)/.exec(tail) ?? [''];
  if (Object.hasOwn(words, word)) {
    const [factor, unit] = words[word];
    return { value: round(value * factor), unit, rest: tail.slice(word.length).trim() };
  }
  const unit = unitForm.exec(tail);
  if (unit) {
    const [whole, prefix, isBinary, symbol] = unit;
    const factor = prefix ? (isBinary ? binary[prefix.toUpperCase()] : decimal[prefix]) : 1;
    if (factor === undefined) return null;
    return { value: round(value * factor), unit: toUnit(symbol), rest: tail.slice(whole.length).trim() };
  }
  if (/^[kKM]$/.test(word)) return { value: value * decimal[word], unit: null, rest: tail.slice(1).trim() };
  return { value, unit: null, rest: tail.trim() };
}

/** @param {string} symbol */
const toUnit = (symbol) => (symbol === 'IOPS' ? '1/s' : /** @type {Quantity['unit']} */ (symbol));

/** Takes back what binary fractions add: 2.5 mW is 0.0025 W, not 0.0025000000000000001. @param {number} value */
const round = (value) => Number(value.toPrecision(12));
