import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { amountIn } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';
import { checkWidth, csvRows } from '../shared/csvRows.js';
import { namedParameters } from '../shared/namedParameters.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';

const single = 'hyperfine JSON alone holds the single timings, so each command counts as one run';

/** Columns of the CSV, their metric and statistic. */
const columns = /** @type {const} */ ([
  ['mean', 'duration', 'mean'],
  ['stddev', 'duration', 'sd'],
  ['median', 'duration', 'median'],
  ['min', 'duration', 'min'],
  ['max', 'duration', 'max'],
  ['user', 'user-time', 'mean'],
  ['system', 'system-time', 'mean'],
]);

/**
 * The CSV writes an absent deviation as 0 or as nothing, and holds no single timings: neither is taken for what it is not.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readCsv(text, hint) {
  const [header, ...rows] = csvRows(text);
  const runs = runNumbers();
  const measurements = rows.flatMap((row) => {
    checkWidth(row, header.cells, hint);
    const { cells, line } = row;
    const parameters = namedParameters(
      header.cells.flatMap((name, at) =>
        name.startsWith('parameter_') ? [/** @type {const} */ ([name.slice(10), cells[at]])] : [],
      ),
    );
    const run = runs.next([cells[0], parameters]);
    return columns.flatMap(([column, metric, statistic]) => {
      const cell = cells[header.cells.indexOf(column)];
      const value = amountIn(cell);
      if (statistic === 'sd' && !(value && value > 0)) return [];
      if (value === null || value >= 1e12)
        throw new InputError(`no time in seconds: ${cell}`, { line, hint });
      return measurement({ run, test: cells[0], parameters, metric, statistic, value });
    });
  });
  if (measurements.length === 0) throw new InputError('no command was timed', { line: 1, hint });
  return parsed({ measurements, warnings: [warning(single)] });
}

/** Tables for documents: Markdown, Org mode and AsciiDoc. `| `cmd` | 102.1 ± 0.3 | 101.7 | 102.8 | 1.00 |` */
const unitCell = /\bMean \[(s|ms|µs)\]/;
const timeCell = /^(\d{1,20}(?:\.\d{1,20})?)(?: ± (\d{1,20}(?:\.\d{1,20})?))?$/;

/**
 * @param {string} text
 * @param {string} hint
 */
export function readMarkup(text, hint) {
  const runs = runNumbers();
  let unit = /** @type {number | null} */ (null);
  /** @type {string[]} */
  let cells = [];
  let heading = '';
  const found = text.split('\n').flatMap((raw, index) => {
    heading = titleForm.exec(raw)?.[1] ?? heading;
    const named = unitCell.exec(raw)?.[1];
    if (named) unit = timeUnit(named);
    const own = cellsOf(raw);
    if (own.length === 0 || named || unit === null) {
      cells = [];
      return [];
    }
    cells.push(...own);
    if (cells.length < 5) return [];
    const row = cells;
    cells = [];
    const rows = readRow(row, {
      unit,
      line: index + 1,
      runOf: (test) => runs.next([heading, test]),
      hint,
    });
    return rows.map((each) => ({ heading, row: each }));
  });
  // the same command below two headings is timed at two things
  const headings = groupBy(found, ({ row }) => row.test);
  const isApart = [...headings.values()].some((same) => new Set(same.map((each) => each.heading)).size > 1);
  const measurements = found.map(({ heading: section, row }) =>
    isApart && section ? { ...row, parameters: { ...row.parameters, section } } : row,
  );
  if (measurements.length === 0) throw new InputError('no command was timed', { line: 1, hint });
  return parsed({ measurements, warnings: [warning(single)] });
}

const titleForm = /^ {0,3}(?:#{1,6}|={1,6}|\*{1,6}) {1,4}(\S.{0,200}?)(?: {1,4}#{1,6})?\s*$/;
const orgRule = /^\s{0,8}\|-{1,200}\+[-+]{0,200}\|\s*$/;

/** AsciiDoc may give each cell a line of its own. @param {string} raw */
const cellsOf = (raw) =>
  raw.trimStart().startsWith('|') && raw.length < 4000 && !orgRule.test(raw)
    ? raw
        .trim()
        .replace(/^\|/, '')
        .replace(/\|$/, '')
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
    : [];

/**
 * @param {string[]} cells of one command
 * @param {{ unit: number, line: number, runOf: (test: string) => number, hint: string }} place
 */
function readRow([command, mean, min, max], { unit, line, runOf, hint }) {
  if (/^[:=-]{2,}$/.test(command) || command === 'Command') return [];
  const match = timeCell.exec(mean);
  if (!match) throw new InputError(`no mean of a time: ${mean}`, { line, hint });
  const test = command.replace(/^[`=]|[`=]$/g, '').replace(/\\\|/g, '|');
  const run = runOf(test);
  const row = (/** @type {string} */ cell, /** @type {string} */ statistic) => {
    const value = amountIn(cell);
    if (value === null) throw new InputError(`no time: ${cell}`, { line, hint });
    return measurement({ run, test, metric: 'duration', statistic, value: inSeconds(value, unit) });
  };
  const deviation = match[2] && Number(match[2]) > 0 ? [row(match[2], 'sd')] : [];
  return [row(match[1], 'mean'), ...deviation, row(min, 'min'), row(max, 'max')];
}
