import { measurement } from '../../model/measurement.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { requestErrors } from '../shared/requests.js';

/**
 * @typedef {{ kind: 'reading' | 'total' | 'sum' | 'tpmc', columns: string[] }} Header
 * @typedef {{ name: string, cells: Record<string, number>, line: number, run: number }} Row
 */

/** Names of columns stand between underscores: `_elapsed___errors__ops/sec(inst)___ops/sec(cum)__p50(ms)`. */
const header = /^\s{0,60}_{1,4}elapsed_{2,20}\S{5,300}\s*$/;
const times = new Map([
  ['avg(ms)', 'mean'],
  ['p50(ms)', 'p50'],
  ['p90(ms)', 'p90'],
  ['p95(ms)', 'p95'],
  ['p99(ms)', 'p99'],
  ['pMax(ms)', 'max'],
]);

/**
 * Readings of each second, then a row of totals for each operation, one over all of them (`__result`), and for TPC-C the
 * orders per minute. The row over all is not read beside its parts.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 */
export function readTables(lines) {
  const rows = allRows(lines);
  const totals = rows.filter(({ kind }) => kind === 'total');
  const sums = rows.filter(({ kind }) => kind === 'sum');
  const finals = totals.length > 0 ? totals : sums;
  const read = finals.map(({ row }) => totalRows(row));
  return {
    measurements: [
      ...read.flatMap((each) => each.rows),
      ...rows.filter(({ kind }) => kind === 'tpmc').flatMap(({ row }) => ordersRows(row)),
    ],
    series: readingSeries(rows.filter(({ kind }) => kind === 'reading').map(({ row }) => row)),
    warnings: read.flatMap((each) => each.warnings),
    ended: finals.length > 0,
  };
}

/** @param {import('../shared/blocks.js').Line[]} lines */
function allRows(lines) {
  /** @type {{ kind: Header['kind'], row: Row }[]} */
  const rows = [];
  /** @type {Header | null} */
  let open = null;
  let run = 0;
  let finished = false;
  for (const { text, line } of lines) {
    if (header.test(text)) {
      open = headerOf(text);
      if (open.kind === 'reading' && finished) [run, finished] = [run + 1, false];
      finished ||= open.kind !== 'reading';
      continue;
    }
    const row = open ? rowOf(text, open) : null;
    if (open && row) rows.push({ kind: open.kind, row: { ...row, line, run } });
  }
  return rows;
}

/**
 * @param {string} text
 * @returns {Header}
 */
function headerOf(text) {
  const columns = text.trim().split(/_+/).filter(Boolean);
  const last = columns[columns.length - 1];
  if (columns.includes('tpmC')) return { kind: 'tpmc', columns };
  if (last === 'total') return { kind: 'total', columns: columns.slice(0, -1) };
  if (last === 'result') return { kind: 'sum', columns: columns.slice(0, -1) };
  return { kind: 'reading', columns };
}

/**
 * @param {string} text
 * @param {Header} open
 */
function rowOf(text, { columns }) {
  if (!/^\s{0,80}(?:\d{1,9}h)?(?:\d{1,2}m)?\d{1,9}(?:\.\d)?s\s/.test(text)) return null;
  const parts = text.trim().split(/\s+/);
  if (parts.length < columns.length) return null;
  const values = columns.map((_, at) => valueOf(parts[at]));
  if (values.some((value) => value === null)) return null;
  const cells = /** @type {Record<string, number>} */ (
    Object.fromEntries(columns.map((name, at) => [name, /** @type {number} */ (values[at])]))
  );
  return { name: parts.slice(columns.length).join(' '), cells };
}

/** @param {string} cell a number, a time in seconds or a percentage */
function valueOf(cell) {
  const clock = /^(?:(\d{1,9})h)?(?:(\d{1,2})m)?(\d{1,9}(?:\.\d{1,3})?)s$/.exec(cell);
  if (clock) return 3600 * Number(clock[1] ?? 0) + 60 * Number(clock[2] ?? 0) + Number(clock[3]);
  const match = /^(\d{1,15}(?:\.\d{1,6})?)%?$/.exec(cell);
  return match ? Number(match[1]) : null;
}

/** @param {Row} row */
function totalRows({ name, cells, line, run }) {
  const place = { run, ...(name ? { test: name } : {}) };
  const operations = cells['ops(total)'] ?? 0;
  const failed = cells.errors ?? 0;
  const errors = requestErrors({ failed, all: operations + failed, place, line, what: 'operations' });
  const rate = cells['ops/sec(cum)'];
  return {
    rows: [
      ...(errors.useless || operations === 0
        ? []
        : [
            ...(rate === undefined
              ? []
              : [measurement({ ...place, metric: 'rate', statistic: 'mean', value: rate })]),
            ...timeRows(cells, place),
          ]),
      ...errors.rows,
    ],
    warnings: errors.warnings,
  };
}

/**
 * @param {Record<string, number>} cells
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
const timeRows = (cells, place) =>
  [...times].flatMap(([column, statistic]) =>
    cells[column] > 0
      ? [measurement({ ...place, metric: 'latency', statistic, value: scaled(cells[column], 1e-3) })]
      : [],
  );

/** TPC-C counts new orders a minute, and their share of what the warehouses allow at most. @param {Row} row */
function ordersRows({ cells, run }) {
  const place = { run, test: 'tpcc' };
  const better = /** @type {const} */ ('higher');
  return [
    ...(cells.tpmC > 0
      ? [
          measurement({
            ...place,
            metric: 'result',
            statistic: 'value',
            value: cells.tpmC,
            unit: 'tpmC',
            better,
          }),
        ]
      : []),
    ...(cells.efc > 0
      ? [
          measurement({
            ...place,
            parameters: { counter: 'efficiency' },
            metric: 'result',
            statistic: 'value',
            value: scaled(cells.efc, 1e-2),
            unit: '1',
            better,
          }),
        ]
      : []),
    ...timeRows(cells, { ...place, parameters: { operation: 'newOrder' } }),
  ];
}

/** @param {Row[]} rows */
function readingSeries(rows) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const key = `${row.run} ${row.name}`;
    const group = groups.get(key);
    if (!group) groups.set(key, [row]);
    else if (row.cells.elapsed >= group[group.length - 1].cells.elapsed) group.push(row);
  }
  const columns = /** @type {const} */ ([
    ['ops/sec(inst)', 'rate', 1, {}],
    ['p50(ms)', 'latency', 1e-3, { percentile: 50 }],
    ['p99(ms)', 'latency', 1e-3, { percentile: 99 }],
  ]);
  return [...groups.values()].flatMap((group) =>
    columns.flatMap(([column, metric, factor, own]) => {
      const known = group.filter(({ cells }) => cells[column] !== undefined);
      if (known.length === 0) return [];
      return [
        series({
          run: known[0].run,
          ...(known[0].name ? { test: known[0].name } : {}),
          ...(Object.keys(own).length > 0 ? { parameters: own } : {}),
          metric,
          times: Float64Array.from(known, ({ cells }) => cells.elapsed),
          values: Float64Array.from(known, ({ cells }) => scaled(cells[column], factor)),
        }),
      ];
    }),
  );
}
