import { InputError } from '../model/inputError.js';
import { byteUnit } from './byteUnit.js';

const exponents = { '': 0, k: 3, K: 3, m: 6, M: 6, g: 9, G: 9, t: 12, T: 12 };
const seconds = { nsec: -9, usec: -6, msec: -3, sec: 0 };

/**
 * A count as fio shortens it: `59.6k` are 59600.
 *
 * @param {string} text
 * @param {number} line
 */
export function fioCount(text, line) {
  const match = /^(\d+(?:\.\d+)?)([kKmMgGtT]?)$/.exec(text.trim());
  if (!match) throw notANumber(text, line);
  return Number(`${match[1]}e${exponents[/** @type {keyof typeof exponents} */ (match[2])]}`);
}

/**
 * Seconds of a latency: fio names the unit once for the line, and shortens long numbers (`11807k`).
 *
 * @param {string} text
 * @param {{ unit: string, line: number }} place
 */
export function fioSeconds(text, { unit, line }) {
  const exponent = seconds[/** @type {keyof typeof seconds} */ (unit)];
  return Number(`${fioCount(text, line)}e${exponent}`);
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
  if (!match || !factor) throw notANumber(text, line);
  return Number(match[1]) * factor;
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
