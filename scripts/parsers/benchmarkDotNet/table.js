import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { openEnd, runNumbers } from '../shared/blocks.js';
import { checkWidth, csvBelow } from '../shared/csvRows.js';
import { decimalNumber, settledMark } from '../shared/decimalNumber.js';
import { namedParameters } from '../shared/namedParameters.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';
import { isJobColumn, statisticColumns } from './columns.js';

/** @typedef {import('../shared/decimalNumber.js').DecimalMark} DecimalMark */
/** @typedef {{ cells: string[], line: number }} Row */

const csvHead = /^"?(?:Namespace|Type|Method)"?([;,\t])/m;

/**
 * @param {string} text
 * @param {string} hint
 */
export function readCsv(text, hint) {
  const delimiter = csvHead.exec(text)?.[1];
  const [header, ...rows] = csvBelow(text, csvHead, delimiter);
  for (const row of rows) checkWidth(row, header.cells, hint);
  return readRows(header.cells, rows, { text, hint });
}

/**
 * Markdown of any flavour, or the table that is printed: `| Method | N | Mean | Error |`.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readMarkdown(text, hint) {
  let header = /** @type {string[] | null} */ (null);
  /** @type {Row[]} */
  const rows = [];
  for (const [index, raw] of text.split('\n').entries()) {
    if (!raw.includes('|') || raw.length > 6000) continue;
    const cells = raw
      .trim()
      .replace(/^\|/, '')
      .replace(/\|$/, '')
      .split('|')
      .map((cell) =>
        cell
          .trim()
          .replace(/^\*\*(.*)\*\*$/, '$1')
          .replace(/^'(.*)'$/, '$1'),
      );
    if (
      cells.some((name) => /^Mean(?: \[\w{1,3}\])?$/.test(name)) &&
      /^(?:Namespace|Type|Method)$/.test(cells[0])
    )
      header ??= cells;
    else if (header && !cells.every((cell) => /^:?[-=]*:?$/.test(cell))) {
      const row = { cells, line: index + 1 };
      checkWidth(row, header, hint);
      rows.push(row);
    }
  }
  return readRows(header ?? [], rows, { text, hint });
}

/**
 * @param {string[]} columns
 * @param {Row[]} rows
 * @param {{ text: string, hint: string }} file
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
function readRows(columns, rows, { text, hint }) {
  const statistics = columns.flatMap((name, at) => {
    const found = statisticColumns(name);
    return found ? [{ ...found, at }] : [];
  });
  const first = columns.findIndex((name) => statisticColumns(name) || name === 'Error' || name === 'StdErr');
  const names = columns.flatMap((name, at) => (/^(?:Namespace|Type|Method)$/.test(name) ? [at] : []));
  const varied = (/** @type {number} */ at) => new Set(rows.map(({ cells }) => cells[at])).size > 1;
  const given = columns.flatMap((name, at) =>
    at < first && !names.includes(at) && (!isJobColumn(name) || varied(at)) ? [at] : [],
  );
  const { mark, guessed } = markOf(rows, statistics);
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [warning('a table holds no single iterations: each mean counts as one run')];
  if (guessed) warnings.push(warning('no number settles its decimal mark: the comma is read as one'));
  const numbers = runNumbers();
  const measurements = rows.flatMap(({ cells, line }) => {
    const test = names.map((at) => cells[at]).join('.');
    const parameters = namedParameters(given.map((at) => [columns[at], cells[at]]));
    const run = numbers.next([test, parameters]);
    const own = statistics.flatMap(({ at, metric, statistic, unit }) => {
      const value = valueOf(cells[at], { unit, mark });
      return value === null ? [] : [measurement({ run, test, parameters, metric, statistic, value })];
    });
    if (own.length === 0) warnings.push(warning(`${test} gave no result: ${cells[first]}`, line));
    return own;
  });
  if (measurements.length === 0) throw new InputError('no benchmark gave a result', { hint });
  warnings.push(...openEnd(text, rows.at(-1)?.line));
  return { ...headOf(text), measurements, warnings };
}

const cell = /^(\S{1,40}?)[ \u00a0]?(ns|us|μs|µs|ms|s|m|B|KB|MB|GB)?$/;

/**
 * @param {string} text `60.70 ms`, `1,234.5 us`, `1.5 KB`, `NA`
 * @param {{ unit: string | null, mark: DecimalMark }} how `unit` where the column's name holds it
 * @returns {number | null}
 */
function valueOf(text, { unit, mark }) {
  const match = cell.exec(text.trim());
  const value = match && decimalNumber(match[1], mark);
  if (!match || value === null || value < 0 || Object.is(value, -0)) return null;
  const word = match[2] ?? unit ?? '';
  const bytes = ['B', 'KB', 'MB', 'GB'].indexOf(word);
  if (bytes >= 0) return scaled(value, 1024 ** bytes);
  const seconds = timeUnit(word);
  return seconds ? inSeconds(value, seconds) : value;
}

/**
 * With no number that settles it, a comma before three digits is a decimal one: thousands have a decimal place in this tool.
 *
 * @param {Row[]} rows
 * @param {{ at: number }[]} statistics
 * @returns {{ mark: DecimalMark, guessed: boolean }}
 */
function markOf(rows, statistics) {
  const numbers = rows.flatMap(({ cells }) =>
    statistics.flatMap(({ at }) => (/^\d/.test(cells[at] ?? '') ? [cells[at].split(/[ \u00a0]/)[0]] : [])),
  );
  const settled = settledMark(numbers);
  if (settled) return { mark: settled, guessed: false };
  const comma = numbers.some((number) => number.includes(','));
  return { mark: comma ? ',' : '.', guessed: comma };
}

/** The lines above a table: `BenchmarkDotNet v0.13.12, Windows 11`, then the processor. @param {string} text */
function headOf(text) {
  const lines = text.split('\n', 60);
  const at = lines.findIndex((line) => /^BenchmarkDotNet[= ]v?\d/.test(line));
  if (at < 0) return {};
  const [, version, os] = /^BenchmarkDotNet[= ]v?(\d[\w.-]*),? ?(?:OS=)?(.*)$/.exec(lines[at]) ?? [];
  const [model] = (lines[at + 1] ?? '').replace(/^Processor=/, '').split(/, \d+ CPU|, ProcessorCount=/);
  return {
    toolVersion: version ?? null,
    device: model.trim() ? { model: model.trim(), firmware: null, serial: null, capacity: null } : null,
    settings: /** @type {Record<string, string>} */ (os ? { os: os.trim().slice(0, 200) } : {}),
  };
}
