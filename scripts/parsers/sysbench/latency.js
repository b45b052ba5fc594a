import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';

/** `avg: 0.21` under "Latency (ms)"; `avg: 0.21ms` or `2.31s` before 1.0. */
const value = String.raw`:[ \t]{1,60}(\d{1,20}(?:\.\d{1,12})?)(ms|s)?[ \t]{0,9}\n`;
const rows = /** @type {[string, RegExp][]} */ ([
  ['min', new RegExp(String.raw`^[ \t]{0,60}min${value}`, 'm')],
  ['mean', new RegExp(String.raw`^[ \t]{0,60}avg${value}`, 'm')],
  ['max', new RegExp(String.raw`^[ \t]{0,60}max${value}`, 'm')],
]);
const percentile = new RegExp(
  String.raw`^[ \t]{0,60}(?:approx\.[ \t]{1,9})?(\d{1,3})(?:th|st|nd|rd)?[ \t]{1,9}percentile${value}`,
  'm',
);

/**
 * Latency over all requests, fsync among them since 1.0. Two decimals of a millisecond are all it shows: 0.00 is not
 * zero, but below 5 µs. The percentile of a run without histogram is printed as 0.
 *
 * @param {string} text
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
export function readLatencies(text, place) {
  const share = percentile.exec(text);
  const found = [
    ...rows.flatMap(([statistic, row]) => {
      const match = row.exec(text);
      return match ? [{ statistic, shown: match[1], unit: match[2] }] : [];
    }),
    ...(share && Number(share[1]) > 0 && Number(share[1]) <= 100
      ? [{ statistic: `p${Number(share[1])}`, shown: share[2], unit: share[3] }]
      : []),
  ];
  const kept = found.filter(({ shown }) => Number(shown) > 0);
  return {
    measurements: kept.map(({ statistic, shown, unit }) =>
      measurement({
        ...place,
        metric: 'latency',
        statistic,
        value: scaled(Number(shown), unit === 's' ? 1 : 1e-3),
      }),
    ),
    rounded: found.filter((each) => !kept.includes(each)).map(({ statistic }) => `${statistic} latency`),
  };
}
