import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';

/**
 * @typedef {object} Failures
 * @property {number} failed
 * @property {number} all
 * @property {Partial<import('../../model/measurement.js').Measurement>} place
 * @property {number | null} [line]
 * @property {string} [what] names the requests, e.g. `requests`
 * @property {boolean} [counted] the rate counts them too
 */

/**
 * What a load generator says of failed requests. A server that refuses everything answers fast: where at least half of all
 * requests failed, their rate and latency are not results.
 *
 * @param {Failures} said
 */
export function requestErrors({ failed, all, place, line = null, what = 'requests', counted = true }) {
  const share = all > 0 ? Math.min(failed / all, 1) : failed > 0 ? 1 : 0;
  const useless = share >= 0.5;
  const name = place.test ? ` of ${place.test}` : '';
  const consequence = useless
    ? 'so their rate and latency are left out'
    : counted
      ? 'which the rate counts too'
      : 'which the rate does not count';
  return {
    useless,
    rows: [
      measurement({ ...place, metric: 'errors', statistic: 'total', value: failed }),
      measurement({
        ...place,
        metric: 'error-rate',
        statistic: 'value',
        value: Number(share.toPrecision(12)),
      }),
    ],
    warnings: failed > 0 ? [warning(`${failed} of ${all} ${what}${name} failed, ${consequence}`, line)] : [],
  };
}

/**
 * The same, with how many requests there were.
 *
 * @param {Failures & { total?: number }} said `total`: how many the tool counts, where these are not all
 */
export function requestCounts({ total, ...said }) {
  const errors = requestErrors(said);
  const requests = measurement({
    ...said.place,
    metric: 'requests',
    statistic: 'total',
    value: total ?? said.all,
  });
  return { ...errors, rows: [requests, ...errors.rows] };
}

/**
 * What a load generator says of every single request: how many there were, the failed ones, and the latency of each over time.
 *
 * @param {{ time: number, latency: number, failed: boolean }[]} requests in seconds, in any order, at least one
 */
export function requestReadings(requests) {
  const rows = [...requests].sort((one, other) => one.time - other.time);
  const failed = rows.filter((row) => row.failed).length;
  const errors = requestCounts({ failed, all: rows.length, place: {} });
  return {
    measurements: errors.rows,
    series: errors.useless
      ? []
      : [
          series({
            metric: 'latency',
            times: Float64Array.from(rows, ({ time }) => time),
            values: Float64Array.from(rows, ({ latency }) => latency),
          }),
        ],
    warnings: errors.warnings,
  };
}
