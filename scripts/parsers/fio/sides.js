import { warning } from '../../model/parser.js';
import { numberField, objectField } from './field.js';
import { addLatencies } from './latency.js';
import { asksFor, workloadOf } from './workload.js';
import { measurement } from '../../model/measurement.js';
import { storageParameters } from '../shared/storageRecord.js';

/**
 * What is read of one document, gathered as it goes: a document may hold hundreds of jobs.
 *
 * @typedef {Pick<import('../../model/parser.js').Parsed, 'measurements' | 'histograms' | 'warnings'>} Rows
 */

const split = /** @type {const} */ (['read', 'write', 'trim']);
const totals = /** @type {const} */ ({ read: 'bytes-read', write: 'bytes-written' });

/**
 * Adds the rows of one job. Under `unified_rw_reporting=both` fio adds their sum as `mixed`: that is no row.
 *
 * @param {Rows} rows
 * @param {import('./jobs.js').FioJob} job
 * @param {number} run
 * @returns {boolean} whether the job did anything
 */
export function addJobRows(rows, job, run) {
  const { entry, path, options } = job;
  const unified = !split.some((name) => Object.hasOwn(entry, name));
  const load = { job: job.job, jobs: job.jobs, condition: job.condition };
  const placeOf = (/** @type {Partial<import('../shared/storageRecord.js').Workload>} */ own) => ({
    run,
    test: job.test,
    parameters: storageParameters({ ...load, ...own }),
  });
  const before = rows.measurements.length;
  for (const name of unified ? /** @type {const} */ (['mixed']) : split) {
    const side = objectField(entry, name, path);
    if (!side || isIdle(side, `${path}.${name}`)) continue;
    addSide(side, `${path}.${name}`, { rows, place: placeOf(workloadOf(options, name)) });
    if (options && !asksFor(options, name)) rows.warnings.push(notAsked(job, name));
  }
  if (rows.measurements.length === before) return false;
  addFlushes(rows, job, placeOf({ condition: { ...job.condition, subTest: 'sync' } }));
  addProcessor(rows, job, placeOf({}));
  return true;
}

/**
 * @param {any} side
 * @param {string} path
 */
const isIdle = (side, path) => !numberField(side, 'io_bytes', path) && !numberField(side, 'bw', path);

/**
 * @param {import('./jobs.js').FioJob} job
 * @param {string} name
 */
const notAsked = ({ test, options }, name) =>
  warning(
    `${test}: ${name}s were done though rw=${options?.rw ?? options?.readwrite ?? 'read'} asks for none: several sections are reported as one, their workload is not shown`,
  );

/**
 * @param {any} side
 * @param {string} path
 * @param {{ rows: Rows, place: import('./latency.js').Place }} target
 */
function addSide(side, path, { rows, place }) {
  const { bytes, seconds, bandwidth, iops } = ratesOf(side, path);
  const { measurements } = rows;
  measurements.push(measurement({ ...place, metric: 'bandwidth', statistic: 'mean', value: bandwidth }));
  if (iops !== null)
    measurements.push(measurement({ ...place, metric: 'iops', statistic: 'mean', value: iops }));
  const operation = place.parameters?.operation;
  if (operation === 'read' || operation === 'write') {
    const metric = totals[operation];
    measurements.push(measurement({ ...place, metric, statistic: 'total', value: bytes }));
  }
  if (seconds > 0)
    measurements.push(measurement({ ...place, metric: 'duration', statistic: 'total', value: seconds }));
  rows.warnings.push(...doubts(side, path));
  addLatencies(side, path, { rows, place });
}

/**
 * `io_bytes` is in bytes where `io_kbytes` stands beside it (fio 3), in KiB where it does not (fio 2). `bw` is in KiB/s and cut
 * to whole numbers, so that it is used only where nothing finer is there.
 *
 * @param {any} side
 * @param {string} path
 */
function ratesOf(side, path) {
  const read = (/** @type {string} */ key) => numberField(side, key, path);
  const bytes = (read('io_bytes') ?? 0) * (Object.hasOwn(side, 'io_kbytes') ? 1 : 1024);
  const seconds = (read('runtime') ?? 0) / 1000;
  const computed = seconds > 0 && bytes > 0 ? bytes / seconds : null;
  const bandwidth = read('bw_bytes') ?? computed ?? (read('bw') ?? 0) * 1024;
  return { bytes, seconds, computed, bandwidth, iops: read('iops') };
}

/**
 * fio computes its rates from what it prints beside them; where they disagree, somebody edited the file.
 *
 * @param {any} side
 * @param {string} path
 */
function doubts(side, path) {
  const { seconds, computed, bandwidth, iops } = ratesOf(side, path);
  const operations = numberField(side, 'total_ios', path);
  const rounding = seconds > 0 ? 0.002 / seconds : 0;
  const differs = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.abs(a - b) > (0.01 + rounding) * Math.max(a, b) + 1;
  const found = [];
  if (computed !== null && differs(bandwidth, computed)) {
    const both = `${Math.round(bandwidth)} B/s, but its bytes and runtime make ${Math.round(computed)} B/s`;
    found.push(warning(`${path}: the bandwidth says ${both}: was the file edited?`));
  }
  if (operations && iops !== null && seconds > 0 && differs(iops, operations / seconds)) {
    const both = `${Math.round(iops)}, but its I/Os and runtime make ${Math.round(operations / seconds)}`;
    found.push(warning(`${path}: iops says ${both}: was the file edited?`));
  }
  if (seconds < 0.1) found.push(warning(`${path}: ran for ${seconds * 1000} ms only: its rates say little`));
  if (bandwidth > 1e12) found.push(warning(`${path}: ${bandwidth} B/s is more than any storage gives`));
  return found;
}

/**
 * What a flush took (fsync, fdatasync): fio shows it as a side of its own.
 *
 * @param {Rows} rows
 * @param {import('./jobs.js').FioJob} job
 * @param {import('./latency.js').Place} place
 */
function addFlushes(rows, { entry, path }, place) {
  const side = objectField(entry, 'sync', path);
  if (!side) return;
  const { measurements, warnings } = rows;
  addLatencies(side, `${path}.sync`, { rows: { measurements, warnings, histograms: [] }, place });
}

/**
 * @param {Rows} rows
 * @param {import('./jobs.js').FioJob} job
 * @param {import('./latency.js').Place} common
 */
function addProcessor({ measurements }, { entry, path }, common) {
  const [user, system] = [numberField(entry, 'usr_cpu', path), numberField(entry, 'sys_cpu', path)];
  if (user === null || system === null) return;
  measurements.push(
    measurement({ ...common, metric: 'cpu', statistic: 'mean', value: (user + system) / 100 }),
  );
}
