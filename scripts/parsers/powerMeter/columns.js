import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { unitWord } from '../shared/unitWord.js';

/**
 * @typedef {object} MeterColumn
 * @property {number} at
 * @property {string} name
 * @property {import('../../model/metric.js').Metric} metric
 * @property {number} factor
 *
 * @typedef {object} MeterColumns
 * @property {number} time index of its cells
 * @property {number | null} date index, where the day stands in a column of its own
 * @property {number | null} timeFactor seconds of one in the time column; `null` where the header does not say
 * @property {MeterColumn[]} values
 */

const timeName = /^(?:relative |elapsed |sample )?(?:time(?:stamp)?|seconds?|elapsed|t|date ?\/?time)$/i;
const dateName = /^date$/i;
const metricsByUnit = /** @type {Record<string, 'power' | 'voltage' | 'temperature' | undefined>} */ ({
  W: 'power',
  V: 'voltage',
  '°C': 'temperature',
});

/**
 * @param {string[]} cells of a header
 * @returns {MeterColumns | null} `null` where it is none of a power meter
 */
export function meterColumns(cells) {
  const headers = cells.map(splitHeader);
  const time = headers.findIndex(({ name, unit }) => timeName.test(name) || (name === '' && unit === 's'));
  const values = headers.flatMap(({ unit }, at) => {
    const known = unit ? unitWord(unit) : null;
    const metric = known && metricsByUnit[known.unit];
    return known && metric && at !== time ? [{ at, name: cells[at], metric, factor: known.factor }] : [];
  });
  if (time < 0 || !values.some(({ metric }) => metric === 'power')) return null;
  const date = headers.findIndex(({ name }) => dateName.test(name));
  const timeUnit = headers[time].unit ? unitWord(headers[time].unit) : null;
  return {
    time,
    date: date < 0 ? null : date,
    timeFactor: timeUnit?.unit === 's' ? timeUnit.factor : null,
    values,
  };
}

/**
 * `Power (W)`, `power_W`, `Voltage [V]`, `watts`, `Power/W`.
 *
 * @param {string} header
 */
function splitHeader(header) {
  if (header.length > 60) return { name: header, unit: null };
  const match = /^(.*?)\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|[_/ ]([a-zµ°]{1,7}))$/i.exec(header);
  const unit = match?.slice(2).find(Boolean)?.trim();
  if (match && unit && unitWord(unit)) return { name: match[1].trim(), unit };
  const own = unitWord(header);
  if (own) return { name: own.unit === 's' ? 'seconds' : header, unit: header };
  return { name: header, unit: null };
}

const clock = /(\d{1,3}):(\d{2}):(\d{2}(?:[.,]\d{1,6})?)\s*$/;

/**
 * The moments of the readings in seconds from the first: plain seconds, a clock, or a date with its time.
 *
 * @param {import('../shared/csvRows.js').Row[]} rows
 * @param {MeterColumns} columns
 * @param {import('../shared/decimalNumber.js').DecimalMark} mark
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
