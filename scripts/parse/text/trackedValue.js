import { measurement } from '../../model/measurement.js';
import { scaled } from './scaled.js';
import { inSeconds, timeUnit } from './timeUnit.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/**
 * A value with the unit a person or another tool wrote beside it, as services that follow benchmarks over commits keep it.
 *
 * @param {number} value
 * @param {string} unit `ns/iter`, `ops/sec`, `MB/s`, `points of my own`
 * @param {Partial<Measurement> & { statistic: string }} place
 * @param {import('../../model/metric.js').Direction} [better]
 * @returns {Measurement}
 */
export function trackedValue(value, unit, place, better) {
  const word = unit.trim();
  const time = /^(\w{1,7}|[µμ]s)(?:\/(?:iter|op|run|call))?$/.exec(word);
  const seconds = time && better !== 'higher' ? timeUnit(time[1]) : null;
  if (seconds) return measurement({ ...place, metric: 'duration', value: inSeconds(value, seconds) });
  const rate = /^(?:ops?|iters?)\/(s|sec|ms|us|ns)$/.exec(word);
  const period = rate && timeUnit(rate[1]);
  if (period) return measurement({ ...place, metric: 'rate', value: scaled(value, Math.round(1 / period)) });
  if (word === 'B/op') return measurement({ ...place, metric: 'allocated-memory', value });
  if (word === 'allocs/op') return measurement({ ...place, metric: 'allocations', value });
  return measurement({ ...place, metric: 'result', value, unit: word || '1', better });
}
