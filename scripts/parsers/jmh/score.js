import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/**
 * A score in the unit JMH wrote it with: `ops/ms` is a rate, `us/op` a duration, all else is a result of its own.
 *
 * @param {number} value
 * @param {string} unit
 * @param {Partial<Measurement> & { statistic: string }} place
 * @param {string | null} [counter] what a profiler counted, or which part of a group; `null` for the benchmark itself
 * @returns {Measurement}
 */
export function score(value, unit, place, counter = null) {
  if (value < 0 && (counter === null || /^ops\/|\/op$/.test(unit)) && !unit.startsWith('#'))
    throw new InputError(`a negative score: ${value} ${unit}`, {
      hint: 'take the output of JMH as it came out',
    });
  const parameters = counter === null ? place.parameters : { ...place.parameters, counter };
  if (counter === 'gc.alloc.rate.norm' && unit === 'B/op')
    return measurement({ ...place, metric: 'allocated-memory', value });
  const perTime = /^ops\/(\w{1,4})$/.exec(unit);
  const period = perTime && timeUnit(perTime[1]);
  if (period) {
    const rate = period >= 1 ? value / period : scaled(value, Math.round(1 / period));
    return measurement({ ...place, parameters, metric: 'rate', value: rate });
  }
  const time = /^(\w{1,4})\/op$/.exec(unit);
  const seconds = time && timeUnit(time[1]);
  if (seconds)
    return measurement({ ...place, parameters, metric: 'duration', value: inSeconds(value, seconds) });
  return measurement({
    ...place,
    parameters: { ...place.parameters, counter: counter ?? 'score' },
    metric: 'result',
    value,
    unit,
  });
}

/** JMH sets a dot before the names of its profilers' counters. @param {string} name */
export const counterName = (name) => name.replace(/^[·+]/, '');

/**
 * A number as JMH prints it: `12.345`, or `1.2E-7` where it is small; `null` for what is none.
 *
 * @param {string} text
 * @param {import('../shared/decimalNumber.js').DecimalMark} mark
 */
export function decimalOf(text, mark) {
  const [, digits, exponent] = /^(.*?)(?:E(-?\d{1,3}))?$/.exec(text) ?? [];
  const value = decimalNumber(digits ?? '', mark, Number(exponent ?? 0));
  return value !== null && Number.isFinite(value) && !Object.is(value, -0) ? value : null;
}
