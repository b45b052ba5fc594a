/*
 * CBOR (RFC 8949) as far as Pagefind writes its index in it: lists of known length, whole numbers and texts.
 */

/** @typedef {number | string | CborList} Cbor */
/** @typedef {Cbor[]} CborList */

const [whole, negative, string, list] = [0, 1, 3, 4];

/** Behind which a length or a number of so many bytes follows. */
const [oneByte, twoBytes, fourBytes] = [24, 25, 26];

/**
 * Reads one item after the other.
 *
 * @param {Buffer} bytes
 * @throws {Error} where they hold anything else
 */
export function cborReader(bytes) {
  let at = 0;
  let kind = 0;
  /** @returns {number} the number or the length that the next item begins with */
  const head = () => {
    const first = bytes[at++];
    kind = first >> 5;
    const size = first & 31;
    if (size < oneByte) return size;
    if (size === oneByte) return bytes[at++];
    if (size > fourBytes) throw new Error(`not read in CBOR: a size of kind ${size}`);
    at += size === twoBytes ? 2 : 4;
    return size === twoBytes ? bytes.readUInt16BE(at - 2) : bytes.readUInt32BE(at - 4);
  };
  const headOf = (/** @type {number} */ wanted) => {
    const known = head();
    if (kind !== wanted) throw new Error(`not read in CBOR: ${kind} for ${wanted}`);
    return known;
  };
  const text = (/** @type {number} */ length) => bytes.toString('utf8', at, (at += length));
  /** @returns {any} of `Cbor` */
  const value = () => {
    const known = head();
    if (kind === whole) return known;
    if (kind === negative) return -1 - known;
    if (kind === string) return text(known);
    if (kind !== list) throw new Error(`not read in CBOR: ${kind}`);
    const items = [];
    for (let left = known; left > 0; left--) items.push(value());
    return items;
  };
  return {
    value,
    /** How many items the next one, a list, has. */
    list: () => headOf(list),
    number: () => headOf(whole),
    text: () => text(headOf(string)),
    /** Passes over a list of numbers. @returns {number} how many */
    numbers() {
      const length = headOf(list);
      for (let left = length; left > 0; left--) head();
      return length;
    },
    /** Where the next item begins. */
    at: () => at,
  };
}

/** @param {Buffer} bytes of one item @returns {any} of `Cbor` */
export const decodeCbor = (bytes) => cborReader(bytes).value();

/** Writes one item after the other. */
export function cborWriter() {
  let bytes = Buffer.allocUnsafe(2 ** 12);
  let end = 0;
  const reserve = (/** @type {number} */ more) => {
    if (end + more <= bytes.length) return;
    const grown = Buffer.allocUnsafe(2 * (end + more));
    bytes.copy(grown, 0, 0, end);
    bytes = grown;
  };
  const head = (/** @type {number} */ kind, /** @type {number} */ size) => {
    reserve(5);
    const length = size < oneByte ? 0 : size < 2 ** 8 ? 1 : size < 2 ** 16 ? 2 : 4;
    bytes[end++] = (kind << 5) | [size, oneByte, twoBytes, 0, fourBytes][length];
    if (length > 0) end = bytes.writeUIntBE(size, end, length);
  };
  const value = (/** @type {Cbor} */ item) => {
    if (typeof item === 'number') return item < 0 ? head(negative, -1 - item) : head(whole, item);
    if (typeof item === 'string') {
      const length = Buffer.byteLength(item);
      head(string, length);
      reserve(length);
      end += bytes.write(item, end);
      return;
    }
    head(list, item.length);
    item.forEach(value);
  };
  return {
    value,
    /** Begins a list; its items are written next. */
    list: (/** @type {number} */ length) => head(list, length),
    /** Items as they are packed elsewhere. */
    packed(/** @type {Buffer} */ from, /** @type {number} */ start, /** @type {number} */ stop) {
      reserve(stop - start);
      end += from.copy(bytes, end, start, stop);
    },
    /** @returns {Buffer} all that was written */
    written: () => bytes.subarray(0, end),
  };
}

/**
 * @param {Cbor} value
 * @returns {Buffer}
 */
export function encodeCbor(value) {
  const writer = cborWriter();
  writer.value(value);
  return writer.written();
}
