import { warning } from '../../model/parser.js';
import { numberIn, textIn } from '../shared/jsonDocument.js';
import { statisticRows } from '../shared/loadRuns.js';
import { requestCounts } from '../shared/requests.js';

/** @param {string} head */
export const isDocument = (head) =>
  /"non2xx"\s{0,9}:/.test(head) &&
  /"latency"\s{0,9}:\s{0,9}\{/.test(head) &&
  /"p97_5"|"p2_5"|"p99_99"/.test(head);

/**
 * Requests and bytes are counted every second; latencies are whole milliseconds.
 *
 * @param {import('../shared/jsonDocuments.js').JsonDocument} document
 * @param {number} run
 */
export function readDocument({ value, line }, run) {
  const total = numberIn(value?.requests?.total);
  if (total === null || total < 0)
    return {
      measurements: [],
      warnings: [warning('a document without requests, left out', line)],
      startedAt: null,
    };
  const place = { run, parameters: parametersOf(value) };
  const count = (/** @type {string} */ name) => Math.max(0, numberIn(value[name]) ?? 0);
  const lost = count('errors');
  const errors = requestCounts({ failed: count('non2xx') + lost, all: total + lost, total, place, line });
  const times = statistics(value.latency, { ...place, metric: 'latency' }, 1e-3);
  const shown = times.filter((row) => row.value > 0);
  const none = times.filter((row) => row.value === 0).map(({ statistic }) => statistic);
  return {
    measurements: [
      ...(errors.useless
        ? []
        : [
            ...statistics(value.requests, { ...place, metric: 'request-rate' }, 1),
            ...statistics(value.throughput, { ...place, metric: 'bandwidth' }, 1),
            ...shown,
          ]),
      ...errors.rows,
    ],
    warnings: [
      ...errors.warnings,
      ...(none.length > 0 && !errors.useless
        ? [
            warning(
              `latency ${none.join(', ')}: 0 ms, which is less than whole milliseconds show; left out`,
              line,
            ),
          ]
        : []),
    ],
    startedAt: /^\d{4}-\d\d-\d\dT[\d:.]{8,16}Z$/.test(value.start) ? String(value.start) : null,
  };
}

/**
 * @param {any} said
 * @param {Partial<import('../../model/measurement.js').Measurement> & { metric: import('../../model/metric.js').Metric }} place
 * @param {number} factor
 */
function statistics(said, place, factor) {
  const named = /** @type {[string, unknown][]} */ ([
    ['mean', said?.mean ?? said?.average],
    ['sd', said?.stddev],
    ['min', said?.min],
    ['max', said?.max],
    ...Object.entries(said ?? {}).flatMap(([name, value]) => {
      const percent = /^p(\d{1,2}(?:_\d{1,3})?)$/.exec(name)?.[1]?.replace('_', '.');
      return percent ? [[`p${Number(percent)}`, value]] : [];
    }),
  ]);
  return statisticRows(named, place, factor);
}

/** @param {any} value */
function parametersOf(value) {
  const url = textIn(value.url);
  const connections = numberIn(value.connections);
  const pipelining = numberIn(value.pipelining);
  return {
    ...(url ? { url } : {}),
    ...(connections !== null && connections > 0 ? { connections } : {}),
    ...(pipelining !== null && pipelining > 1 ? { pipeline: pipelining } : {}),
  };
}
