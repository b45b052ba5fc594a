import { same, storageMeasurement, storageSeries } from '../shared/storageRecord.js';

/** Of the hundred percentiles of the XML, those that other tools print too. */
const shares = [
  1, 5, 10, 25, 50, 75, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 99.99999, 99.999999, 99.9999999,
];

/**
 * One timespan: a workload over its time, all threads together.
 *
 * @typedef {'read' | 'write'} Side
 * @typedef {{ bytes: number, ios: number }} Volume
 * @typedef {{ mean: number | null, sd: number | null, min: number | null, max: number | null, percentiles: Map<number, number> }} Latency seconds
 *
 * @typedef {object} Target what was asked, of one file or device
 * @property {string} path
 * @property {number | null} blockSize
 * @property {import('../shared/storageRecord.js').Pattern | null} pattern
 * @property {number | null} queueDepth of one thread
 * @property {number | null} writePercent
 *
 * @typedef {object} TimeSpan
 * @property {number} run
 * @property {string | null} test `timespan 2` where there are several
 * @property {number} line
 * @property {number} seconds
 * @property {number | null} threads
 * @property {number | null} cpu share of all processors
 * @property {Target[]} targets
 * @property {Map<Side, Volume>} sides
 * @property {Map<Side, Latency>} latencies
 * @property {Map<Side, number>} deviations of the IOPS from second to second
 * @property {Map<Side, number>} printed B/s as the table shows it
 * @property {{ seconds: number, read: number, write: number }[]} readings IOPS over time
 */

/**
 * @param {TimeSpan} span
 * @returns {import('../../model/measurement.js').Measurement[]}
 */
export function timeSpanMeasurements(span) {
  const { run, test, threads, cpu, seconds, sides } = span;
  const common = { run, test, jobs: threads };
  const rows = [...sides].flatMap(([operation, volume]) =>
    volume.ios ? sideRows(span, operation, volume) : [],
  );
  if (rows.length === 0) return [];
  rows.push(storageMeasurement({ ...common, metric: 'duration', statistic: 'total', value: seconds }));
  if (cpu !== null)
    rows.push(storageMeasurement({ ...common, metric: 'cpu', statistic: 'mean', value: cpu }));
  return rows;
}

/**
 * Rates from the exact counts: the tables round MiB/s to two decimals.
 *
 * @param {TimeSpan} span
 * @param {Side} operation
 * @param {Volume} volume
 */
function sideRows(
  { run, test, threads, targets, seconds, latencies, deviations },
  operation,
  { bytes, ios },
) {
  const common = { run, test, jobs: threads, ...workloadOf(targets), operation };
  /** @param {import('../../model/metric.js').Metric} metric @param {string} statistic @param {number | null | undefined} value */
  const row = (metric, statistic, value) =>
    value === null || value === undefined
      ? []
      : [storageMeasurement({ ...common, metric, statistic, value })];
  const latency = latencies.get(operation);
  const percentiles = shares.flatMap((share) => row('latency', `p${share}`, latency?.percentiles.get(share)));
  return [
    ...row('bandwidth', 'mean', bytes / seconds),
    ...row('iops', 'mean', ios / seconds),
    ...row('iops', 'sd', deviations.get(operation)),
    ...row(operation === 'read' ? 'bytes-read' : 'bytes-written', 'total', bytes),
    ...row('latency', 'mean', latency?.mean),
    ...row('latency', 'sd', latency?.sd),
    ...row('latency', 'min', latency?.min),
    ...row('latency', 'max', latency?.max),
    ...percentiles,
  ];
}

/**
 * What all targets of the timespan have in common.
 *
 * @param {Target[]} targets
 */
function workloadOf(targets) {
  const writes = same(targets.map(({ writePercent }) => writePercent));
  return {
    blockSize: same(targets.map(({ blockSize }) => blockSize)),
    pattern: same(targets.map(({ pattern }) => pattern)),
    queueDepth: same(targets.map(({ queueDepth }) => queueDepth)),
    readPercent: writes !== null && writes > 0 && writes < 100 ? 100 - writes : null,
  };
}

/** @param {TimeSpan} span */
export function timeSpanSeries({ run, test, sides, readings }) {
  return [...sides].flatMap(([operation, { ios }]) => {
    if (!ios || readings.length < 2) return [];
    const times = Float64Array.from(readings, (each) => each.seconds);
    const values = Float64Array.from(readings, (each) => each[operation]);
    return [storageSeries({ run, test, operation, metric: 'iops', times, values })];
  });
}
