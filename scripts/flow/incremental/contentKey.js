import { createHash } from 'node:crypto';

/**
 * A key that plain data always has, however the program holds it: the same after a detour through the cache, with numbers
 * that were computed or read, and in every run. (`serialize` of Node writes what V8 made of a value, which differs.)
 *
 * @param {unknown} data objects, arrays, typed arrays and what JSON knows; in numbers also what it does not
 * @returns {string}
 */
export const contentKey = (data) =>
  createHash('sha256')
    .update(JSON.stringify(plain(data)))
    .digest('hex');

/**
 * The same as JSON can say it; what JSON says by itself is not copied. (A replacer takes JSON.stringify many times as long.)
 *
 * @param {any} value
 * @returns {any}
 */
function plain(value) {
  if (typeof value === 'number') return isSaid(value) ? value : { number: saidNumber(value) };
  if (typeof value === 'bigint' || typeof value === 'function') return refuse(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return plainList(value);
  if (ArrayBuffer.isView(value)) {
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { [value.constructor.name]: createHash('sha256').update(bytes).digest('hex') };
  }
  // Vega-Lite gives sets a `toJSON`, whose answer would pass for plain data
  if (value instanceof Map || value instanceof Set) return refuse(value);
  return plainRecord(value);
}

/** @param {any[]} list */
function plainList(list) {
  /** @type {any[] | null} */
  let copy = null;
  for (let at = 0; at < list.length; at += 1) {
    const said = plain(list[at]);
    if (said !== list[at]) copy ??= list.slice(0, at);
    copy?.push(said);
  }
  return copy ?? list;
}

/** @param {Record<string, any>} record */
function plainRecord(record) {
  let copy = record;
  for (const name of Object.keys(record)) {
    const said = plain(record[name]);
    if (said === record[name]) continue;
    if (copy === record) copy = { ...record };
    copy[name] = said;
  }
  return copy;
}

/** @param {number} value */
const isSaid = (value) => Number.isFinite(value) && !Object.is(value, -0);

/** @param {number} value */
const saidNumber = (value) => (Object.is(value, -0) ? '-0' : String(value));

/** @param {any} value @returns {never} */
function refuse(value) {
  throw new Error(`no plain data: ${value.constructor.name}`);
}
