import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { openEnd, runNumbers } from '../shared/blocks.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { namedParameters } from '../shared/namedParameters.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';

export const tableHead =
  /^[ \t]{0,12}Name \(time in (?:ns|us|ms|s)\)[ \t]{1,200}(?=.{0,400}\b(?:Mean|Min|Median)\b)/m;
const header = /^\s{0,12}Name \(time in (ns|us|ms|s)\)\s{1,200}(\S.{0,400})$/;
const cell = /^(-?[\d,]{1,30}(?:\.\d{1,20})?)(?: \((?:[\d.]{1,20}|inf|>[\d.]{1,20})\))?$/;
const group = /^\s{0,12}-{3,400} benchmark '(.{1,400})': \d{1,6} tests/;

const statistics = new Map([
  ['Min', 'min'],
  ['Max', 'max'],
  ['Mean', 'mean'],
  ['StdDev', 'sd'],
  ['Median', 'median'],
]);

/**
 * The table that pytest prints: `test_sort   41.40 (1.0)   133.50 (1.2) ...`, its unit in the header of each group.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readTable(text, hint) {
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  const warnings = [warning('the table holds no single rounds: what was computed of them counts as one run')];
  /** @type {Record<string, string>} */
  const settings = {};
  const numbers = runNumbers();
  const table = { unit: 1, columns: /** @type {string[] | null} */ (null), group: '' };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > 4000) continue;
    table.group = group.exec(line)?.[1] ?? (/^\s{0,12}-{3,400} benchmark: /.test(line) ? '' : table.group);
    const head = header.exec(line);
    if (head) Object.assign(table, { unit: timeUnit(head[1]), columns: head[2].trim().split(/\s{2,}/) });
    else if (table.columns && line.trim() === '') table.columns = null;
    else if (table.columns && !/^\s{0,12}-{3,}/.test(line)) {
      const cells = line.trim().split(/\s{2,}/);
      if (cells.length !== table.columns.length + 1) {
        warnings.push(warning(`no row of ${table.columns.length} values; left out`, index + 1));
        continue;
      }
      const read = readRow(cells, { ...table, columns: table.columns, numbers });
      measurements.push(...read.rows);
      if (read.rounds) settings[`${read.name}: rounds`] = read.rounds;
    }
  }
  if (measurements.length === 0) throw new InputError('no benchmark in the table', { hint });
  return { measurements, warnings: [...warnings, ...openEnd(text)], settings };
}

/**
 * @param {string[]} cells
 * @param {{ unit: number, columns: string[], group: string, numbers: ReturnType<typeof runNumbers> }} table
 */
function readRow([label, ...cells], { unit, columns, group: of, numbers }) {
  // Where saved runs are compared, each name ends with which of them it is.
  const [, name, saved] = /^(.{1,1000}?)(?: \(([^()]{1,200})\))?$/.exec(label) ?? [label, label];
  const param = /\[([^\]]{1,500})\]$/.exec(name)?.[1];
  const test = param === undefined ? name : name.slice(0, -param.length - 2);
  const pairs = /** @type {[string, unknown][]} */ ([
    ['group', of || null],
    ['param', param],
    ['saved', saved],
  ]);
  const parameters = namedParameters(pairs.filter(([, value]) => value !== undefined));
  const run = numbers.next([test, parameters]);
  const rounds = cells[columns.indexOf('Rounds')];
  const rows = columns.flatMap((column, at) => {
    const statistic = statistics.get(column);
    const value = decimalNumber(cell.exec(cells[at])?.[1] ?? '');
    if (!statistic || value === null || value < 0 || Object.is(value, -0)) return [];
    if (statistic === 'sd' && rounds === '1') return [];
    return [
      measurement({ run, test, parameters, metric: 'duration', statistic, value: inSeconds(value, unit) }),
    ];
  });
  return { rows, name, rounds };
}
