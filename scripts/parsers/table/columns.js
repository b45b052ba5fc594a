import { nearest } from '../../model/lib/nearest.js';
import { warning } from '../../model/parser.js';
import { columnOf, knownHeaders } from './header.js';

/**
 * @typedef {import('./header.js').Column & { at: number }} PlacedColumn `at`: index of its cells
 *
 * @typedef {object} TableProblem
 * @property {number} line
 * @property {string} problem
 * @property {string | null} hint
 *
 * @typedef {object} Columns
 * @property {PlacedColumn[]} described fields and parameters
 * @property {PlacedColumn | null} axis of a series; `null` for a table of results
 * @property {PlacedColumn[]} values
 * @property {PlacedColumn | null} low
 * @property {PlacedColumn | null} high
 */

/**
 * The columns of a table, each in the role that the others leave it.
 *
 * @param {import('../shared/csvRows.js').Row} header
 * @param {{ problems: TableProblem[], warnings: import('../../model/parser.js').Warning[] }} notes
 * @returns {Columns}
 */
export function readColumns(header, { problems, warnings }) {
  const report = (/** @type {string} */ problem, /** @type {string | null} */ hint = null) =>
    problems.push({ line: header.line, problem, hint });
  const columns = placedColumns(header.cells, report);
  const hasRuns = columns.some(({ run }) => run !== null);
  const settled = columns.map((column) => inCompany(column, columns));
  const condensed = settled.filter(
    ({ role, statistic, run }) => role === 'value' && hasRuns && statistic && run === null,
  );
  for (const { header: name } of condensed) {
    warnings.push(warning(`column ${name} is left out: it is computed from the runs beside it`, header.line));
  }
  const values = settled.filter((column) => column.role === 'value' && !condensed.includes(column));
  const axes = settled.filter(({ role }) => role === 'axis');
  const bound = (/** @type {'low' | 'high'} */ role) =>
    settled.find((column) => column.role === role) ?? null;
  if (axes.length > 1)
    report(`two columns tell the place: ${axes.map(({ header: name }) => name).join(', ')}`);
  if (Boolean(bound('low')) !== Boolean(bound('high'))) report('low without high, or high without low');
  if (values.length === 0 && !bound('low'))
    report('no column holds values', 'name it "value", or "run 1", "run 2"');
  const described = settled.filter(({ role }) => role === 'field' || role === 'parameter');
  return { described, axis: axes[0] ?? null, values, low: bound('low'), high: bound('high') };
}

/**
 * @param {string[]} cells
 * @param {(problem: string, hint?: string | null) => void} report
 * @returns {PlacedColumn[]}
 */
function placedColumns(cells, report) {
  const seen = new Set();
  return cells.flatMap((cell, at) => {
    if (cell.trim() === '') return [];
    const column = columnOf(cell);
    if (!column) {
      const near = nearest(
        cell
          .replace(/[([].*/, '')
          .trim()
          .toLowerCase(),
        knownHeaders(),
      );
      report(
        `unknown column: ${cell}`,
        near ? `did you mean "${near}"?` : `columns: ${knownHeaders().join(', ')}`,
      );
      return [];
    }
    const key = column.role === 'value' ? `${column.name} ${column.unit}` : `${column.role} ${column.name}`;
    if (column.role !== 'ignored' && seen.has(key)) report(`two columns say the same: ${cell}`);
    seen.add(key);
    return [{ ...column, at }];
  });
}

/**
 * "Time" is a moment beside readings, and a duration by itself; "min" is the low end beside a place, a statistic else.
 *
 * @param {PlacedColumn} column
 * @param {PlacedColumn[]} all
 * @returns {PlacedColumn}
 */
function inCompany(column, all) {
  const hasRuns = all.some(({ run }) => run !== null);
  const hasAxis = all.some(({ role }) => role === 'axis');
  const others = all.some(({ role }) => role === 'value' || role === 'low');
  if (column.role === 'axis' && column.name === 'time' && (hasRuns || !others)) {
    return { ...column, role: 'value', metric: 'duration' };
  }
  if (column.role === 'value' && hasAxis && !hasRuns && column.parameters?.operation === undefined) {
    if (column.statistic === 'min') return { ...column, role: 'low' };
    if (column.statistic === 'max') return { ...column, role: 'high' };
  }
  return column;
}
