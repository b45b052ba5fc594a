import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';

/**
 * What one stressor did in one run. Its operations are counted against real time and against the processor time it took:
 * two rates that must not be mixed.
 *
 * @typedef {object} Stressor
 * @property {string} test
 * @property {number | null} workers
 * @property {number | null} operations
 * @property {number | null} realRate operations a second of real time
 * @property {number | null} cpuRate operations a second of user and system time
 * @property {number | null} real seconds
 * @property {number | null} user
 * @property {number | null} system
 * @property {number | null} memory largest resident set, bytes
 * @property {{ name: string, unit: string, value: number }[]} own
 */

/** @typedef {[import('../../model/metric.js').Metric, string, number | null, import('../../model/measurement.js').Parameters?]} Cell */

/**
 * @param {Stressor} stressor
 * @param {number} run
 */
export function stressorRows(stressor, run) {
  const { test, workers, own } = stressor;
  /** @type {import('../../model/measurement.js').Parameters} */
  const asked = workers === null ? {} : { workers };
  const done = stressor.operations !== 0;
  /** @type {Cell[]} */
  const cells = [
    ['rate', 'mean', done ? stressor.realRate : null, { 'time-base': 'real' }],
    ['rate', 'mean', done ? stressor.cpuRate : null, { 'time-base': 'user + system' }],
    ['iterations', 'total', stressor.operations],
    ['duration', 'value', stressor.real],
    ['user-time', 'total', stressor.user],
    ['system-time', 'total', stressor.system],
    ['memory', 'max', stressor.memory],
  ];
  const measured = cells.flatMap(([metric, statistic, value, more]) =>
    value === null
      ? []
      : [
          measurement({
            run,
            test,
            ...withParameters({ ...asked, ...more }),
            metric,
            statistic,
            value: scaled(value, 1),
          }),
        ],
  );
  const counters = own.map(({ name, unit, value }) =>
    measurement({
      run,
      test,
      parameters: { ...asked, counter: name },
      metric: 'result',
      statistic: 'value',
      value,
      unit,
    }),
  );
  return [...measured, ...counters];
}

/** @param {import('../../model/measurement.js').Parameters} parameters */
const withParameters = (parameters) => (Object.keys(parameters).length > 0 ? { parameters } : {});

/**
 * `write128 MB/sec (average per stressor)`, `memory rate (MB per sec) (average per stressor)`, `nanosecs per mutex (harmonic mean ...)`.
 *
 * @param {string} text
 */
export function counterOf(text) {
  const bare = text
    .replace(/\s*\((?:average per stressor|(?:geometr?ic|harmonic) mean[^()]*|[^()]* instances?)\)\s*$/, '')
    .trim();
  const bracketed = /^(.{1,100}?)\s*\(([^()]{1,60})\)$/.exec(bare);
  if (bracketed) return { name: bracketed[1], unit: bracketed[2] };
  const ended = /^(.{1,100}?)\s+((?:[KMG]?B|Mflop|Gflop|[KMG]?bits?)(?:\/sec| per sec(?:ond)?))$/.exec(bare);
  return ended ? { name: ended[1], unit: ended[2] } : { name: bare, unit: bare };
}
