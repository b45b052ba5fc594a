import { measurement } from '../../model/measurement.js';

/**
 * A copy timed by hand says how long it took and how much it was: the rate is the one over the other, and is added
 * where the table does not hold it already.
 *
 * @param {import('../../model/measurement.js').Measurement[]} measurements of one row
 * @returns {import('../../model/measurement.js').Measurement[]}
 */
export function copyRates(measurements) {
  if (measurements.some(({ metric }) => metric === 'bandwidth')) return [];
  return measurements.flatMap((timed) => {
    const size = timed.parameters.size;
    if (timed.metric !== 'duration' || typeof size !== 'number' || timed.value <= 0) return [];
    return [measurement({ ...timed, metric: 'bandwidth', statistic: 'mean', value: size / timed.value })];
  });
}
