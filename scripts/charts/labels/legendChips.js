import { textWidth, wrapText } from '../../model/lib/textWidth.js';
import { ink, round, textLayers, type, widths } from '../frame.js';
import { fittedName, symbolRoom } from './legendLines.js';
import { symbolLayer } from '../marks/symbolLayer.js';

/**
 * Chips that wrap, above the plot.
 *
 * @param {import('./legendLines.js').KeyEntry[]} entries
 * @param {{ layout: 'wide' | 'narrow', x: number, bottom: number, remarks?: string[] }} place `bottom`: px of the last row's lower edge;
 *   `remarks`: what the key says, behind the chips, of marks that have no symbol
 */
export function legendChips(entries, { layout, x, bottom, remarks = [] }) {
  const row = 20;
  const room = widths[layout] - symbolRoom;
  let at = 0;
  let line = 0;
  /** @type {KeyWords[]} */
  const below = [];
  const placed = entries.map(({ name, label, note, strong, colour, shape, shade, further, of }) => {
    const form = { size: type.note, weight: /** @type {400 | 600} */ (strong ? 600 : 400) };
    const words = note ? `${name} (${note})` : name;
    const whole = textWidth(words, form) <= room;
    const text = whole ? words : fittedName({ name, label }, room, { ...form, lines: 1 })[0];
    const width = symbolRoom + textWidth(text, form);
    if (at > 0 && (at + width > widths[layout] || !whole)) [at, line] = [0, line + 1];
    const chip = { left: x + at, line, text, weight: form.weight, colour, shape, shade, further, of };
    at += width + 16;
    if (!whole && note) {
      for (const each of wrapText(note, room, { size: type.note, lines: 2 }))
        below.push({ left: x, line: (line += 1), text: each, of });
      at = widths[layout];
    }
    return chip;
  });
  const remarked = remarks.map((text) => {
    const width = textWidth(text, { size: type.note });
    if (at > 0 && at + width > widths[layout]) [at, line] = [0, line + 1];
    const remark = { text, left: x + at, line };
    at += width + 16;
    return remark;
  });
  const height = (line + 1) * row;
  const y = (/** @type {number} */ of) => round(bottom - height + of * row + row / 2);
  return { height, layers: keyLayers({ chips: placed, below, remarks: remarked }, y) };
}

/**
 * @typedef {{ left: number, line: number, text: string, of?: import('../marks/datumRef.js').DatumRef }} KeyWords
 *
 * @param {{ chips: (KeyWords & { weight: 400 | 600, colour: string, shape: string, shade?: number, further?: number })[], below: KeyWords[], remarks: KeyWords[] }} parts
 * @param {(line: number) => number} y px
 */
function keyLayers({ chips, below, remarks }, y) {
  const quiet = { size: type.note, colour: ink.muted };
  return [
    ...symbolLayer(
      'key',
      chips.map((chip) => ({ ...chip, x: round(chip.left + 6), y: y(chip.line) })),
    ),
    ...textLayers(
      'key-label',
      chips.map(({ left, line, text, of, weight }) => ({
        x: left + symbolRoom,
        y: y(line),
        text,
        of,
        weight,
        size: type.note,
      })),
    ),
    ...textLayers(
      'key-note',
      below.map(({ left, line, text, of }) => ({ x: left + symbolRoom, y: y(line) - 3, text, of, ...quiet })),
    ),
    ...textLayers(
      'key-remark',
      remarks.map(({ left, line, text }) => ({ x: left, y: y(line), text, ...quiet })),
    ),
  ];
}
