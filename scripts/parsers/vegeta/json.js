import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';
import { numberIn } from '../shared/jsonDocument.js';
import { requestCounts } from '../shared/requests.js';

/** @param {string} head */
export const isReport = (head) =>
  /"latencies"\s{0,9}:\s{0,9}\{/.test(head) && /"(?:bytes_in|status_codes)"\s{0,9}:/.test(head);

/**
 * Times are nanoseconds. `throughput` counts what succeeded, over the time until the last answer; before version 8 it is absent.
 *
 * @param {import('../shared/jsonDocuments.js').JsonDocument} document
 * @param {number} run
 */
export function reportRows({ value, line }, run) {
  const requests = numberIn(value?.requests);
  const success = numberIn(value?.success);
  if (requests === null || !(requests > 0) || success === null || success < 0 || success > 1)
    throw new InputError('no request was made', {
      line,
      path: 'requests',
      hint: 'run vegeta report -type=json > FILE',
    });
  const place = { run };
  const errors = requestCounts({
    failed: Math.round((1 - success) * requests),
    all: requests,
    place,
    line,
    counted: numberIn(value.throughput) === null,
  });
  const rate = numberIn(value.throughput) ?? numberIn(value.rate);
  const bytes = numberIn(value.bytes_in?.total);
  const asked = numberIn(value.rate);
  const earliest = typeof value.earliest === 'string' ? Date.parse(value.earliest) : NaN;
  return {
    measurements: [
      ...(errors.useless || rate === null || rate < 0
        ? []
        : [
            measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: rate }),
            ...latencies(value.latencies, place),
          ]),
      ...(bytes === null || bytes < 0
        ? []
        : [measurement({ ...place, metric: 'bytes-transferred', statistic: 'total', value: bytes })]),
      ...errors.rows,
    ],
    warnings: errors.warnings,
    settings: /** @type {Record<string, string>} */ (
      asked === null ? {} : { 'requests sent per second': String(asked) }
    ),
    startedAt: earliest > 0 ? new Date(earliest).toISOString() : null,
  };
}

/**
 * @param {any} said
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
const latencies = (said, place) =>
  Object.entries(said ?? {}).flatMap(([name, shown]) => {
    const percent = /^(\d{1,3}(?:\.\d{1,3})?)(?:st|nd|rd|th)$/.exec(name)?.[1];
    const statistic = percent ? `p${Number(percent)}` : ['mean', 'min', 'max'].includes(name) ? name : null;
    const value = numberIn(shown);
    if (!statistic || value === null || !(value > 0)) return [];
    return [measurement({ ...place, metric: 'latency', statistic, value: scaled(value, 1e-9) })];
  });
