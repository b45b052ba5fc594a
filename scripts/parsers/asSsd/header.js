import { decimalNumber } from '../shared/decimalNumber.js';

const shown = ['controller', 'offset'];

/**
 * The lines before the first section: the drive, and when it was tested. German builds say `Größe` and `Datum`.
 *
 * @param {Map<string, string>} header
 * @param {import('../shared/decimalNumber.js').DecimalMark} mark
 */
export function readHeader(header, mark) {
  const model = said(header.get('name'));
  const firmware = said(header.get('firmware'));
  const date = header.get('date') ?? header.get('datum') ?? '';
  const settings = Object.fromEntries(
    shown.flatMap((key) => (header.get(key) ? [[key, header.get(key) ?? '']] : [])),
  );
  const startedAt = isoDate(date);
  if (date && !startedAt) settings.date = date;
  const capacity = bytesOf(header.get('size') ?? header.get('größe') ?? header.get('grösse') ?? '', mark);
  const device = model || firmware || capacity ? { model, firmware, serial: null, capacity } : null;
  return { device, settings, startedAt };
}

/** @param {string | undefined} text */
const said = (text) => (text && !/^\[.*\]$/.test(text) ? text : null);

/**
 * A drive sold as 250 GB is `232.88 GB` here: its GB are 2^30 bytes.
 *
 * @param {string} text
 * @param {import('../shared/decimalNumber.js').DecimalMark} mark
 */
function bytesOf(text, mark) {
  const match = /^([\d.,]+)\s*([MGT])i?B$/i.exec(text);
  const value = match && decimalNumber(match[1], mark);
  if (!match || !value) return null;
  return Math.round(
    value * 1024 ** { M: 2, G: 3, T: 4 }[/** @type {'M' | 'G' | 'T'} */ (match[2].toUpperCase())],
  );
}

/**
 * Windows' own order of the date; where day and month could be either, nothing is said.
 *
 * @param {string} text
 */
function isoDate(text) {
  const match = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})[,\s]+(\d{1,2}):(\d{2}):(\d{2})(?:\s*([AP])M)?$/i.exec(
    text,
  );
  if (!match) return null;
  const [, first, separator, second, third, hours, minutes, seconds, half] = match;
  const day = dayOf([first, second, third], { separator, american: half !== undefined });
  if (!day) return null;
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hours);
  return `${day}T${two(hour)}:${minutes}:${seconds}`;
}

/**
 * @param {string[]} parts
 * @param {{ separator: string, american: boolean }} style
 */
function dayOf([first, second, third], { separator, american }) {
  if (first.length === 4) return `${first}-${two(second)}-${two(third)}`;
  if (third.length !== 4) return null;
  if (separator === '.' || (Number(first) > 12 && !american)) return `${third}-${two(second)}-${two(first)}`;
  if (american || Number(second) > 12) return `${third}-${two(first)}-${two(second)}`;
  return null;
}

/** @param {string | number} part */
const two = (part) => String(part).padStart(2, '0');
