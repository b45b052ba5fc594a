import { metrics } from '../model/metric.js';
import { formatNumber, formatQuantity, scaleFor } from '../model/quantity.js';
import { kindColumns } from './kindColumns.js';
import { nameOf } from './kindWords.js';

/**
 * The table behind a chart: for those who read numbers rather than lengths.
 *
 * @typedef {{ columns: { label: string, numeric: boolean }[], rows: string[][] }} Table
 * @typedef {import('./caption.js').ChartData} ChartData
 */

const absent = '\u2013';

/**
 * @param {ChartData} data
 * @returns {Table}
 */
export function table(data) {
  if (data.index) return indexTable(data);
  return data.rows.length > 0 ? rowTable(data) : seriesTable(data);
}

/** @param {ChartData} data @returns {Table} */
function indexTable({ index = [], devices }) {
  const percent = (/** @type {number} */ share) => formatNumber(share * 100, 3);
  const parts = index[0]?.parts ?? [];
  const words = parts.map(({ label, weight }) =>
    weight === 1 ? `${label}, %` : `${label} (weight ${weight}), %`,
  );
  const silent = devices.filter(({ id }) => !index.some(({ device }) => device === id));
  return {
    columns: [
      { label: 'Device', numeric: false },
      ...['Mean, %', ...words].map((label) => ({ label, numeric: true })),
    ],
    rows: [
      ...[...index]
        .sort((a, b) => b.value - a.value)
        .map(({ device, value, parts: own }) => [
          nameOf(devices, device),
          percent(value),
          ...own.map(({ ratio }) => percent(ratio)),
        ]),
      ...silent.map(({ name }) => [name, absent, ...parts.map(() => absent)]),
    ],
  };
}

/** @param {ChartData} data @returns {Table} */
function rowTable(data) {
  const { rows, devices, metric, bars, kind } = data;
  const { unit } = metrics[metric];
  const scale = scaleFor(unit, Math.max(...rows.map(({ summary }) => summary.mean)));
  const show = (/** @type {number | null} */ value) =>
    value === null ? absent : formatNumber(value / scale.factor, 4);
  const labelled = rows.some(({ label }) => label !== '');
  const varying = axes.filter(({ of }) => new Set(rows.map(({ summary }) => of(summary))).size > 1);
  const spread = spreadColumns[bars === 'none' || bars === 'runs' ? 'range' : bars];
  const named = (/** @type {string} */ label) => (scale.symbol ? `${label}, ${scale.symbol}` : label);
  const extra = kindColumns[kind]?.(data) ?? [];
  const cells = rows.map((row) => {
    const { device, label, summary } = row;
    return [
      nameOf(devices, device),
      ...(labelled ? [label] : []),
      ...extra.map(({ of }) => of(row) ?? absent),
      ...varying.map(({ of }) => of(summary)),
      show(summary.mean),
      ...spread.map(({ of }) => show(of(summary))),
      String(summary.n),
    ];
  });
  const silent = devices.filter(({ id }) => !rows.some(({ device }) => device === id));
  const width = cells[0].length;
  return {
    columns: [
      { label: 'Device', numeric: false },
      ...(labelled ? [{ label: 'Test', numeric: false }] : []),
      ...[...extra, ...varying].map(({ label }) => ({ label, numeric: true })),
      ...['Mean', ...spread.map(({ label }) => label)].map((label) => ({
        label: named(label),
        numeric: true,
      })),
      { label: 'Runs', numeric: true },
    ],
    rows: [...cells, ...silent.map(({ name }) => [name, ...Array(width - 2).fill(absent), '0'])],
  };
}

/** @typedef {import('../model/summary.js').Summary} Summary */

const axes = [
  { label: 'Statistic', of: (/** @type {Summary} */ { statistic }) => statistic },
  { label: 'Queue depth', of: (/** @type {Summary} */ { queueDepth }) => String(queueDepth ?? absent) },
];

const spreadColumns = {
  interval: [
    { label: 'Interval from', of: (/** @type {Summary} */ { interval }) => interval?.low ?? null },
    { label: 'to', of: (/** @type {Summary} */ { interval }) => interval?.high ?? null },
  ],
  sd: [{ label: 'Standard deviation', of: (/** @type {Summary} */ { sd }) => sd }],
  range: [
    { label: 'Smallest run', of: (/** @type {Summary} */ { n, min }) => (n > 1 ? min : null) },
    { label: 'Largest run', of: (/** @type {Summary} */ { n, max }) => (n > 1 ? max : null) },
  ],
};

/** @param {ChartData} data @returns {Table} */
function seriesTable({ series, devices, metric }) {
  const { unit } = metrics[metric];
  const scale = scaleFor(unit, Math.max(...series.map(({ series: line }) => line.mean)));
  const show = (/** @type {number} */ value) => formatNumber(value / scale.factor, 4);
  const labels = ['Mean', 'Smallest reading', 'Largest reading'].map((label) =>
    scale.symbol ? `${label}, ${scale.symbol}` : label,
  );
  return {
    columns: [
      { label: 'Device', numeric: false },
      { label: 'Run', numeric: true },
      ...labels.map((label) => ({ label, numeric: true })),
      { label: 'Readings', numeric: true },
      { label: 'Duration', numeric: true },
      { label: 'Cache ends at', numeric: true },
      { label: 'Sustained', numeric: true },
    ],
    rows: series.map(({ device, label, run, series: line, findings }) => {
      const fill = findings.find((finding) => finding.kind === 'fill-profile');
      return [
        [nameOf(devices, device), label].filter(Boolean).join(', '),
        String(run),
        ...[line.mean, line.min, line.max].map(show),
        String(line.points),
        formatQuantity(line.duration, 's'),
        fill?.cacheEndBytes ? formatQuantity(fill.cacheEndBytes, 'B') : absent,
        fill ? formatQuantity(fill.sustainedRate, unit) : absent,
      ];
    }),
  };
}
