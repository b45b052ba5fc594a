import { nearest, orDeclared } from '../../model/lib/nearest.js';
import { hasZero, metrics, units } from '../../model/metric.js';
import { scaled } from '../shared/amount.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { bitsOrBytes, unitExamples, unitWord } from '../shared/unitWord.js';

/**
 * @typedef {object} CellProblem
 * @property {string} problem
 * @property {string | null} hint
 *
 * @typedef {import('../shared/unitWord.js').UnitWord} UnitWord
 * @typedef {import('../shared/decimalNumber.js').DecimalMark} DecimalMark
 */

const absent = /^(?:-+|–|—|n\/?a|n\.a\.|none|null|\?|x|\/)?$/i;
const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2}(?:[.,]\d{1,3})?)$/;

/** @param {string} cell */
export const isAbsent = (cell) => absent.test(cell.trim());

/**
 * A cell cut into its number, the unit behind it, and the sign before it of a value that is a bound: `451.2 MB/s`, `12,5 %`, `2:31`, `> 90 MB/s`.
 *
 * @param {string} cell
 */
export function splitCell(cell) {
  const match = /^(?:([<>]=?|[≤≥])\s*)?([+-]?[\d.,:'\s\u00a0\u2009\u202f]*\d)\s*(\D.*)?$/.exec(cell.trim());
  if (!match) return null;
  const [, sign, number, unit] = match;
  return { number: number.trim(), unit: unit?.trim() ?? null, bound: boundSigned(sign) };
}

/** @param {string | undefined} sign @returns {import('../../model/measurement.js').Bound | null} */
const boundSigned = (sign) =>
  sign
    ? /** @type {import('../../model/measurement.js').Bound} */ (sign.replace('>=', '≥').replace('<=', '≤'))
    : null;

/**
 * @param {string} word
 * @returns {UnitWord | CellProblem}
 */
export function readUnit(word) {
  const unit = unitWord(word);
  if (unit) return unit;
  if (bitsOrBytes(word)) {
    return { problem: `bits or bytes: ${word}`, hint: 'write MB/s for megabytes, Mbit/s for megabits' };
  }
  const alike = Object.values(units).filter(({ symbol: { length } }) => length > 2 && length === word.length);
  const near =
    nearest(
      word,
      alike.map(({ symbol }) => symbol),
    ) ?? nearest(word, unitExamples);
  return {
    problem: `unknown unit: ${word}`,
    hint: orDeclared(near ? `did you mean "${near}"?` : `units: ${unitExamples.join(', ')}`),
  };
}

/**
 * @param {string} text
 * @param {UnitWord} unit
 * @param {DecimalMark} mark
 * @returns {number | CellProblem} in the base unit
 */
export function readNumber(text, unit, mark) {
  const parts = clock.exec(text);
  if (parts) {
    if (!unit.clock)
      return { problem: `a time without its unit: ${text}`, hint: 'say "min:s" or "h:mm:ss" as the unit' };
    const [hours = '0', minutes, seconds] = parts.slice(1);
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
  }
  const number = decimalNumber(text, mark);
  if (number === null || unit.clock) return notNumber(text);
  if (number < 0 && !mayBeNegative(unit.name ?? unit.unit))
    return { problem: `less than zero: ${text}`, hint: null };
  return scaled(number, unit.factor);
}

/** @param {string} name of a unit */
const mayBeNegative = (name) =>
  !hasZero(name) ||
  (name !== '1' && Object.values(metrics).some(({ unit, signed }) => signed && unit === name));

/** @param {string} text */
export const notNumber = (text) => ({
  problem: `not a number: ${text}`,
  hint: text.startsWith('time of day')
    ? 'the spreadsheet took it for a time of day: format the cell as [mm]:ss, or type seconds'
    : 'write the number as it was read; leave the cell empty where there is none',
});
