import { textWidth } from '../../model/lib/textWidth.js';
import { ink, pixel, round, textLayers } from '../frame.js';
import { legendLines, symbolRoom } from '../labels/legendLines.js';
import { datumRef } from '../marks/datumRef.js';
import { dodge } from './dodge.js';
import { symbolLayer } from '../marks/symbolLayer.js';

/**
 * @typedef {import('../labels/legendLines.js').KeyEntry} KeyEntry
 * @typedef {import('../frame.js').PlacedText} PlacedText
 */

const lineHeight = 15;

/**
 * Px right of the plot for names at the lines' ends.
 *
 * @param {KeyEntry[]} entries
 */
export function endRoom(entries) {
  const texts = entries.flatMap((entry) =>
    legendLines(entry).map(({ text, weight, size }) => textWidth(text, { weight, size })),
  );
  return Math.ceil(Math.max(...texts)) + symbolRoom + 13;
}

/**
 * Whether all names find room one under another.
 *
 * @param {KeyEntry[]} entries
 * @param {number} height px of the plot
 */
export const endsFit = (entries, height) =>
  entries.reduce((sum, entry) => sum + legendLines(entry).length * lineHeight + 4, 0) <= height + 10;

/**
 * Names beside the ends of their lines, moved apart as little as possible.
 *
 * @param {(KeyEntry & { y: number })[]} entries `y`: px of the line's end
 * @param {{ plot: number, height: number }} space
 */
export function endLabels(entries, { plot, height }) {
  const blocks = entries
    .map((entry) => ({ ...entry, lines: legendLines(entry) }))
    .map((entry) => ({ ...entry, size: entry.lines.length * lineHeight + 4 }))
    .sort((a, b) => a.y - b.y);
  const tops = dodge(
    blocks.map(({ y, size }) => ({ wanted: y - lineHeight / 2 - 2, size })),
    { from: -8, to: height + 8 },
  );
  /** @type {PlacedText[]} */
  const texts = [];
  const symbols = blocks.map(({ lines, colour, shape, further, of, short = false, y }, index) => {
    const middle = tops[index] + 2 + lineHeight / 2;
    texts.push(
      ...lines.map((line, row) => ({ ...line, of, x: plot + 12 + symbolRoom, y: middle + row * lineHeight })),
    );
    return {
      x: plot + 18,
      y: round(middle),
      from: plot + 2,
      to: plot + 11,
      end: round(y),
      colour,
      shape,
      further,
      of,
      short,
    };
  });
  return [
    ...leaders(symbols.filter((symbol) => !symbol.short && Math.abs(symbol.end - symbol.y) > 3)),
    ...symbolLayer('key', symbols),
    ...textLayers('key-label', texts),
  ];
}

/** @param {{ from: number, to: number, end: number, y: number, of?: import('../marks/datumRef.js').DatumRef }[]} symbols */
const leaders = (symbols) =>
  symbols.length === 0
    ? []
    : [
        {
          name: 'leader',
          data: { values: symbols.map(({ from, to, end, y, of }) => ({ from, to, end, y, [datumRef]: of })) },
          mark: { type: 'rule', color: ink.muted, strokeWidth: 0.8, opacity: 0.7 },
          encoding: { x: pixel('from'), x2: { field: 'to' }, y: pixel('end'), y2: { field: 'y' } },
        },
      ];
