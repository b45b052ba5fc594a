import { metrics } from '../model/metric.js';
import { warning } from '../model/parser.js';
import { isAbsent, notNumber, readNumber, readUnit, splitCell } from './tableCell.js';
import { readFacts } from './tableFacts.js';
import { copyRates } from './timedCopy.js';
import { storageMeasurement } from './storageRecord.js';

/**
 * @typedef {import('./tableColumns.js').Columns} Columns
 * @typedef {import('./tableColumns.js').PlacedColumn} PlacedColumn
 * @typedef {import('./tableFacts.js').Facts} Facts
 * @typedef {import('./csvRows.js').Row} Row
 *
 * @typedef {object} Notes
 * @property {import('./tableColumns.js').TableProblem[]} problems
 * @property {import('../model/parser.js').Warning[]} warnings
 *
 * @typedef {object} Context
 * @property {import('./tableGrid.js').Grid['said']} said
 * @property {Columns} columns
 * @property {import('./decimalNumber.js').DecimalMark} mark
 * @property {Notes} notes
 *
 * @typedef {{ row: Row, facts: Facts }} DescribedRow
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
  const names = columns.described.filter(({ role }) => role === 'condition').map(({ name }) => name);
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
  /** @type {Map<string, number>} */
  const repeats = new Map();
  let counted = false;
  const measurements = rows.flatMap(({ row, facts }) => {
    const cells = context.columns.values.filter(({ at }) => !isAbsent(row.cells[at] ?? ''));
    const read = cells.flatMap((column) => {
      const value = readValue(row, column, { facts, context });
      if (!value) return [];
      const named = column.run ?? facts.run;
      const run = named ?? next(repeats, JSON.stringify([facts, column.header]));
      counted ||= named === null && run > 0;
      return [asMeasurement(facts, column, { ...value, run })];
    });
    return [...read, ...copyRates(read)];
  });
  if (counted) context.notes.warnings.push(warning('rows that repeat were counted as runs, in their order'));
  return measurements;
}

/**
 * @param {Map<string, number>} repeats
 * @param {string} key
 */
function next(repeats, key) {
  const run = repeats.get(key) ?? 0;
  repeats.set(key, run + 1);
  return run;
}

/**
 * @param {Facts} facts
 * @param {PlacedColumn} column
 * @param {{ metric: import('../model/metric.js').Metric, value: number, digits: number, run: number }} read
 */
function asMeasurement(facts, column, { metric, value, digits, run }) {
  const { device, test, evidence, pattern, blockSize, queueDepth, jobs, readPercent, condition } = facts;
  return storageMeasurement({
    run,
    test,
    operation: column.operation ?? facts.operation,
    pattern: column.pattern ?? pattern,
    blockSize,
    queueDepth,
    jobs,
    readPercent,
    condition: Object.keys(condition).length > 0 ? condition : null,
    metric,
    statistic: column.statistic ?? facts.statistic ?? 'value',
    value,
    digits,
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
 * @returns {{ metric: import('../model/metric.js').Metric, value: number, digits: number } | null}
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
  const settled = metric ?? byUnit[unit.unit] ?? null;
  if (!settled)
    return fail(
      { problem: `which metric is in ${word}`, hint: 'add a column "metric": latency, access-time ...' },
      report,
    );
  if (metrics[settled].unit === unit.unit) return { metric: settled, value, digits: digitsIn(parts.number) };
  return fail({ problem: `${settled} in ${word}`, hint: `its unit is ${metrics[settled].unit}` }, report);
}

/**
 * Significant digits as typed: `117` has three, `0.06` one, `6000` four, as nothing says that its zeros are none.
 *
 * @param {string} text
 */
const digitsIn = (text) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '').length;

/** Where the unit alone tells the metric; seconds do not. */
const byUnit = /** @type {Partial<Record<string, import('../model/metric.js').Metric>>} */ ({
  'B/s': 'bandwidth',
  '1/s': 'iops',
  W: 'power',
  J: 'energy',
  V: 'voltage',
  '°C': 'temperature',
  points: 'score',
});

/**
 * @param {import('./tableCell.js').CellProblem} problem
 * @param {import('./tableFacts.js').Report} report
 */
function fail({ problem, hint }, report) {
  report(problem, hint);
  return null;
}

/**
 * @param {Row} row
 * @param {Notes} notes
 * @returns {import('./tableFacts.js').Report}
 */
const reporter =
  (row, { problems }) =>
  (problem, hint = null) =>
    problems.push({ line: row.line, problem, hint });
