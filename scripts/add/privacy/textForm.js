/**
 * The text of a file in a form that can be written back byte for byte: its encoding, line ends and marks stay as they are.
 *
 * @typedef {{ text: string, encode: (text: string) => Uint8Array }} TextForm
 *
 * @param {Uint8Array} bytes
 * @returns {TextForm | null} `null` where it is no text
 */
export function textForm(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes);
  const zeros = bytes.subarray(0, 512).filter((byte) => byte === 0).length;
  if (zeros > 0 && zeros * 3 > Math.min(bytes.length, 512) && bytes[1] === 0) return utf16(bytes);
  if (zeros > 0) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, encode: (changed) => new TextEncoder().encode(changed) };
  } catch {
    return {
      text: charactersOf(bytes),
      encode: (text) => Uint8Array.from(text, (each) => each.charCodeAt(0)),
    };
  }
}

/** @param {Uint8Array} bytes little-endian @returns {TextForm} */
const utf16 = (bytes) => ({
  text: new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes.subarray(0, bytes.length & ~1)),
  encode(text) {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), true);
    return new Uint8Array(view.buffer);
  },
});

/** Latin-1, which no decoder of browsers gives back: theirs is Windows-1252. @param {Uint8Array} bytes */
function charactersOf(bytes) {
  const size = 32_768;
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * size, (at + 1) * size)),
  );
  return parts.join('');
}
