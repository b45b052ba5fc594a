const headSize = 65_536;
const chunkSize = 1_048_576;
const ansi = /\u001b\[[0-9;?]*[ -/]*[@-~]/g;

/**
 * Text as the tool meant it: UTF-8 or UTF-16 with or without a mark, LF line ends, no terminal colours.
 *
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.replace(ansi, '').replace(/\r\n?/g, '\n');
}

/** @param {Uint8Array} bytes */
function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length >= 4 && second === 0 && bytes[3] === 0 && first !== 0) return 'utf-16le';
  return 'utf-8';
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes the whole file, decompressed
 * @returns {import('./parser.js').Source}
 */
export function bytesSource(name, bytes) {
  return {
    name,
    size: bytes.length,
    head: () => bytes.subarray(0, headSize),
    headText: () => decodeText(bytes.subarray(0, headSize)),
    bytes: () => bytes,
    text: () => decodeText(bytes),
    *chunks() {
      for (let from = 0; from < bytes.length; from += chunkSize) yield bytes.subarray(from, from + chunkSize);
    },
  };
}

/**
 * @param {string} name
 * @param {string} text
 */
export const textSource = (name, text) => bytesSource(name, new TextEncoder().encode(text));
