import { isSpreadsheet } from '../../unpack/index.js';
import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { parsed, warning } from '../../model/parser.js';
import { transcribedNote } from '../../model/validity.js';
import { cutLine } from '../shared/blocks.js';
import { settledMark } from '../shared/decimalNumber.js';
import { splitCell } from './cell.js';
import { readColumns } from './columns.js';
import { gridOf, textGrids } from './grid.js';
import { columnOf } from './header.js';
import { describeRows, tableMeasurements } from './rows.js';
import { tableSeries } from './series.js';
import { sheetRows } from './sheet.js';

const make =
  'columns: device, test, metric, operation, unit, evidence, then run 1, run 2 ... (or value); one row a device and test';

/** @type {import('../../model/parser.js').Parser} */
export const table = {
  tool: 'table',
  title: 'table written by hand (CSV, XLSX, Markdown)',
  layouts: [
    {
      name: 'results: one row a device and test',
      versions: 'this project',
      verified: true,
      reads:
        'PCMark, AIDA64, HD Tune, stopwatch times, anything read off a screen; each row names its evidence; > or < before a value makes it a bound',
      make,
    },
    {
      name: 'series: one row a reading',
      versions: 'this project',
      verified: true,
      reads: 'a curve along seconds, GB or % of the capacity, or its low and high',
      make: 'columns: seconds (or GB, or %), value (or low, high), evidence; device, test and unit as columns or above',
    },
  ],
  recognise(source) {
    if (isSpreadsheet(source.head())) return true;
    const head = source.head();
    if (head.includes(0) && head[0] !== 0xff && head[0] !== 0xfe && !/\n/.test(source.headText()))
      return false;
    return textGrids(source.headText(), { cut: true }).some(isResultTable);
  },
  parse(source) {
    if (isSpreadsheet(source.head())) return readGrids(sheetGrids(source), []);
    const grids = textGrids(source.text()).filter(isResultTable);
    return readGrids(
      grids,
      cutLine(source.text(), () => grids.some(({ open }) => open)),
    );
  },
};

/** @param {import('../../model/parser.js').Source} source */
function sheetGrids(source) {
  const grid = gridOf(sheetRows(source.name, source.bytes()));
  if (grid) return [grid];
  throw new InputError('no header row that is known', { hint: make });
}

/**
 * A table of ours names a device, a test or its evidence; programs' own tables do not.
 *
 * @param {import('./grid.js').Grid} grid
 */
function isResultTable({ header, said }) {
  const columns = header.cells.flatMap((cell) => columnOf(cell) ?? []);
  // programs write units beside names too
  const names = columns.filter(({ role, name }) => role === 'field' && name !== 'unit');
  const has = (/** @type {string} */ name) => said.has(name) || names.some((column) => column.name === name);
  const hasValues = columns.some(({ role }) => role === 'value' || role === 'low');
  const isMeasured = said.get('origin')?.text.trim().toLowerCase() === 'measured';
  return (
    has('evidence') ||
    (hasValues && isMeasured) ||
    (hasValues && names.length >= 2 && (has('device') || has('test')))
  );
}

/**
 * @param {import('./grid.js').Grid[]} grids
 * @param {import('../../model/parser.js').Warning[]} cut
 * @returns {import('../../model/parser.js').Parsed}
 */
function readGrids(grids, cut) {
  /** @type {import('./rows.js').Notes} */
  const notes = { problems: [], warnings: [] };
  const mark = settleMark(grids);
  const headed = grids.map((grid) => ({ grid, columns: readColumns(grid.header, notes) }));
  failTogether(notes.problems);
  const read = headed.map(({ grid, columns }) => {
    const context = { said: grid.said, columns, mark, notes };
    reportRagged(grid, notes);
    const rows = describeRows(grid.rows, context);
    const along = context.columns.axis !== null;
    return {
      rows,
      measurements: along ? [] : tableMeasurements(rows, context),
      series: along ? tableSeries(rows, context) : [],
    };
  });
  failTogether(notes.problems);
  const measurements = read.flatMap((each) => each.measurements);
  const series = read.flatMap((each) => each.series);
  if (measurements.length + series.length === 0)
    throw new InputError('no value in the table', { hint: make });
  const facts = read.flatMap(({ rows }) => rows.map((row) => row.facts));
  const { device, settings } = origin(facts);
  const measured = settings.origin === 'measured';
  const transcription = measured ? [] : [warning(`${transcribedNote}; evidence: ${settings.evidence}`)];
  return parsed({
    device,
    measurements,
    series,
    settings,
    startedAt: measured && settings.date ? settings.date : null,
    warnings: [...transcription, ...notes.warnings, ...cut],
  });
}

/** @param {import('./facts.js').Facts[]} facts */
function origin(facts) {
  const distinct = (/** @type {'device' | 'evidence' | 'tool' | 'origin' | 'date'} */ name) => [
    ...new Set(facts.flatMap((row) => row[name] ?? [])),
  ];
  const [model, ...others] = distinct('device');
  const tools = distinct('tool').join('; ');
  const measured = facts.length > 0 && facts.every((row) => row.origin === 'measured');
  if (!measured && distinct('origin').includes('measured')) {
    const hint = 'put what you measured and what you took from a source into tables of their own';
    throw new InputError('measured and transcribed rows in one table', { hint });
  }
  if (measured && (!tools || distinct('date').length === 0)) {
    const hint = 'say with what and when above the table: "tool: stopwatch" and "date: 2026-11-21"';
    throw new InputError('a measured table without its tool and date', { hint });
  }
  return {
    device: model && others.length === 0 ? { model, firmware: null, serial: null, capacity: null } : null,
    settings: /** @type {Record<string, string>} */ ({
      ...(measured ? { origin: 'measured', date: distinct('date').sort()[0] } : { transcribed: 'by hand' }),
      evidence: distinct('evidence').join('; '),
      ...(tools && { tool: tools }),
    }),
  };
}

/**
 * The decimal mark of the whole file: said above the table, settled by its numbers, or asked for.
 *
 * @param {import('./grid.js').Grid[]} grids
 * @returns {import('../shared/decimalNumber.js').DecimalMark}
 */
function settleMark(grids) {
  const stated = grids.map(({ said }) => said.get('decimal')?.text.toLowerCase()).find(Boolean);
  if (stated) return /comma|,/.test(stated) ? ',' : '.';
  const numbers = grids.flatMap(({ header, rows }) => {
    const columns = header.cells.flatMap((cell, at) => (holdsNumbers(cell) ? [at] : []));
    return rows.flatMap(({ line, cells }) => columns.flatMap((at) => numberText(cells[at] ?? '', line)));
  });
  const mark = settledMark(numbers.map(({ text }) => text));
  if (mark || numbers.length === 0) return mark ?? '.';
  const { text, line } = numbers[0];
  throw new InputError(`thousands or decimals: ${text}`, {
    line,
    hint: 'write "decimal: point" or "decimal: comma" above the table',
  });
}

/** @param {string} header */
function holdsNumbers(header) {
  const role = columnOf(header)?.role;
  return role !== undefined && role !== 'field' && role !== 'ignored';
}

/**
 * @param {string} cell
 * @param {number} line
 */
function numberText(cell, line) {
  const text = splitCell(cell)?.number;
  return text && /[.,]/.test(text) && !text.includes(':') ? [{ line, text }] : [];
}

/**
 * @param {import('./grid.js').Grid} grid
 * @param {import('./rows.js').Notes} notes
 */
function reportRagged({ header, rows, open }, { problems }) {
  const last = rows.at(-1);
  if (open && last && last.cells.length < header.cells.length) {
    problems.push({
      line: last.line,
      problem: 'the last row is cut',
      hint: 'end it with a line end if it is whole',
    });
  }
  for (const { line, cells } of rows) {
    if (!cells.slice(header.cells.length).some((cell) => cell.trim())) continue;
    problems.push({
      line,
      problem: `${cells.length} cells under ${header.cells.length} columns`,
      hint: 'quote cells that hold the delimiter, such as "12,5"',
    });
  }
}

/**
 * What is wrong in many cells alike, as a head without its metric, is said once.
 *
 * @param {import('./columns.js').TableProblem[]} problems
 */
function failTogether(problems) {
  if (problems.length === 0) return;
  const alike = [...groupBy(problems.map(brief), ({ problem }) => problem).values()];
  const [{ line, problem, hint }] = alike[0];
  const [, ...again] = linesOf(alike[0]);
  const first = again.length > 0 ? `${problem}, also in ${listed(again)}` : problem;
  const others = alike.slice(1);
  const more = others
    .slice(0, 9)
    .map((all) => `${listed(linesOf(all))}: ${all[0].problem}${all[0].hint ? ` (${all[0].hint})` : ''}`);
  if (others.length > more.length) more.push(`and ${others.length - more.length} more`);
  throw new InputError([first, ...more].join('; '), { line, hint });
}

/** @param {import('./columns.js').TableProblem[]} problems */
const linesOf = (problems) => [...new Set(problems.map(({ line }) => line))];

/** @param {number[]} lines */
const listed = (lines) =>
  `line${lines.length > 1 ? 's' : ''} ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ' ...' : ''}`;

/**
 * A cell may hold pages: the others' problems are to be read too.
 *
 * @param {import('./columns.js').TableProblem} noted
 */
const brief = (noted) => ({
  ...noted,
  problem: noted.problem.length > 120 ? `${noted.problem.slice(0, 120)}...` : noted.problem,
});
