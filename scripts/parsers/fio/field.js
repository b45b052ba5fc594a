import { InputError } from '../../model/inputError.js';

/**
 * A number of fio's JSON; `null` where it is absent.
 *
 * @param {any} object
 * @param {string} key
 * @param {string} path of the object in the document, for messages
 * @returns {number | null}
 * @throws {InputError} where it is no number, or below zero
 */
export function numberField(object, key, path) {
  if (!Object.hasOwn(object, key)) return null;
  const value = object[key];
  if (value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new InputError(`not a number of fio: ${JSON.stringify(value)?.slice(0, 80)}`, {
    path: `${path}.${key}`,
    hint: 'fio writes a number of zero or more here: do not edit its output, run it again with --output-format=json+',
  });
}

/**
 * An object inside fio's JSON; `null` where it is absent.
 *
 * @param {any} object
 * @param {string} key
 * @param {string} path
 * @returns {any}
 * @throws {InputError} where it is something else
 */
export function objectField(object, key, path) {
  if (!Object.hasOwn(object, key)) return null;
  return asObject(object[key], path ? `${path}.${key}` : key);
}

/**
 * @param {any} value
 * @param {string} path
 * @returns {any}
 */
export function asObject(value, path) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new InputError(`not an object: ${JSON.stringify(value)?.slice(0, 80)}`, {
    path,
    hint: 'fio writes an object here: do not edit its output, run it again with --output-format=json+',
  });
}
