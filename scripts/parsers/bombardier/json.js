import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';
import { statisticRows } from '../shared/loadRuns.js';
import { requestCounts } from '../shared/requests.js';

/** @param {string} head */
export const isDocument = (head) =>
  /"result"\s{0,9}:\s{0,9}\{/.test(head) && /"(?:timeTakenSeconds|req2xx)"\s{0,9}:/.test(head);

/**
 * Latencies are microseconds. `rps` is sampled: its mean is that of the samples.
 *
 * @param {import('../shared/jsonDocuments.js').JsonDocument} document
 * @param {number} run
 */
export function readDocument({ value, line }, run) {
  const said = value?.result;
  const rate = numberIn(said?.rps?.mean);
  if (!said || rate === null || rate < 0)
    return {
      measurements: [],
      warnings: [warning('a document without requests per second, left out', line)],
    };
  const place = { run, parameters: parametersOf(value.spec) };
  const count = (/** @type {string} */ name) => Math.max(0, numberIn(said[name]) ?? 0);
  const answered = ['req1xx', 'req2xx', 'req3xx', 'req4xx', 'req5xx'].reduce(
    (sum, name) => sum + count(name),
    0,
  );
  const failed = count('req4xx') + count('req5xx') + count('others');
  const errors = requestCounts({ failed, all: answered + count('others'), place, line });
  const seconds = numberIn(said.timeTakenSeconds);
  const bytes = numberIn(said.bytesRead);
  return {
    measurements: [
      ...(errors.useless
        ? []
        : [
            ...statistics(said.rps, { ...place, metric: 'request-rate' }, 1),
            ...statistics(said.latency, { ...place, metric: 'latency' }, 1e-6),
            ...(bytes !== null && bytes >= 0 && seconds !== null && seconds > 0
              ? [measurement({ ...place, metric: 'bytes-transferred', statistic: 'total', value: bytes })]
              : []),
          ]),
      ...errors.rows,
    ],
    warnings: errors.warnings,
  };
}

/**
 * @param {any} said
 * @param {Partial<import('../../model/measurement.js').Measurement> & { metric: import('../../model/metric.js').Metric }} place
 * @param {number} factor
 */
function statistics(said, place, factor) {
  const named = /** @type {[string, unknown][]} */ ([
    ['mean', said?.mean],
    ['sd', said?.stddev],
    ['max', said?.max],
    ...Object.entries(said?.percentiles ?? {}).flatMap(([percent, value]) =>
      /^\d{1,3}(?:\.\d{1,6})?$/.test(percent) && Number(percent) <= 100
        ? [[`p${Number(percent)}`, value]]
        : [],
    ),
  ]);
  return statisticRows(named, place, factor);
}

/** @param {any} spec */
function parametersOf(spec) {
  const url = textIn(spec?.url);
  const connections = numberIn(spec?.numberOfConnections);
  const rate = numberIn(spec?.rate);
  return {
    ...(url ? { url } : {}),
    ...(textIn(spec?.method) ? { method: String(spec.method) } : {}),
    ...(connections !== null && connections > 0 ? { connections } : {}),
    ...(rate !== null && rate > 0 ? { rate } : {}),
  };
}
