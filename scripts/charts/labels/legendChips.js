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
  /** @type {{ left: number, line: number, text: string, of?: import('../marks/datumRef.js').Meant }[]} */
  const below = [];
  const placed = entries.map(({ name, label, note, strong, colour, shape, shade, hollow, of }) => {
    const form = { size: type.note, weight: /** @type {400 | 600} */ (strong ? 600 : 400) };
    const words = note ? `${name} (${note})` : name;
    const whole = textWidth(words, form) <= room;
    const text = whole ? words : fittedName({ name, label }, room, { ...form, lines: 1 })[0];
    const width = symbolRoom + textWidth(text, form);
    if (at > 0 && (at + width > widths[layout] || !whole)) [at, line] = [0, line + 1];
    const chip = { left: x + at, line, text, weight: form.weight, colour, shape, shade, hollow, of };
    at += width + 16;
    if (!whole && note) {
      for (const each of wrapText(note, room, { size: type.note, lines: 2 }))
        below.push({ left: x, line: (line += 1), text: each, of });
      at = widths[layout];
    }
    return chip;
  });
  const behind = remarks.map((text) => {
    const width = textWidth(text, { size: type.note });
    if (at > 0 && at + width > widths[layout]) [at, line] = [0, line + 1];
    const remark = { text, left: x + at, line };
    at += width + 16;
    return remark;
  });
  const height = (line + 1) * row;
  const y = (/** @type {number} */ of) => round(bottom - height + of * row + row / 2);
  return {
    height,
    layers: [
      ...symbolLayer(
        'key',
        placed.map((chip) => ({ ...chip, x: round(chip.left + 6), y: y(chip.line) })),
      ),
      ...textLayers(
        'key-label',
        placed.map((chip) => ({
          x: chip.left + symbolRoom,
          y: y(chip.line),
          text: chip.text,
          of: chip.of,
          weight: chip.weight,
          size: type.note,
        })),
      ),
      ...textLayers(
        'key-note',
        below.map((words) => ({
          x: words.left + symbolRoom,
          y: y(words.line) - 3,
          text: words.text,
          of: words.of,
          size: type.note,
          colour: ink.muted,
        })),
      ),
      ...textLayers(
        'key-remark',
        behind.map(({ text, left, line: of }) => ({
          x: left,
          y: y(of),
          text,
          size: type.note,
          colour: ink.muted,
        })),
      ),
    ],
  };
}
