import { formatBlockSize, formatNumber, formatQuantity, scaleFor } from '../model/quantity.js';
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

/**
 * Numbers of one unit share a prefix, said in the heads of their columns; of several units each says its own.
 *
 * @param {{ unit: import('../model/metric.js').Unit, value: number }[]} numbers
 */
function numbersOf(numbers) {
  const [unit, ...others] = new Set(numbers.map((each) => each.unit));
  const scale = scaleFor(unit, Math.max(...numbers.map(({ value }) => value)));
  const text = (/** @type {number} */ value, /** @type {import('../model/metric.js').Unit} */ of) =>
    others.length > 0 ? formatQuantity(value, of) : formatNumber(value / scale.factor, 4);
  return {
    show: (/** @type {number | null} */ value, /** @type {import('../model/metric.js').Unit} */ of) =>
      value === null ? absent : text(value, of),
    named: (/** @type {string} */ label) =>
      scale.symbol && others.length === 0 ? `${label}, ${scale.symbol}` : label,
  };
}

/** @param {ChartData} data @returns {Table} */
function rowTable(data) {
  const { rows, devices, bars, kind } = data;
  const { show, named } = numbersOf(rows.map(({ summary }) => ({ unit: summary.unit, value: summary.mean })));
  const labelled = rows.some(({ label }) => label !== '');
  const extra = kindColumns[kind]?.(data) ?? [];
  const varying = axes.filter(
    ({ label, of }) =>
      new Set(rows.map(({ summary }) => of(summary))).size > 1 &&
      !extra.some((each) => each.label === label) &&
      !rows.every((row) => row.label.includes(of(row.summary))),
  );
  const spread = spreadColumns[bars === 'none' || bars === 'runs' ? 'range' : bars];
  const cells = rows.map((row) => {
    const { device, label, summary } = row;
    return [
      nameOf(devices, device),
      ...(labelled ? [label] : []),
      ...extra.map(({ of }) => of(row) ?? absent),
      ...varying.map(({ of }) => of(summary)),
      show(summary.mean, summary.unit),
      ...spread.map(({ of }) => show(of(summary), summary.unit)),
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
  {
    label: 'Block size',
    of: (/** @type {Summary} */ { blockSize }) => (blockSize ? formatBlockSize(blockSize) : absent),
  },
  { label: 'Jobs', of: (/** @type {Summary} */ { jobs }) => String(jobs ?? absent) },
  {
    label: 'Condition',
    of: (/** @type {Summary} */ { condition }) => Object.values(condition ?? {}).join(', ') || absent,
  },
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
function seriesTable({ series, devices }) {
  const { show, named } = numbersOf(series.map(({ series: { unit, mean } }) => ({ unit, value: mean })));
  const labels = ['Mean', 'Smallest reading', 'Largest reading'].map(named);
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
        ...[line.mean, line.min, line.max].map((value) => show(value, line.unit)),
        String(line.points),
        formatQuantity(line.duration, 's'),
        fill?.cacheEndBytes ? formatQuantity(fill.cacheEndBytes, 'B') : absent,
        fill ? formatQuantity(fill.sustainedRate, line.unit) : absent,
      ];
    }),
  };
}
