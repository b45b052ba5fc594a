import { InputError } from '../../model/inputError.js';
import { parsed } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { numberIn } from '../shared/jsonDocument.js';
import { storageMeasurement, storageSeries } from '../shared/storageRecord.js';

/**
 * `-J`: an object for each request, and one with the statistics at the end; times in nanoseconds.
 *
 * @param {any[]} entries
 * @param {string} make
 */
export function parseRequests(entries, make) {
  const requests = entries.filter((entry) => entry?.io && entry.io.ignored !== true);
  const last = entries.findLast((entry) => entry?.stat);
  if (!last) throw new InputError('requests without their statistics: the run was cut', { hint: make });
  const operations = [...new Set(requests.map(({ io }) => io.operation))];
  const sizes = [...new Set(requests.map(({ io }) => numberIn(io.size)))];
  const operation = operations.length === 1 && /^(?:read|write)$/.test(operations[0]) ? operations[0] : null;
  const workload = {
    test: 'ioping',
    operation,
    blockSize: sizes.length === 1 ? sizes[0] : null,
    queueDepth: 1,
    jobs: 1,
  };
  return parsed({
    measurements: statistics(last.stat, make).map((each) => storageMeasurement({ ...workload, ...each })),
    series: requests.length > 0 ? [latencies(requests, operation)] : [],
    startedAt: typeof entries[0]?.localtime === 'string' ? (utc(entries[0].timestamp) ?? null) : null,
  });
}

/** @param {unknown} seconds since 1970 */
function utc(seconds) {
  return typeof seconds === 'number' && seconds > 0 && seconds < 1e11
    ? new Date(seconds * 1000).toISOString()
    : null;
}

/**
 * @param {any} stat
 * @param {string} make
 * @returns {{ metric: 'latency' | 'iops' | 'bandwidth', statistic: string, value: number }[]}
 */
function statistics(stat, make) {
  const number = (/** @type {string} */ name) => {
    const value = numberIn(stat[name]);
    if (value === null || value < 0)
      throw new InputError(`no ${name} in the statistics`, { path: 'stat', hint: make });
    return value;
  };
  const nanoseconds = /** @type {const} */ ([
    ['min', 'min'],
    ['mean', 'avg'],
    ['max', 'max'],
    ['sd', 'mdev'],
  ]);
  return [
    ...nanoseconds.map(([statistic, name]) => ({
      metric: /** @type {const} */ ('latency'),
      statistic,
      value: scaled(number(name), 1e-9),
    })),
    { metric: 'iops', statistic: 'mean', value: number('iops') },
    { metric: 'bandwidth', statistic: 'mean', value: number('bps') },
  ];
}

/**
 * @param {any[]} requests
 * @param {'read' | 'write' | null} operation
 */
function latencies(requests, operation) {
  const begin = requests[0].timestamp - requests[0].io.time / 1e9;
  return storageSeries({
    test: 'ioping',
    operation,
    metric: 'latency',
    times: Float64Array.from(requests, ({ timestamp }) => timestamp - begin),
    values: Float64Array.from(requests, ({ io }) => scaled(io.time, 1e-9)),
  });
}
