/*
 * CBOR (RFC 8949) as far as Pagefind writes its index in it: lists of known length, whole numbers and texts.
 */

/** @typedef {number | string | CborList} Cbor */
/** @typedef {Cbor[]} CborList */

/** Behind which a length or a number of so many bytes follows. */
const [oneByte, twoBytes, fourBytes] = [24, 25, 26];

/**
 * @param {Buffer} bytes
 * @returns {any} of `Cbor`
 * @throws {Error} where it holds anything else
 */
export function decodeCbor(bytes) {
  let at = 0;
  const size = (/** @type {number} */ kind) => {
    if (kind < oneByte) return kind;
    if (kind > fourBytes) throw new Error(`not read in CBOR: a size of kind ${kind}`);
    const length = 1 << (kind - oneByte);
    at += length;
    return bytes.readUIntBE(at - length, length);
  };
  /** @returns {Cbor} */
  const next = () => {
    const head = bytes[at++];
    const known = size(head & 31);
    switch (head >> 5) {
      case 0:
        return known;
      case 1:
        return -1 - known;
      case 3:
        at += known;
        return bytes.toString('utf8', at - known, at);
      case 4: {
        const list = [];
        for (let left = known; left > 0; left--) list.push(next());
        return list;
      }
      default:
        throw new Error(`not read in CBOR: ${head >> 5}`);
    }
  };
  return next();
}

/**
 * @param {Cbor} value
 * @returns {Buffer}
 */
export function encodeCbor(value) {
  let bytes = Buffer.allocUnsafe(2 ** 12);
  let end = 0;
  const reserve = (/** @type {number} */ more) => {
    if (end + more <= bytes.length) return;
    const grown = Buffer.allocUnsafe(2 * (end + more));
    bytes.copy(grown, 0, 0, end);
    bytes = grown;
  };
  const head = (/** @type {number} */ major, /** @type {number} */ size) => {
    reserve(5);
    const length = size < oneByte ? 0 : size < 2 ** 8 ? 1 : size < 2 ** 16 ? 2 : 4;
    bytes[end++] = (major << 5) | [size, oneByte, twoBytes, 0, fourBytes][length];
    if (length > 0) end = bytes.writeUIntBE(size, end, length);
  };
  const put = (/** @type {Cbor} */ item) => {
    if (typeof item === 'number') return head(item < 0 ? 1 : 0, item < 0 ? -1 - item : item);
    if (typeof item === 'string') {
      const length = Buffer.byteLength(item);
      head(3, length);
      reserve(length);
      end += bytes.write(item, end);
      return;
    }
    head(4, item.length);
    item.forEach(put);
  };
  put(value);
  return bytes.subarray(0, end);
}
