import { formatNumber, scaleFor } from '../../model/quantity.js';
import { resultText, runCell } from '../../model/runWords.js';
import { spreadOf } from '../selection/spreadOf.js';

/**
 * A result as a table shows it: `{ value: '412 MB/s', spread: '405 to 419 MB/s', spreadKind: 'interval', n: '5 of 6' }`.
 *
 * @param {import('../../model/summary.js').Statistics & Omit<import('../../model/runWords.js').Counted, 'n'> & { runs: import('../../model/summary.js').RunValue[] }} over
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {{ scale?: import('../../model/quantity.js').Scale, kind?: import('../selection/spreadOf.js').SpreadKind,
 *   digitsOf?: ReturnType<typeof import('../../model/runWords.js').sharedDigits> }} [options] common to several
 */
export function showResult(over, unit, { scale = scaleFor(unit, over.mean), kind, digitsOf } = {}) {
  const spread = spreadOf(over, kind);
  const range = spread && { low: spread.low / scale.factor, high: spread.high / scale.factor };
  // a band has the digits of its source
  const isBand = spread?.kind === 'band';
  const digits = range && !isBand ? digitsWithin(over.mean / scale.factor, range) : digitsOf?.(over.mean);
  return {
    value: resultText(over, unit, { scale, digits }),
    spread: range && rangeWords(range.low, range.high, scale.symbol, isBand ? over.digits : undefined),
    spreadKind: spread && spread.kind,
    n: over.n === over.runs.length ? runCell(over) : `${over.n} of ${over.runs.length}`,
    single: over.n === 1,
  };
}

const [fewestDigits, mostDigits] = [3, 7];

/**
 * A range in one unit, with as many digits as it takes to tell its ends apart: `405 to 419 MB/s`, `954.9 to 955.2`.
 *
 * @param {number} low in the shown unit
 * @param {number} high
 * @param {string} [symbol] of the unit, where nothing beside it says that
 * @param {number} [digits]
 */
export function rangeWords(low, high, symbol = '', digits = rangeDigits(low, high)) {
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
