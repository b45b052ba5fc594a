import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { numberIn } from '../shared/jsonDocument.js';

/**
 * @typedef {{ name: string, metric: import('../../model/metric.js').Metric, factor: number, own: import('../../model/measurement.js').Parameters }} Column
 */

/** @type {Column[]} */
const columns = [
  { name: 'Requests/s', metric: 'request-rate', factor: 1, own: {} },
  { name: 'Failures/s', metric: 'request-rate', factor: 1, own: { outcome: 'failed' } },
  { name: '50%', metric: 'latency', factor: 1e-3, own: { percentile: 50 } },
  { name: '95%', metric: 'latency', factor: 1e-3, own: { percentile: 95 } },
  { name: '99%', metric: 'latency', factor: 1e-3, own: { percentile: 99 } },
];

/**
 * One row a second: of each request with `--csv-full-history`, else of all together. Where the requests are there, their
 * sums are left out.
 *
 * @param {string[]} header
 * @param {import('../shared/csvRows.js').Row[]} rows
 * @param {string} make
 */
export function historySeries(header, rows, make) {
  const at = Object.fromEntries(header.map((name, index) => [name, index]));
  const isSum = (/** @type {string[]} */ cells) =>
    /^(?:None)?$/.test(cells[at.Type]) && /^(?:Aggregated|Total)$/.test(cells[at.Name]);
  const parts = rows.filter(({ cells }) => !isSum(cells));
  const kept = parts.length > 0 ? parts : rows;
  const begin = numberIn(rows[0].cells[at.Timestamp]);
  if (begin === null)
    throw new InputError(`no time: ${rows[0].cells[at.Timestamp]}`, { line: rows[0].line, hint: make });
  const groups = groupBy(kept, ({ cells }) => JSON.stringify([cells[at.Type], cells[at.Name]]));
  const found = [...groups.values()].flatMap((group) =>
    columns.flatMap((column) => columnSeries(group, { column, at, begin })),
  );
  return {
    series: found,
    startedAt: begin > 1e8 && begin < 1e11 ? new Date(begin * 1000).toISOString() : null,
  };
}

/**
 * @param {import('../shared/csvRows.js').Row[]} group
 * @param {{ column: Column, at: Record<string, number>, begin: number }} how
 */
function columnSeries(group, { column, at, begin }) {
  const points = group.flatMap(({ cells }) => {
    const time = numberIn(cells[at.Timestamp]);
    const value = numberIn(cells[at[column.name]] ?? '');
    return time === null || value === null || value < 0 || time < begin
      ? []
      : [{ time: time - begin, value }];
  });
  if (points.length === 0) return [];
  points.sort((a, b) => a.time - b.time);
  const [{ cells }] = group;
  const type = cells[at.Type];
  return [
    series({
      test: cells[at.Name] || 'Aggregated',
      metric: column.metric,
      parameters: { ...(type ? { method: type } : {}), ...column.own },
      times: Float64Array.from(points, ({ time }) => time),
      values: Float64Array.from(points, ({ value }) => scaled(value, column.factor)),
    }),
  ];
}
