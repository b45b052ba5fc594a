import { textWidth, wrapText } from '../../model/lib/textWidth.js';
import { ink, type } from '../frame.js';

/**
 * What a key says of a line.
 *
 * @typedef {object} KeyEntry
 * @property {string} name
 * @property {string} [label] its last words, which tell the lines of one product apart: a name is cut before them
 * @property {string} note muted, on its own line: `emulated`, `sustained 210 MB/s`; empty where there is none
 * @property {boolean} strong
 * @property {string} colour
 * @property {string} shape
 * @property {number} [shade] how opaque its symbol is filled; all of a key have one, or none
 * @property {number} [further] how many lines of its product stand before it
 * @property {import('../marks/datumRef.js').DatumRef} [of] whose line it is
 * @property {boolean} [short] its line ends well before the plot does, so nothing leads from there to the name
 */

/** Px between the left of a symbol and the words beside it. */
export const symbolRoom = 16;

const most = 168;

/**
 * Name and note, broken into the lines of a narrow column.
 *
 * @param {KeyEntry} entry
 */
export function legendLines({ name, label, note, strong }) {
  const weight = /** @type {400 | 600} */ (strong ? 600 : 400);
  const names = fittedName({ name, label }, most, { size: type.label, weight, lines: 2 }).map((text) => ({
    text,
    weight,
    size: type.label,
    colour: ink.text,
  }));
  const notes = note ? noteLines(note) : [];
  return [
    ...names,
    ...notes.map((text) => ({ text, weight: /** @type {const} */ (400), size: 11.5, colour: ink.muted })),
  ];
}

/**
 * A name in a few lines, what tells it from others whole.
 *
 * @param {Pick<KeyEntry, 'name' | 'label'>} entry
 * @param {number} width
 * @param {{ size: number, weight: 400 | 600, lines: number }} form
 */
export function fittedName({ name, label }, width, { lines, ...form }) {
  const all = wrapText(name, width, { ...form, lines });
  const end = `, ${label}`;
  if (!label || !all[all.length - 1].endsWith('…') || !name.endsWith(end)) return all;
  const product = name.slice(0, -end.length);
  if (lines > 1) return [...wrapText(product, width, { ...form, lines }), label];
  return [`${wrapText(product, width - textWidth(end, form), { ...form, lines: 1 })[0]}${end}`];
}

/** Broken behind a comma where that does. @param {string} note */
function noteLines(note) {
  const lines = wrapText(note, most, { size: 11.5, lines: 3 });
  const parts = note.replaceAll(', ', ',\n').split('\n');
  const fit = parts.every((part) => textWidth(part, { size: 11.5 }) <= most);
  return lines.length === parts.length && fit ? parts : lines;
}
