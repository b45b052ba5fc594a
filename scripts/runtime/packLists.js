import { isRecord } from '../model/lib/isRecord.js';

/**
 * Data as pages fetch them, in columns: the records of a list write their keys once, and once a value that all of them have.
 *
 * Records with the same keys become `{ key: column }, count` in their list; points, and lists of as many records, become
 * `[{ place: column }], count`. A column is again one of the two where all its values are such records or lists; the one value of all,
 * in a list of its own if it is a list; or the list of all values.
 *
 * @param {any} value what JSON can say
 * @returns {any}
 */
export function packLists(value) {
  if (isRecord(value)) return inEach(value, packLists);
  if (!Array.isArray(value)) return value;
  const packed = [];
  for (let from = 0, to = 0; from < value.length; from = to) {
    const shape = shapeOf(value[from]);
    do to += 1;
    while (shape && to < value.length && shapeOf(value[to]) === shape);
    if (isRecord(value[from]) || to > from + 1) packed.push(columnsOf(value.slice(from, to)), to - from);
    else packed.push(packLists(value[from]));
  }
  return packed;
}

/**
 * Of lists only points and those of records are packed beside one another: long lists of numbers differ in all of them.
 *
 * @param {any} value
 * @returns {string} the same of what is packed together; empty of what is not
 */
function shapeOf(value) {
  if (isRecord(value)) return JSON.stringify(Object.keys(value));
  if (!Array.isArray(value) || value.length === 0) return '';
  const isPoint = value.length === 2 && !value.some(Array.isArray);
  return isPoint || value.every(isRecord) ? String(value.length) : '';
}

/** @param {any[]} values of one shape @returns {any} */
function columnsOf(values) {
  const [first] = values;
  const columns = inEach(first, (_, key) => columnOf(values.map((each) => each[key])));
  return isRecord(first) ? columns : [columns];
}

/** @param {any[]} values @returns {any} */
function columnOf(values) {
  const [first, ...others] = values;
  const text = JSON.stringify(first);
  if (!isRecord(first) && others.every((each) => JSON.stringify(each) === text))
    return Array.isArray(first) ? [packLists(first)] : first;
  const shape = shapeOf(first);
  return shape && others.every((each) => shapeOf(each) === shape) ? columnsOf(values) : packLists(values);
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
  const values = [];
  for (let at = 0; at < packed.length; at += 1) {
    if (isRecord(packed[at]) || isOfLists(packed[at]))
      // one by one: a call takes so many arguments only
      for (const each of valuesOf(packed[at], packed[++at])) values.push(each);
    else values.push(unpackLists(packed[at]));
  }
  return values;
}

/** @param {any} column @param {number} count @returns {any[]} */
function valuesOf(column, count) {
  if (isOfLists(column)) return valuesOf(column[0], count).map((each) => Object.values(each));
  if (Array.isArray(column) && column.length > 1) return unpackLists(column);
  const columns = isRecord(column) && inEach(column, (each) => valuesOf(each, count));
  return Array.from({ length: count }, (_, at) =>
    columns ? inEach(columns, (each) => each[at]) : unpackLists(Array.isArray(column) ? column[0] : column),
  );
}

/** @param {any} column */
const isOfLists = (column) => Array.isArray(column) && column.length === 1 && isRecord(column[0]);

/** @param {object} record @param {(value: any, key: string) => any} make */
const inEach = (record, make) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]));
