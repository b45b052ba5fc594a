import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';

const number = String.raw`(\d{1,18}(?:\.\d{1,9})?)`;
const line = new RegExp(
  String.raw`^.{0,40}\bprogress: ${number} s, ${number} tps, lat (?:${number}|NaN|-nan)(?: ms)?\b`,
);

/**
 * The readings of `--progress`. With `--progress-timestamp` the times are those of the clock.
 *
 * @param {import('../shared/blocks.js').Block} block
 * @param {{ run: number, test?: string, parameters: import('../../model/measurement.js').Parameters }} place
 */
export function progressSeries({ lines }, place) {
  const rows = lines.flatMap(({ text }) => {
    const match = line.exec(text);
    return match ? [{ time: Number(match[1]), rate: Number(match[2]), latency: Number(match[3]) }] : [];
  });
  if (rows.length === 0) return [];
  const begin = rows[0].time > 1e9 ? rows[0].time - (rows.length > 1 ? rows[1].time - rows[0].time : 0) : 0;
  const timed = rows.filter(({ latency }) => !Number.isNaN(latency));
  const times = (/** @type {typeof rows} */ own) =>
    Float64Array.from(own, ({ time }) => Number((time - begin).toFixed(6)));
  return [
    series({
      ...place,
      metric: 'transaction-rate',
      times: times(rows),
      values: Float64Array.from(rows, ({ rate }) => rate),
    }),
    ...(timed.length > 0
      ? [
          series({
            ...place,
            metric: 'latency',
            times: times(timed),
            values: Float64Array.from(timed, ({ latency }) => scaled(latency, 1e-3)),
          }),
        ]
      : []),
  ];
}
