import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { numberIn } from '../shared/jsonDocument.js';
import { requestCounts } from '../shared/requests.js';

/** @param {string} head */
export const isOhaJson = (head) =>
  /"summary"\s{0,9}:\s{0,9}\{/.test(head) &&
  /"successRate"\s{0,9}:/.test(head) &&
  /"requestsPerSec"\s{0,9}:/.test(head);

/**
 * Times are seconds, sizes bytes. `successRate` knows of answers alone, whatever their status.
 *
 * @param {import('../shared/jsonDocuments.js').JsonDocument} document
 * @param {number} run
 */
export function readOhaDocument({ value, line }, run) {
  const said = value?.summary;
  const rate = numberIn(said?.requestsPerSec);
  if (rate === null || rate < 0)
    throw new InputError('no requests per second', { line, path: 'summary.requestsPerSec' });
  const statuses = counts(value.statusCodeDistribution);
  const broken = counts(value.errorDistribution);
  const total = (/** @type {[string, number][]} */ list) => list.reduce((sum, [, count]) => sum + count, 0);
  const all = total(statuses) + total(broken);
  const failed = total(statuses.filter(([status]) => /^[45]/.test(status))) + total(broken);
  const place = { run };
  const errors = requestCounts({ failed, all, place, line });
  const named = /** @type {[string, unknown][]} */ ([
    ['mean', said.average],
    ['min', said.fastest],
    ['max', said.slowest],
    ...Object.entries(value.latencyPercentiles ?? {}).filter(([name]) =>
      /^p\d{1,3}(?:\.\d{1,6})?$/.test(name),
    ),
  ]);
  const moved = numberIn(said.sizePerSec);
  return {
    measurements: [
      ...(errors.useless || all === 0
        ? []
        : [
            measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: rate }),
            ...(moved !== null && moved >= 0
              ? [measurement({ ...place, metric: 'bandwidth', statistic: 'mean', value: moved })]
              : []),
            ...named.flatMap(([statistic, time]) => {
              const value = numberIn(time);
              return value === null || value < 0
                ? []
                : [measurement({ ...place, metric: 'latency', statistic, value })];
            }),
          ]),
      ...errors.rows,
    ],
    warnings: errors.warnings,
  };
}

/**
 * @param {unknown} distribution
 * @returns {[string, number][]}
 */
const counts = (distribution) =>
  Object.entries(distribution && typeof distribution === 'object' ? distribution : {}).flatMap(
    ([name, count]) => (typeof count === 'number' && count > 0 ? [[name, count]] : []),
  );
