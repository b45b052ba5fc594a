import { isRecord } from '../model/lib/isRecord.js';

/**
 * Data as pages fetch them: of each list of records the first is whole, and of the others there is what differs from it.
 *
 * @param {any} value what JSON can say
 * @returns {any}
 */
export function packLists(value) {
  if (isRecord(value)) return inEach(value, packLists);
  if (!Array.isArray(value)) return value;
  const packed = value.map(packLists);
  const [first, ...others] = packed;
  return isRecord(first) ? [first, ...others.map((each) => difference(first, each))] : packed;
}

/** Texts, which stay as they are, or a whole number with zeros at its end. */
const longNumbers = /"(?:[^"\\]|\\.)*"|([1-9]\d*?)(0{4,})(?=[,\]}])/g;

/**
 * Packed data as JSON, with `244632e4` for 2446320000: rates and amounts of bytes have few digits that count.
 *
 * @param {any} value what JSON can say
 * @returns {string}
 */
export const packedJson = (value) =>
  JSON.stringify(packLists(value)).replace(longNumbers, (all, digits, zeros) =>
    digits ? `${digits}e${zeros.length}` : all,
  );

/**
 * The same data again, with their keys in the same order.
 *
 * @param {any} packed by `packLists`
 * @returns {any}
 */
export function unpackLists(packed) {
  if (isRecord(packed)) return inEach(packed, unpackLists);
  if (!Array.isArray(packed)) return packed;
  const [first, ...others] = packed;
  return (isRecord(first) ? [first, ...others.map((each) => changed(first, each))] : packed).map(unpackLists);
}

/** What else stands where a record was is in a list of its own. @param {any} from @param {any} to @returns {any} */
function difference(from, to) {
  if (!isRecord(from)) return to;
  const keys = Object.keys(from);
  if (!isRecord(to) || keys.join() !== Object.keys(to).join()) return [to];
  const differing = keys.filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]));
  return Object.fromEntries(differing.map((key) => [key, difference(from[key], to[key])]));
}

/** @param {any} from @param {any} differing @returns {any} */
function changed(from, differing) {
  if (!isRecord(from)) return differing;
  if (Array.isArray(differing)) return differing[0];
  return inEach(from, (value, key) => (key in differing ? changed(value, differing[key]) : value));
}

/** @param {object} record @param {(value: any, key: string) => any} make */
const inEach = (record, make) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
