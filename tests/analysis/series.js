import { storageSeries } from '../../scripts/parsers/shared/storageRecord.js';

/**
 * A series of readings of equal length, in units a test can be read in.
 *
 * @param {number[]} values
 * @param {Partial<import('../../scripts/model/series.js').Series & import('../../scripts/parsers/shared/storageRecord.js').Workload> & { interval?: number }} [fields]
 */
export function readings(values, { interval = 1, ...fields } = {}) {
  const times = Float64Array.from(values, (_, i) => (i + 1) * interval);
  return storageSeries({
    metric: 'bandwidth',
    operation: 'write',
    times,
    ...fields,
    values: Float64Array.from(values),
  });
}

/**
 * @param {number} value
 * @param {number} count
 */
export const flat = (value, count) => Array.from({ length: count }, () => value);
