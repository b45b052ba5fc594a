import { InputError } from './inputError.js';

const headSize = 65_536;
const chunkSize = 1_048_576;
/** Far more than any summary a tool prints; only logs are longer, and they are read in chunks. */
const textLimit = 268_435_456;
/** Terminal colours, window titles and character sets: CSI, OSC and two-byte escapes. */
const escapes =
  /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,1000}(?:\u0007|\u001b\\)|[()][0-9A-Za-z])/g;
/**
 * What stands before every line of a saved log: the time, of GitHub Actions (behind job and step, where `gh run view --log`
 * wrote it), of GitLab (with the stream, `00O`), and of containers with their timestamps.
 */
export const logStamp =
  /^(?:[^\t\n]{1,200}\t[^\t\n]{1,200}\t\ufeff?)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6,9}Z(?: [0-9a-f]{2}[OE](?:[ +]|$)| |$)/;
const logStamps = new RegExp(logStamp, 'gm');

/**
 * Text as the tool meant it: UTF-8, UTF-16 with or without a mark, or the Windows code page where it is neither;
 * LF line ends, no terminal colours, no times that a log put before its lines.
 *
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  const text = decode(bytes);
  const plain = text.includes('\u001b') ? text.replace(escapes, '') : text;
  const lines = plain.includes('\r') ? plain.replace(/\r\n?/g, '\n') : plain;
  return logStamp.test(lines.slice(0, 1000)) ? lines.replace(logStamps, '') : lines;
}

/** @param {Uint8Array} bytes */
function decode(bytes) {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    // `stream` forgives a character that the end of the head cuts in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * UTF-16 without a mark shows in its zero bytes: Latin text has one in every pair, on one side.
 *
 * @param {Uint8Array} bytes
 */
function encodingOf(bytes) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const pairs = Math.min(bytes.length, 512) >> 1;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeros[at % 2] += 1;
  if (pairs < 2 || (zeros[0] > 0 && zeros[1] > 0)) return 'utf-8';
  if (zeros[1] > pairs / 2) return 'utf-16le';
  return zeros[0] > pairs / 2 ? 'utf-16be' : 'utf-8';
}

/**
 * @param {number} size bytes
 * @throws {InputError} where it is more than a text may have
 */
export function refuseLongText(size) {
  if (size <= textLimit) return;
  throw new InputError(`too long for a result: ${Math.round(size / 1e6)} MB`, {
    hint: 'keep the result itself; only fio logs may be longer than 268 MB',
  });
}

/** @param {Uint8Array} bytes */
function wholeText(bytes) {
  refuseLongText(bytes.length);
  return decodeText(bytes);
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes the whole file, decompressed
 * @returns {import('./parser.js').Source}
 */
export function bytesSource(name, bytes) {
  /** @type {string | undefined} */
  let head;
  return {
    name,
    size: bytes.length,
    head: () => bytes.subarray(0, headSize),
    headText: () => (head ??= decodeText(bytes.subarray(0, headSize))),
    bytes: () => bytes,
    text: () => wholeText(bytes),
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
