import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';
import { checkWidth, csvPart, csvRows } from '../shared/csvRows.js';
import { numberIn } from '../shared/jsonDocument.js';
import { sourceLines } from '../shared/pasted.js';
import { requestCounts } from '../shared/requests.js';
import { consoleTables, isConsole } from './console.js';
import { historySeries } from './history.js';

const make = 'run `locust --headless --csv NAME` and take `NAME_stats.csv` or `NAME_stats_history.csv`';
/** Older versions write `"Method","Name","# requests",...` */
const head =
  /^(?:Type,Name,Request Count,Failure Count,|"?(?:Type|Method)"?,"?Name"?,"?(?:# requests|Request Count)"?,"?(?:# failures|Failure Count)"?,)/m;
const historyHead = /^"?Timestamp"?,"?User Count"?,"?Type"?,"?Name"?,"?Requests\/s"?,/m;

/** @type {import('../../model/parser.js').Parser} */
export const locust = {
  tool: 'locust',
  title: 'Locust',
  layouts: [
    {
      name: 'stats CSV',
      versions: '0.12 to 2.40',
      verified: true,
      reads:
        'requests per second, times and failures of each request; not the row Aggregated, which sums them up',
      make,
    },
    {
      name: 'stats history CSV',
      versions: '1.0 to 2.40',
      verified: true,
      reads: 'requests per second, failures and median time, every second',
      make: 'run `locust --headless --csv NAME --csv-full-history` and take `NAME_stats_history.csv`',
    },
    {
      name: 'text',
      versions: '0.12 to 2.40',
      verified: true,
      reads: 'the same as of the stats CSV, of the last table of each test',
      make: 'keep what `locust --headless` prints; the CSV output holds more',
    },
  ],
  recognise: (source) => {
    const start = source.headText().slice(0, 4000);
    return head.test(start) || historyHead.test(start) || isConsole(source.headText());
  },
  parse(source) {
    const text = source.text();
    const start = text.slice(0, 4000);
    if (!head.test(start) && !historyHead.test(start)) return readConsole(source);
    const part = csvPart(text, historyHead.test(start) ? historyHead : head);
    const [header, ...rows] = csvRows(part.text).map(({ line, cells }) => ({
      line: line + part.line - 1,
      cells,
    }));
    for (const row of rows) checkWidth(row, header.cells, make);
    if (rows.length === 0) throw new InputError('no request was made', { line: 1, hint: make });
    const cut = [...part.warnings, ...cutLine(part.text, (line) => /\d/.test(line))];
    if (header.cells.includes('Timestamp'))
      return parsed({ ...historySeries(header.cells, rows, make), warnings: cut });
    const read = rowsOf(header.cells, rows);
    return parsed({
      measurements: read.flatMap((each) => each.rows),
      warnings: [...read.flatMap((each) => each.warnings), ...cut],
    });
  },
};

/** @param {import('../../model/parser.js').Source} source */
function readConsole(source) {
  const tables = consoleTables(sourceLines(source));
  const read = tables.flatMap(({ header, rows }, run) => rowsOf(header, rows, run));
  if (read.length === 0) throw new InputError('no request was made', { line: 1, hint: make });
  return parsed({
    measurements: read.flatMap((each) => each.rows),
    warnings: [
      ...read.flatMap((each) => each.warnings),
      ...(tables.some(({ ended }) => ended) ? [] : [warning('no final table')]),
      ...cutLine(source.text(), (line) => /\d/.test(line)),
    ],
  });
}

/**
 * The parts; the row that sums them up only where it stands alone.
 *
 * @param {string[]} header
 * @param {import('../shared/csvRows.js').Row[]} rows
 * @param {number} [run]
 */
function rowsOf(header, rows, run) {
  const nameAt = header.indexOf('Name');
  const parts = rows.filter(
    ({ cells }) => !(/^(?:None)?$/.test(cells[0]) && /^(?:Aggregated|Total)$/.test(cells[nameAt])),
  );
  const last = rows.find((each) => !parts.includes(each));
  const requests = last
    ? numberIn(last.cells[header.findIndex((name) => /^(?:Request Count|# requests)$/.test(name))])
    : null;
  if (parts.length === 0 && requests === 0)
    throw new InputError('no request was made', { line: rows[0].line, hint: make });
  return (parts.length > 0 ? parts : rows).map((row) => requestRow(header, row, run));
}

const columns = /** @type {[RegExp, string][]} */ ([
  [/^(?:Median Response Time|Median response time)$/, 'median'],
  [/^Average [Rr]esponse [Tt]ime$/, 'mean'],
  [/^Min [Rr]esponse [Tt]ime$/, 'min'],
  [/^Max [Rr]esponse [Tt]ime$/, 'max'],
]);

/**
 * Times are milliseconds; percentiles are rounded to two digits above 100 ms.
 *
 * @param {string[]} header
 * @param {import('../shared/csvRows.js').Row} row
 * @param {number} [run]
 */
function requestRow(header, { cells, line }, run = 0) {
  const [type, name] = [cells[0], cells[header.indexOf('Name')]];
  const test = name || 'Aggregated';
  const place = { run, test, ...(type && type !== 'None' ? { parameters: { method: type } } : {}) };
  const value = (/** @type {RegExp} */ column) => {
    const at = header.findIndex((each) => column.test(each));
    return at === -1 ? null : cellValue(cells[at], { line, column: header[at] });
  };
  const all = value(/^(?:Request Count|# requests)$/) ?? 0;
  const failed = value(/^(?:Failure Count|# failures)$/) ?? 0;
  const errors = requestCounts({ failed, all, place, line });
  const rate = value(/^(?:Requests\/s|requests\/s)$/);
  const times = header.flatMap((column, at) => {
    const percent = /^(100|\d{1,2}(?:\.\d{1,6})?)%$/.exec(column)?.[1];
    const statistic = percent ? `p${Number(percent)}` : columns.find(([form]) => form.test(column))?.[1];
    const shown = statistic ? cellValue(cells[at], { line, column }) : null;
    return statistic && shown !== null
      ? [measurement({ ...place, metric: 'latency', statistic, value: scaled(shown, 1e-3) })]
      : [];
  });
  const rows = [
    ...(rate === null
      ? []
      : [measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: rate })]),
    ...times,
  ];
  const none = all === 0;
  return {
    rows: [...(errors.useless || none ? [] : rows), ...errors.rows],
    warnings: [...errors.warnings, ...(none ? [warning(`no request was made to ${test}`, line)] : [])],
  };
}

/**
 * @param {string} cell
 * @param {{ line: number, column: string }} place
 */
function cellValue(cell, { line, column }) {
  if (cell === '' || cell === 'N/A' || cell === 'None') return null;
  const value =
    /e/i.test(cell) && /^\d{1,20}(?:\.\d{1,20})?e[+-]?\d{1,3}$/i.test(cell) ? Number(cell) : numberIn(cell);
  if (value === null || value < 0 || !Number.isFinite(value))
    throw new InputError(`no number under ${column}: ${cell}`, { line, hint: make });
  return value;
}
