import { parseQuantity } from '../../../scripts/model/parseQuantity.js';

/**
 * Whether a cell is what a reader asks of its column: `> 500`, `<= 256 GB`, `120-256 GB`, or words that it has. A number
 * without a unit is in that of the column.
 *
 * @param {string} condition
 * @param {{ text: string, value: number | null }} cell `value` in base units
 * @param {number} [factor] of the column's unit
 */
export function accepts(condition, { text, value }, factor = 1) {
  const amount = (/** @type {string} */ said) => amountIn(said.trim(), factor);
  const said = condition.trim();
  const bound = /^([<>]=?)(.*)$/.exec(said);
  const range = /^(\d[\d.]*)\s*[-\u2013]\s*(\d.*)$/.exec(said);
  if (value !== null && bound) {
    const limit = amount(bound[2]);
    if (limit === null) return true; // it is still being typed
    return compare[/** @type {keyof typeof compare} */ (bound[1])](value, limit);
  }
  if (value !== null && range) {
    const unit = /[^\d.\s].*$/.exec(range[2])?.[0] ?? '';
    const [low, high] = [amount(`${range[1]} ${unit}`), amount(range[2])];
    return low === null || high === null || (value >= low && value <= high);
  }
  if (value === null && text === '') return false;
  return said
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
}

const compare = {
  '>': (/** @type {number} */ value, /** @type {number} */ limit) => value > limit,
  '<': (/** @type {number} */ value, /** @type {number} */ limit) => value < limit,
  '>=': (/** @type {number} */ value, /** @type {number} */ limit) => value >= limit,
  '<=': (/** @type {number} */ value, /** @type {number} */ limit) => value <= limit,
};

/** @param {string} text @param {number} factor @returns {number | null} base unit */
function amountIn(text, factor) {
  if (text === '') return null;
  const plain = Number(text);
  return Number.isFinite(plain) ? plain * factor : (parseQuantity(text)?.value ?? null);
}
