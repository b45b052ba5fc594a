/**
 * One array of bytes made of several.
 *
 * @param {readonly Uint8Array[]} parts
 */
export function joinBytes(parts) {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** CRC-32 as gzip and zip use it (ISO 3309, reflected polynomial EDB88320). */
const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * @param {Uint8Array} bytes
 * @param {number} [before] of the bytes so far
 */
export function crc32(bytes, before = 0) {
  let crc = ~before;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}
