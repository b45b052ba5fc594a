import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';

/**
 * What a load generator says of failed requests. A server that refuses everything answers fast: where at least half of all
 * requests failed, their rate and latency are not results.
 *
 * @param {{ failed: number, all: number, place: Partial<import('../../model/measurement.js').Measurement>, line?: number | null, what?: string, counted?: boolean }} said
 *   `what` names the requests, e.g. `requests`
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
 * What a load generator says of every single request: how many there were, the failed ones, and the latency of each over time.
 *
 * @param {{ time: number, latency: number, failed: boolean }[]} requests in seconds, in any order, at least one
 */
export function requestReadings(requests) {
  const rows = [...requests].sort((one, other) => one.time - other.time);
  const failed = rows.filter((row) => row.failed).length;
  const errors = requestErrors({ failed, all: rows.length, place: {} });
  return {
    measurements: [
      measurement({ metric: 'requests', statistic: 'total', value: rows.length }),
      ...errors.rows,
    ],
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
