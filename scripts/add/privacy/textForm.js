/**
 * The text of a file in a form that can be written back byte for byte: its encoding, line ends and marks stay as they are.
 *
 * @typedef {{ text: string, encode: (text: string) => Uint8Array }} TextForm
 *
 * @param {Uint8Array} bytes
 * @returns {TextForm | null} `null` where it is no text
 */
export function textForm(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return inEncoding(buffer, 'utf16le');
  const zeros = buffer.subarray(0, 512).filter((byte) => byte === 0).length;
  if (zeros > 0 && zeros * 3 > Math.min(buffer.length, 512) && buffer[1] === 0)
    return inEncoding(buffer, 'utf16le');
  if (zeros > 0) return null;
  const text = buffer.toString('utf8');
  return Buffer.from(text).equals(buffer) ? inEncoding(buffer, 'utf8') : inEncoding(buffer, 'latin1');
}

/**
 * @param {Buffer} buffer
 * @param {'utf8' | 'utf16le' | 'latin1'} encoding
 * @returns {TextForm}
 */
const inEncoding = (buffer, encoding) => ({
  text: buffer.toString(encoding),
  encode: (text) => Buffer.from(text, encoding),
});
