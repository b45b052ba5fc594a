import { series } from '../../model/series.js';

const number = String.raw`(\d{1,18}(?:\.\d{1,6})?)`;
const start = String.raw`^\[ {0,9}(\d{1,9})s ?\] {1,9}`;
const mebibyte = 2 ** 20;

/** @typedef {{ metric: import('../../model/metric.js').Metric, factor: number, own: import('../../model/measurement.js').Parameters }} Column */

/**
 * The lines of --report-interval, by test and version.
 *
 * @type {{ form: RegExp, columns: Column[] }[]}
 */
const layouts = [
  {
    form: new RegExp(String.raw`${start}(?:thds|threads): \d{1,9},? {1,4}tps: ${number}`),
    columns: [{ metric: 'transaction-rate', factor: 1, own: {} }],
  },
  {
    form: new RegExp(String.raw`${start}thds: \d{1,9} eps: ${number}`),
    columns: [{ metric: 'event-rate', factor: 1, own: {} }],
  },
  {
    form: new RegExp(String.raw`${start}${number} MiB\/sec`),
    columns: [{ metric: 'bandwidth', factor: mebibyte, own: {} }],
  },
  {
    form: new RegExp(String.raw`${start}reads: ${number} MiB\/s writes: ${number} MiB\/s`),
    columns: [
      { metric: 'bandwidth', factor: mebibyte, own: { operation: 'read' } },
      { metric: 'bandwidth', factor: mebibyte, own: { operation: 'write' } },
    ],
  },
];

/**
 * @param {string} text of one run
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
export function intervalSeries(text, { run, test, parameters }) {
  const lines = text.split('\n').filter((line) => line.startsWith('['));
  return layouts.flatMap(({ form, columns }) => {
    const rows = lines.flatMap((line) => {
      const match = form.exec(line);
      return match ? [match.slice(1).map(Number)] : [];
    });
    return columns.flatMap(({ metric, factor, own }, at) => {
      if (!rows.some((row) => row[at + 1] > 0)) return [];
      const times = Float64Array.from(rows, ([time]) => time);
      const values = Float64Array.from(rows, (row) => row[at + 1] * factor);
      return [series({ run, test, metric, times, values, parameters: { ...parameters, ...own } })];
    });
  });
}
