import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { amountIn } from '../shared/amount.js';
import { csvBelow } from '../shared/csvRows.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';
import { aggregateByName, measurementsOf } from './rows.js';

const head = /^"?name"?,iterations,real_time,cpu_time,time_unit\b/m;
const facts = [
  'name',
  'iterations',
  'real_time',
  'cpu_time',
  'time_unit',
  'label',
  'error_occurred',
  'error_message',
];

/**
 * The CSV, below the lines about the machine that stand before it.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readCsv(text, hint) {
  const [{ cells: columns }, ...lines] = csvBelow(text, head);
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  const named = lines.filter(({ cells }) => cells[0] !== 'name');
  const names = new Set(named.map(({ cells }) => cells[0]));
  const rows = named.flatMap(({ line: at, cells }) => {
    const cell = (/** @type {string} */ name) => cells[columns.indexOf(name)] ?? '';
    if (cell('error_occurred') === 'true') {
      warnings.push(warning(`${cells[0]} gave no result: ${cell('error_message').slice(0, 200)}`, at));
      return [];
    }
    if (cells.length < 5 || cells.length > columns.length)
      throw new InputError(`${cells.length} values under ${columns.length} columns`, { line: at, hint });
    const byName = aggregateByName(cells[0], (base) => names.has(base));
    const unit = timeUnit(cell('time_unit'));
    if (unit === null && byName.aggregate === null)
      throw new InputError(`unknown unit of time: ${cell('time_unit').slice(0, 40)}`, { line: at, hint });
    const time = (/** @type {string} */ name) => {
      const value = amountIn(cell(name));
      if (value === null && byName.aggregate === null)
        throw new InputError(`no time: ${cell(name)}`, { line: at, hint });
      return value === null ? null : inSeconds(value, unit ?? 1);
    };
    const counters = columns.flatMap((name, index) => {
      const value = facts.includes(name) ? NaN : Number(cells[index] || NaN);
      return Number.isFinite(value) ? [/** @type {[string, number]} */ ([name, value])] : [];
    });
    return [{ ...byName, block: 0, real: time('real_time'), cpu: time('cpu_time'), counters, line: at }];
  });
  const read = measurementsOf(rows, hint);
  if (!text.endsWith('\n')) warnings.push(warning('the last line has no end: it may be cut'));
  return { measurements: read.measurements, warnings: [...warnings, ...read.warnings] };
}
