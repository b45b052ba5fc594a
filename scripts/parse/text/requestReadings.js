import { measurement } from '../../model/measurement.js';
import { series } from '../../model/series.js';
import { requestErrors } from './requestErrors.js';

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
