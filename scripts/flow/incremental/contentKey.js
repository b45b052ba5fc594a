import { createHash } from 'node:crypto';

/**
 * A key that plain data always has, however the program holds it: the same after a detour through the cache, with numbers
 * that were computed or read, and in every run. (`serialize` of Node writes what V8 made of a value, which differs.)
 *
 * @param {unknown} data objects, arrays, typed arrays and what JSON knows; in numbers also what it does not
 * @returns {string}
 */
export function contentKey(data) {
  return createHash('sha256').update(JSON.stringify(data, plainly)).digest('hex');
}

/**
 * @this {Record<string, unknown>} what holds the value: Vega-Lite gives sets a `toJSON`, whose answer would pass for plain data
 * @param {string} key
 * @param {unknown} value
 */
function plainly(key, value) {
  const held = this[key];
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return { number: Object.is(value, -0) ? '-0' : String(value) };
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { [value.constructor.name]: createHash('sha256').update(bytes).digest('hex') };
  }
  if (held instanceof Map || held instanceof Set || typeof held === 'bigint' || typeof held === 'function')
    throw new Error(`no plain data: ${held.constructor.name}`);
  return value;
}
