import { scaled } from '../shared/amount.js';
import { storageSeries } from '../shared/storageRecord.js';

/**
 * @typedef {object} Meaning of a column; the set varies with the version
 * @property {import('../../model/metric.js').Metric} metric
 * @property {import('../shared/storageRecord.js').Operation | null} operation
 * @property {number} factor into the base unit: iostat's kB and MB are binary
 * @property {string} [needs] where this column is 0, nothing was asked for, and a waiting time has no meaning
 */

/**
 * @param {import('../../model/metric.js').Metric} metric
 * @param {Meaning['operation']} operation
 * @param {number} [factor]
 * @param {string} [needs]
 * @returns {Meaning}
 */
const column = (metric, operation, factor = 1, needs = undefined) => ({ metric, operation, factor, needs });

/** @type {Map<string, Meaning>} */
const meanings = new Map([
  ['rkB/s', column('bandwidth', 'read', 1024)],
  ['rMB/s', column('bandwidth', 'read', 2 ** 20)],
  ['rsec/s', column('bandwidth', 'read', 512)],
  ['wkB/s', column('bandwidth', 'write', 1024)],
  ['wMB/s', column('bandwidth', 'write', 2 ** 20)],
  ['wsec/s', column('bandwidth', 'write', 512)],
  ['dkB/s', column('bandwidth', 'trim', 1024)],
  ['dMB/s', column('bandwidth', 'trim', 2 ** 20)],
  ['r/s', column('iops', 'read')],
  ['w/s', column('iops', 'write')],
  ['d/s', column('iops', 'trim')],
  ['r_await', column('latency', 'read', 1e-3, 'r/s')],
  ['w_await', column('latency', 'write', 1e-3, 'w/s')],
  ['d_await', column('latency', 'trim', 1e-3, 'd/s')],
  ['aqu-sz', column('queue-depth', null)],
  ['avgqu-sz', column('queue-depth', null)],
  ['%util', column('utilisation', null, 0.01)],
]);

/**
 * One series a drive and column; idle drives and columns that stay zero are left out. The drive's name is the `job`.
 *
 * @param {{ at: number, drives: Map<string, Map<string, number>> }[]} readings
 */
export function reportSeries(readings) {
  const drives = [...new Set(readings.flatMap((reading) => [...reading.drives.keys()]))];
  return drives.flatMap((drive) => {
    const names = new Set(readings.flatMap((reading) => [...(reading.drives.get(drive)?.keys() ?? [])]));
    return [...names].flatMap((name) => {
      const meaning = meanings.get(name);
      return meaning ? driveSeries(readings, { drive, name, meaning }) : [];
    });
  });
}

/**
 * @param {{ at: number, drives: Map<string, Map<string, number>> }[]} readings
 * @param {{ drive: string, name: string, meaning: Meaning }} what
 */
function driveSeries(readings, { drive, name, meaning }) {
  const { metric, operation, factor, needs } = meaning;
  const points = readings.flatMap(({ at, drives }) => {
    const row = drives.get(drive);
    const value = row?.get(name);
    const asked = !needs || (row?.get(needs) ?? 1) > 0;
    return value === undefined || !asked ? [] : [{ at, value: scaled(value, factor) }];
  });
  if (!points.some(({ value }) => value > 0)) return [];
  const times = Float64Array.from(points, ({ at }) => at);
  const values = Float64Array.from(points, ({ value }) => value);
  return [storageSeries({ job: drive, test: 'iostat', operation, metric, times, values })];
}
