import { measurement } from '../../model/measurement.js';
import { canBeNegative, inUnitOf, metrics } from '../../model/metric.js';
import { parametersOf } from '../../model/parameters.js';
import { warning } from '../../model/parser.js';
import { parameters } from '../../model/vocabulary/index.js';
import { runNumbers } from '../shared/blocks.js';
import { copyRates } from './copyRates.js';
import { isAbsent, notNumber, readNumber, readUnit, splitCell } from './cell.js';
import { readFacts } from './facts.js';
import { settledMetric, unsettled } from './metricInUnit.js';

/**
 * @typedef {import('./columns.js').Columns} Columns
 * @typedef {import('./columns.js').PlacedColumn} PlacedColumn
 * @typedef {import('./facts.js').Facts} Facts
 * @typedef {import('../shared/csvRows.js').Row} Row
 *
 * @typedef {object} Notes
 * @property {import('./columns.js').TableProblem[]} problems
 * @property {import('../../model/parser.js').Warning[]} warnings
 *
 * @typedef {object} Context
 * @property {import('./grid.js').Grid['said']} said
 * @property {Columns} columns
 * @property {import('../shared/decimalNumber.js').DecimalMark} mark
 * @property {Notes} notes
 *
 * @typedef {{ row: Row, facts: Facts }} DescribedRow
 *
 * @typedef {object} ReadValue
 * @property {import('../../model/metric.js').Metric} metric
 * @property {number} value base unit
 * @property {number} digits
 * @property {import('../../model/measurement.js').Bound | null} bound
 */

/** A spreadsheet's merged cells leave these empty in all rows but the first. */
const inherited = ['device', 'test'];

/**
 * @param {Row[]} rows
 * @param {Context} context
 * @returns {DescribedRow[]}
 */
export function describeRows(rows, { said, columns, mark, notes }) {
  /** @type {Map<string, string>} */
  const above = new Map();
  let filled = false;
  const inColumns = columns.described.filter(({ role }) => role === 'parameter').map(({ name }) => name);
  const names = [...new Set([...inColumns, ...[...said.keys()].filter((name) => name in parameters)])];
  const described = rows.map((row) => {
    const report = reporter(row, notes);
    const cellOf = (/** @type {string} */ name) => {
      const column = columns.described.find((each) => each.name === name);
      const cell = column ? (row.cells[column.at] ?? '') : '';
      if (cell.trim() === '' && column && inherited.includes(name) && above.has(name)) {
        filled = true;
        return above.get(name) ?? '';
      }
      if (column && cell.trim() !== '') above.set(name, cell);
      return cell.trim() === '' ? (said.get(name)?.text ?? '') : cell;
    };
    const unit = (/** @type {string} */ name) =>
      columns.described.find((each) => each.name === name)?.unit ?? null;
    const facts = readFacts(cellOf, { names, unit, mark, report });
    if (!facts.evidence)
      report('no evidence', 'add a column "evidence": a picture, an address or a sentence');
    return { row, facts };
  });
  if (filled) notes.warnings.push(warning('an empty device or test was taken from the row above'));
  return described;
}

/**
 * The measurements of a table of results: one for every filled value cell.
 *
 * @param {DescribedRow[]} rows
 * @param {Context} context
 */
export function tableMeasurements(rows, context) {
  const numbers = runNumbers();
  let counted = false;
  const measurements = rows.flatMap(({ row, facts }) => {
    const cells = context.columns.values.filter(({ at }) => !isAbsent(row.cells[at] ?? ''));
    const read = cells.flatMap((column) => {
      const value = readValue(row, column, { facts, context });
      if (!value) return [];
      const named = column.run ?? facts.run;
      const run = named ?? numbers.next([facts, column.header]);
      counted ||= named === null && run > 0;
      return [asMeasurement(facts, column, { ...value, run })];
    });
    return [...read, ...copyRates(read)];
  });
  if (counted) context.notes.warnings.push(warning('rows that repeat were counted as runs, in their order'));
  return measurements;
}

/**
 * @param {Facts} facts
 * @param {PlacedColumn} column
 * @param {ReadValue & { run: number }} read
 */
function asMeasurement(facts, column, { metric, value, digits, bound, run }) {
  const { device, test, evidence, parameters: asked } = facts;
  return measurement({
    run,
    test,
    parameters: parametersOf({ ...asked, ...column.parameters }),
    metric,
    statistic: column.statistic ?? facts.statistic ?? 'value',
    value,
    digits,
    ...(bound && { bound }),
    ...(facts.runsStated && { runsStated: facts.runsStated }),
    ...(device && { subject: device }),
    ...(evidence && { evidence }),
  });
}

/**
 * One cell with the unit that stands nearest: in the cell, in its column's header, in its row, above the table.
 *
 * @param {Row} row
 * @param {PlacedColumn} column
 * @param {{ facts: Facts, context: Context }} place
 * @returns {ReadValue | null}
 */
export function readValue(row, column, { facts, context }) {
  const report = reporter(row, context.notes);
  const metric = column.metric ?? facts.metric;
  const cell = row.cells[column.at] ?? '';
  const parts = splitCell(cell);
  if (!parts) return fail(notNumber(cell), report);
  const word = parts.unit ?? column.unit ?? facts.unit ?? (metric === 'score' ? 'points' : null);
  if (!word)
    return fail({ problem: `no unit: ${cell}`, hint: 'add it to the header: "run 1 (MB/s)"' }, report);
  const unit = readUnit(word);
  if ('problem' in unit) return fail(unit, report);
  const value = readNumber(parts.number, unit, context.mark);
  if (typeof value !== 'number') return fail(value, report);
  const settled = settledMetric(metric, unit);
  if (!settled) return fail(unsettled(word, unit, column.run), report);
  const own = inUnitOf(value, unit.unit, settled);
  if (own === null)
    return fail(
      { problem: `${settled} in ${word}`, hint: `its unit is ${metrics[settled].shown.name}` },
      report,
    );
  if (own < 0 && !canBeNegative(settled))
    return fail({ problem: `${settled} below zero: ${cell}`, hint: null }, report);
  return { metric: settled, value: own, digits: digitsIn(parts.number, context.mark), bound: parts.bound };
}

/**
 * Significant digits as typed: `117` has three, `0.06` one. Of `6000` only the first is sure: its zeros may be rounded.
 *
 * @param {string} text
 * @param {import('../shared/decimalNumber.js').DecimalMark} mark
 */
export function digitsIn(text, mark) {
  const sure = text.includes(mark) || text.includes(':') ? text : text.replace(/0[0\D]*$/, '');
  return Math.max(1, sure.replace(/\D/g, '').replace(/^0+(?=\d)/, '').length);
}

/**
 * @param {import('./cell.js').CellProblem} problem
 * @param {import('./facts.js').Report} report
 */
function fail({ problem, hint }, report) {
  report(problem, hint);
  return null;
}

/**
 * @param {Row} row
 * @param {Notes} notes
 * @returns {import('./facts.js').Report}
 */
const reporter =
  (row, { problems }) =>
  (problem, hint = null) =>
    problems.push({ line: row.line, problem, hint });
