import { formatNumber } from '../../model/quantity.js';

const [fewestDigits, mostDigits] = [3, 7];

/**
 * A range in one unit, with as many digits as it takes to tell its ends apart: `405 to 419 MB/s`, `954.9 to 955.2`.
 *
 * @param {number} low in the shown unit
 * @param {number} high
 * @param {string} [symbol] of the unit, where nothing beside it says that
 */
export function rangeWords(low, high, symbol = '') {
  const digits = rangeDigits(low, high);
  const [from, to] = [low, high].map((value) => formatNumber(value, digits));
  if (from === to) return 'all equal';
  return `${from} to ${to}${symbol && `\u2009${symbol}`}`;
}

/**
 * With so many digits a value within a range lies within the ends that `rangeWords` writes: 1.9976 of `1.997 to 1.998` is 1.998.
 *
 * @param {number} value in the shown unit
 * @param {{ low: number, high: number }} range
 */
export function digitsWithin(value, { low, high }) {
  const ends = rangeDigits(low, high);
  const [from, to] = [low, high].map((each) => rounded(each, ends));
  for (let digits = fewestDigits; digits < ends; digits++) {
    const own = rounded(value, digits);
    if (own >= from && own <= to) return digits;
  }
  return ends;
}

/** @param {number} low @param {number} high */
function rangeDigits(low, high) {
  if (low === high) return fewestDigits;
  let digits = fewestDigits;
  while (digits < mostDigits && formatNumber(low, digits) === formatNumber(high, digits)) digits += 1;
  return digits;
}

/** As `formatNumber` rounds. @param {number} value @param {number} digits */
const rounded = (value, digits) =>
  Number(formatNumber(Math.abs(value), digits).replace(/\u2009/g, '')) * Math.sign(value);
