import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';
import { byteUnit } from '../shared/unitWord.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/**
 * One value per iteration in the unit Criterion wrote: a time, or what a measurement of one's own counts (cycles).
 *
 * @param {number} value
 * @param {string} unit
 * @param {Partial<Measurement> & { statistic: string }} place
 * @returns {Measurement}
 */
export function perIteration(value, unit, place) {
  const seconds = timeUnit(unit);
  if (seconds) return measurement({ ...place, metric: 'duration', value: inSeconds(value, seconds) });
  return measurement({ ...place, metric: 'result', value, unit });
}

const elements = /^([KMGT]?)elem\/s$/;

/**
 * @param {number} value
 * @param {string} unit `Melem/s`, `MiB/s`
 * @param {Partial<Measurement> & { statistic: string }} place
 * @returns {Measurement[]}
 */
export function throughput(value, unit, place) {
  const prefix = elements.exec(unit)?.[1];
  if (prefix !== undefined) {
    const items = scaled(value, 1000 ** ' KMGT'.indexOf(prefix || ' '));
    return [measurement({ ...place, metric: 'item-rate', value: items })];
  }
  const factor = unit.endsWith('B/s') ? byteUnit(unit.slice(0, -2)) : null;
  if (factor) return [measurement({ ...place, metric: 'bandwidth', value: scaled(value, factor) })];
  const parameters = { ...place.parameters, counter: 'throughput' };
  return [measurement({ ...place, parameters, metric: 'result', value, unit, better: 'higher' })];
}
