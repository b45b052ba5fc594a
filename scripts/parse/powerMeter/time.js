import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { decimalNumber } from '../text/decimalNumber.js';
import { scaled } from '../text/scaled.js';

const clock = /(\d{1,3}):(\d{2}):(\d{2}(?:[.,]\d{1,6})?)\s*$/;

/**
 * The moments of the readings in seconds from the first: plain seconds, a clock, or a date with its time.
 *
 * @param {import('../text/csvRows.js').Row[]} rows
 * @param {import('./columns.js').MeterColumns} columns
 * @param {import('../text/decimalNumber.js').DecimalMark} mark
 */
export function readTimes(rows, { time, date, timeFactor }, mark) {
  const first = rows[0].cells[time] ?? '';
  const plain = decimalNumber(first, mark) !== null;
  const factor = timeFactor ?? (plain ? guessedFactor(Number(decimalNumber(first, mark))) : 1);
  let day = 0;
  const absolute = rows.map(({ cells, line }, index) => {
    const cell = cells[time] ?? '';
    const seconds = plain ? times(decimalNumber(cell, mark), factor) : clockSeconds(cell);
    if (seconds === null)
      throw new InputError(`no time: ${cell}`, { line, hint: 'write seconds, or h:mm:ss' });
    const before = index > 0 && !plain ? clockSeconds(rows[index - 1].cells[time] ?? '') : null;
    if (before !== null && seconds < before && (date !== null || before - seconds > 43_200)) day += 86_400;
    return day + seconds;
  });
  const back = absolute.findIndex((at, index) => index > 0 && at < absolute[index - 1]);
  if (back > 0)
    throw new InputError('time runs backwards', { line: rows[back].line, hint: 'sort the readings' });
  return {
    times: Float64Array.from(absolute, (at) => Number((at - absolute[0]).toFixed(6))),
    warnings:
      plain && timeFactor === null
        ? [warning(`the header does not say the unit of time: taken as ${factor === 1 ? 's' : 'ms'}`)]
        : [],
  };
}

/** Numbers beyond a thousand years of seconds are milliseconds since 1970. */
const guessedFactor = (/** @type {number} */ value) => (value > 1e11 ? 1e-3 : 1);

/**
 * @param {number | null} value
 * @param {number} factor
 */
const times = (value, factor) => (value === null ? null : scaled(value, factor));

/** @param {string} cell */
function clockSeconds(cell) {
  const match = clock.exec(cell);
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3].replace(',', '.')) : null;
}
