import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';

const status =
  /(?:^|\s)(\d{1,9}) sec: {0,3}\d{1,18} operations; (?:(\d{1,15}(?:[.,]\d{1,9})?(?:E\d{1,2})?) current ops\/sec;)?/;

/**
 * The status lines of `-s`: operations per second since the last line. The first and the one that ends a run may have no rate.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
export function statusSeries({ lines }, place) {
  const rows = lines.flatMap(({ text }) => {
    const match = status.exec(text);
    return match?.[2] ? [{ time: Number(match[1]), rate: Number(match[2].replace(',', '.')) }] : [];
  });
  const ascending = rows.filter(({ time }, at) => time > 0 && (at === 0 || time > rows[at - 1].time));
  if (ascending.length === 0) return [];
  return [
    series({
      run: place.run,
      parameters: place.parameters,
      metric: 'rate',
      times: Float64Array.from(ascending, ({ time }) => time),
      values: Float64Array.from(ascending, ({ rate }) => rate),
    }),
  ];
}

/**
 * `measurementtype=timeseries` writes the mean latency of each stretch of time: `[READ], 1000, 251.28`. A histogram looks the
 * same, but counts, in steps of one millisecond.
 *
 * @param {import('./run.js').Entry[]} entries of one operation
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
export function timeSeries(entries, { run, parameters, test }) {
  const rows = entries
    .filter(({ key, value }) => /^\d{1,12}$/.test(key) && /^\d{1,18}(?:\.\d{1,20})?$/.test(value))
    .map(({ key, value }) => ({ time: Number(key) / 1000, value }));
  const isTime =
    rows.length > 1 && rows[1].time - rows[0].time >= 0.01 && rows.some(({ value }) => value.includes('.'));
  if (!isTime) return [];
  return [
    series({
      run,
      parameters,
      test,
      metric: 'latency',
      times: Float64Array.from(rows, ({ time }) => time),
      values: Float64Array.from(rows, ({ value }) => scaled(Number(value), 1e-6)),
    }),
  ];
}
