import { axisParameters } from './axisParameters.js';

/**
 * Results of one product that a chart would draw at one place under one name: one of them would vanish.
 *
 * @typedef {import('./chartData.js').ChartRow} ChartRow
 * @typedef {Pick<import('./chartData.js').ChartKind, 'axes' | 'along'>} Axes
 *
 * @param {readonly ChartRow[]} rows
 * @param {Axes} kind
 * @param {{ x?: unknown, y?: unknown }} [options] of the chart block
 * @returns {ChartRow[][]} groups of two and more
 */
export function indistinctRows(rows, { axes = [], along }, options = {}) {
  const list = rows.map(({ summary }) => summary.parameters);
  const names = [...axes, ...(along ? axisParameters(list, along, options) : [])];
  /** @type {Map<string, ChartRow[]>} */
  const places = new Map();
  for (const row of rows) {
    const key = JSON.stringify([row.product, row.label, ...names.map((name) => placeOn(name, row))]);
    const group = places.get(key);
    if (group) group.push(row);
    else places.set(key, [row]);
  }
  return [...places.values()].filter(({ length }) => length > 1);
}

/**
 * Where a row stands on an axis: a field of the result, or a parameter.
 *
 * @param {string} name
 * @param {ChartRow} row
 */
function placeOn(name, { summary }) {
  if (name === 'test' || name === 'statistic' || name === 'metric' || name === 'campaign')
    return summary[name];
  return summary.parameters[name] ?? null;
}

const fields = /** @type {const} */ ([
  'test',
  'benchmark',
  'metric',
  'statistic',
  'campaign',
  'variant',
  'unit',
]);

/**
 * In what results differ, and with which values: `{ name: 'threads', values: [1, 8] }`.
 *
 * @param {readonly ChartRow[]} rows
 * @returns {{ name: string, isParameter: boolean, values: unknown[] }[]}
 */
export function differencesOf(rows) {
  const names = [...new Set(rows.flatMap(({ summary }) => Object.keys(summary.parameters)))].sort();
  const all = [
    ...fields.map((name) => ({
      name,
      isParameter: false,
      of: (/** @type {ChartRow} */ { summary }) => summary[name],
    })),
    ...names.map((name) => ({
      name,
      isParameter: true,
      of: (/** @type {ChartRow} */ { summary }) => summary.parameters[name],
    })),
  ];
  return all.flatMap(({ name, isParameter, of }) => {
    const values = [...new Set(rows.map(of))];
    return values.length > 1 ? [{ name, isParameter, values }] : [];
  });
}
