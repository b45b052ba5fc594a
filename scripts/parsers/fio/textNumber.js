import { InputError } from '../../model/inputError.js';
import { byteUnit } from '../shared/unitWord.js';

const exponents = { '': 0, k: 3, K: 3, m: 6, M: 6, g: 9, G: 9, t: 12, T: 12 };
const seconds = { nsec: -9, usec: -6, msec: -3, sec: 0 };

/** More than any run can count, in any unit. */
const absurd = 1e18;

/**
 * A count as fio shortens it: `59.6k` are 59600.
 *
 * @param {string} text
 * @param {number} line
 */
export const fioCount = (text, line) => shifted(text, 0, line);

/**
 * Seconds of a latency: fio names the unit once for the line, and shortens long numbers (`11807k`).
 *
 * @param {string} text
 * @param {{ unit: string, line: number }} place
 */
export const fioSeconds = (text, { unit, line }) =>
  shifted(text, seconds[/** @type {keyof typeof seconds} */ (unit)], line);

/**
 * The number times a power of ten, by its digits, so that 82.31 µs are 82.31e-6 and not a neighbour of it.
 *
 * @param {string} text
 * @param {number} exponent
 * @param {number} line
 */
function shifted(text, exponent, line) {
  const match = /^(\d+(?:\.\d+)?)([kKmMgGtT]?)$/.exec(text.trim());
  if (!match) throw notANumber(text, line);
  const value = Number(
    `${match[1]}e${exponents[/** @type {keyof typeof exponents} */ (match[2])] + exponent}`,
  );
  if (value < absurd) return value;
  throw notANumber(text, line);
}

/**
 * Bytes or bytes a second: `233MiB/s`, `244MB/s`; in version 2 `611058KB/s` means KiB.
 *
 * @param {string} text
 * @param {{ old: boolean, line: number }} place
 */
export function fioBytes(text, { old, line }) {
  const match = /^(\d+(?:\.\d+)?)([A-Za-z]+(?:\/s)?)$/.exec(text.trim());
  const factor = match && byteUnit(match[2], { binary: old });
  const value = match && factor ? Number(match[1]) * factor : NaN;
  if (value < absurd) return value;
  throw notANumber(text, line);
}

/**
 * @param {string} text
 * @param {number} line
 */
function notANumber(text, line) {
  return new InputError(`number not understood: ${text.slice(0, 60)}`, {
    line,
    hint: 'let fio write the file itself: fio --output=FILE, better with --output-format=json+',
  });
}
