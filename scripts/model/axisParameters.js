import { parameterNames, valueWords, varyingParameters, withoutParts } from './parameters.js';
import { parameter } from './vocabulary/index.js';

/**
 * Which parameters a chart draws along its axes: `one` is the one that is named as `x`, else the first that varies; `two` are `y` and
 * `x` of a grid; `load` are all that say how much was asked for at a time.
 *
 * @typedef {'one' | 'two' | 'load'} Along
 *
 * @param {readonly import('./parameters.js').Parameters[]} list of all that is drawn
 * @param {Along} along
 * @param {{ x?: unknown, y?: unknown }} [options] of the chart block
 * @returns {string[]} of a grid first what stands down, then what stands across
 */
export function axisParameters(list, along, { x, y } = {}) {
  const names = parameterNames(list.map(withoutParts));
  if (along === 'load') return names.filter((name) => parameter(name).load);
  const varying = varyingParameters(list);
  if (along === 'one') return typeof x === 'string' ? [x] : varying.slice(0, 1);
  const isLoad = (/** @type {string} */ name) => Number(parameter(name).load);
  const scaled = names.filter((name) => hasScale(name)).sort((a, b) => isLoad(a) - isLoad(b));
  const fitting = [
    ...new Set([...scaled.filter((name) => varying.includes(name)), ...scaled, ...varying]),
  ].filter((name) => name !== x && name !== y);
  const [down, across] = [y, x].map((name) => (typeof name === 'string' ? name : null));
  const free = fitting.slice(0, 2).sort((a, b) => parameter(a).place - parameter(b).place);
  const picked =
    down && !across
      ? [down, fitting[0]]
      : !down && across
        ? [fitting[0], across]
        : [down ?? free[0], across ?? free[1]];
  return picked.filter((name) => name !== undefined);
}

/**
 * How much was asked for at a time, by the parameter of load that varies, else by the one that is there.
 *
 * @param {readonly import('./parameters.js').Parameters[]} list
 * @returns {string | null} its name
 */
export function loadName(list) {
  const names = axisParameters(list, 'load').sort(byAlong);
  const varying = new Set(varyingParameters(list));
  return names.find((name) => varying.has(name)) ?? names[0] ?? null;
}

/** Whether an axis shows it by its numbers. @param {string} name */
export const hasScale = (name) => parameter(name).scale === 'log' || parameter(name).scale === 'linear';

/**
 * Where a value stands among others along an axis or in a grid: numbers by their size, words in the order of the vocabulary, then
 * as people sort them.
 *
 * @param {string} name
 * @returns {(a: import('./vocabulary/index.js').Value, b: import('./vocabulary/index.js').Value) => number}
 */
export function inOrderOf(name) {
  const { order } = parameter(name);
  return (a, b) => {
    const [first, second] = [numberIn(a), numberIn(b)];
    if (first !== null && second !== null) return first - second;
    const [one, other] = [order.indexOf(String(a)), order.indexOf(String(b))];
    if (one >= 0 && other >= 0) return one - other;
    return valueWords(name, a).localeCompare(valueWords(name, b), 'en', { numeric: true });
  };
}

/**
 * A number, also where a tool wrote it as text.
 *
 * @param {import('./vocabulary/index.js').Value | undefined} value
 * @returns {number | null}
 */
export function numberIn(value) {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : null;
}

/** How readers expect them to stand along. @param {string} a @param {string} b names of parameters */
export const byAlong = (a, b) => parameter(a).along - parameter(b).along;
