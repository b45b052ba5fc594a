import { formatBinary, formatCount, formatExact, formatQuantity } from './quantity.js';
import { parameter } from './vocabulary/index.js';

/**
 * What was asked for or set when a value was measured, by name: `operation`, `threads`, `resolution`... Names are in kebab case,
 * numbers in base units; what is unknown is absent.
 *
 * @typedef {import('./vocabulary/index.js').Value} Value
 * @typedef {Record<string, Value>} Parameters
 */

/** Nothing is known of what was asked for. @type {Parameters} */
export const noParameters = Object.freeze({});

/**
 * Only what is known, in the order of the vocabulary, so that two records of the same parameters are written the same way.
 *
 * @param {Record<string, Value | null | undefined>} written
 * @returns {Parameters}
 */
export function parametersOf(written) {
  const known = Object.keys(written).filter((name) => written[name] !== null && written[name] !== undefined);
  if (known.length === 0) return noParameters;
  return /** @type {Parameters} */ (
    Object.fromEntries(known.sort(byPlace).map((name) => [name, written[name]]))
  );
}

/** The order of labels. @param {string} a @param {string} b */
const byPlace = (a, b) => parameter(a).place - parameter(b).place || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Without what tells apart the parts of one run, as one of several jobs.
 *
 * @param {Parameters} parameters
 * @returns {Parameters}
 */
export function withoutParts(parameters) {
  for (const name in parameters)
    if (parameter(name).part) return without(parameters, (each) => parameter(each).part);
  return parameters;
}

/** @param {Parameters} parameters @param {(name: string) => boolean} drop */
const without = (parameters, drop) =>
  parametersOf(Object.fromEntries(Object.entries(parameters).filter(([name]) => !drop(name))));

/**
 * What two results must share to have been asked for the same; the parts of one run aside.
 *
 * @param {Parameters} parameters
 */
export const parametersKey = (parameters) => {
  const own = withoutParts(parameters);
  return JSON.stringify(
    Object.keys(own)
      .sort()
      .map((name) => [name, own[name]]),
  );
};

/**
 * Whether all that one says is so in the other.
 *
 * @param {Parameters} some
 * @param {Parameters} all
 */
export const agrees = (some, all) => Object.keys(some).every((name) => some[name] === all[name]);

/**
 * What all of them say alike.
 *
 * @param {readonly Parameters[]} list
 * @returns {Parameters}
 */
export function commonParameters([first = noParameters, ...others]) {
  return parametersOf(
    Object.fromEntries(
      Object.entries(first).filter(([name, value]) => others.every((each) => each[name] === value)),
    ),
  );
}

/**
 * All names that occur, in the order of labels.
 *
 * @param {Iterable<Parameters>} list
 */
export function parameterNames(list) {
  const names = new Set();
  for (const parameters of list) for (const name in parameters) names.add(name);
  return /** @type {string[]} */ ([...names].sort(byPlace));
}

/**
 * What varies, to be drawn along: what is counted and has a scale first, then in the order of names.
 *
 * @param {readonly Parameters[]} list
 * @returns {string[]}
 */
export function varyingParameters(list) {
  const names = parameterNames(list.map(withoutParts)).filter(
    (name) => new Set(list.map((each) => each[name]).filter((value) => value !== undefined)).size > 1,
  );
  return names.sort((a, b) => parameter(a).along - parameter(b).along || (a < b ? -1 : 1));
}

/**
 * A value by itself: `4 KiB`, `40 %`, `random`.
 *
 * @param {string} name
 * @param {Value} value
 */
export function valueWords(name, value) {
  const { symbol } = parameter(name);
  return symbol === '' ? bareWords(name, value) : `${bareWords(name, value)}\u2009${symbol}`;
}

/** @param {string} name @param {Value} value */
function bareWords(name, value) {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  const { unit, binary } = parameter(name);
  if (binary) return formatBinary(value);
  if (unit === '1') return formatQuantity(value, 'share', { digits: 2 });
  if (unit !== null) return formatExact(value, unit);
  return Number.isInteger(value) ? formatCount(value) : String(value);
}

/**
 * A parameter as a label says it: `4 threads`, `random`, `level 3`.
 *
 * @param {string} name
 * @param {Value} value
 */
export function parameterWords(name, value) {
  const { label, title, unit } = parameter(name);
  const shown = bareWords(name, value);
  if (Array.isArray(label)) return label[value === 1 ? 0 : 1].replace('{}', shown);
  if (label) return label.replace('{}', shown);
  if (typeof value === 'boolean') return value ? title : `no ${title}`;
  return typeof value === 'string' || unit !== null ? shown : `${title} ${shown}`;
}

/**
 * All of it in words: `4 KiB random read, 4 threads`.
 *
 * @param {Parameters} parameters
 */
export function workloadWords(parameters) {
  const names = Object.keys(withoutParts(parameters))
    .filter((name) => parameters[name] !== parameter(name).usual)
    .sort(byPlace);
  const place = (/** @type {string} */ name) => parameter(name).phrase;
  const words = (/** @type {string} */ name) => parameterWords(name, parameters[name]);
  const phrase = names
    .filter((name) => place(name) !== null)
    .sort((a, b) => Number(place(a)) - Number(place(b)))
    .map(words);
  const rest = names.filter((name) => place(name) === null).map(words);
  return [phrase.join(' '), ...rest].filter(Boolean).join(', ');
}

/**
 * What all of them were asked for alike, in words.
 *
 * @param {readonly Parameters[]} list
 */
export const commonWords = (list) =>
  workloadWords(without(commonParameters(list), (name) => parameter(name).incidental));

/**
 * As a question says it: `t8`, `read`, `level:3`, `state:full-load`.
 *
 * @param {string} name
 * @param {Value} value
 */
export function questionWord(name, value) {
  const { short, values } = parameter(name);
  if (short) return short.replace('{}', String(value));
  return values?.includes(String(value)) ? String(value) : `${name}:${String(value).replaceAll(' ', '-')}`;
}

/**
 * What two results must share to count as the same: the measure and all that was asked for.
 *
 * @param {Pick<import('./measurement.js').Measurement, 'metric' | 'statistic' | 'unit' | 'parameters'>} result
 * @param {string | null} benchmark the tool's own name of it
 */
export const workloadKey = ({ metric, statistic, unit, parameters }, benchmark) =>
  JSON.stringify([metric, statistic, unit, benchmark, parametersKey(parameters)]);
