import { textWidth, wrapText } from '../model/textWidth.js';
import { asIs, ink, pixel, round, textLayers, type, widths } from './frame.js';

/**
 * Which line is whose: names at the lines' ends where they fit, else chips above the plot.
 *
 * @typedef {object} KeyEntry
 * @property {string} name
 * @property {string} [label] its last words, which tell the lines of one device apart: a name is cut before them
 * @property {string} note muted, on its own line: `emulated`, `sustained 210 MB/s`; empty where there is none
 * @property {boolean} strong
 * @property {string} colour
 * @property {string} shape
 * @property {boolean} [hollow] the second line of its device
 * @property {boolean} [short] its line ends well before the plot does, so nothing leads from there to the name
 *
 * @typedef {import('./frame.js').PlacedText} PlacedText
 */

const symbolRoom = 16;
const most = 168;
const lineHeight = 15;

/**
 * Px right of the plot for names at the lines' ends.
 *
 * @param {KeyEntry[]} entries
 */
export function endRoom(entries) {
  const texts = entries.flatMap((entry) =>
    linesOf(entry).map(({ text, weight, size }) => textWidth(text, { weight, size })),
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
  entries.reduce((sum, entry) => sum + linesOf(entry).length * lineHeight + 4, 0) <= height + 10;

/**
 * Names beside the ends of their lines, moved apart as little as possible.
 *
 * @param {(KeyEntry & { y: number })[]} entries `y`: px of the line's end
 * @param {{ plot: number, height: number }} space
 */
export function endLabels(entries, { plot, height }) {
  const blocks = entries
    .map((entry) => ({ ...entry, lines: linesOf(entry) }))
    .map((entry) => ({ ...entry, size: entry.lines.length * lineHeight + 4 }))
    .sort((a, b) => a.y - b.y);
  const tops = spreadOut(
    blocks.map(({ y, size }) => ({ wanted: y - lineHeight / 2 - 2, size })),
    { from: -8, to: height + 8 },
  );
  /** @type {PlacedText[]} */
  const texts = [];
  const symbols = blocks.map(({ lines, colour, shape, hollow, short = false, y }, index) => {
    const middle = tops[index] + 2 + lineHeight / 2;
    texts.push(
      ...lines.map((line, row) => ({ ...line, x: plot + 12 + symbolRoom, y: middle + row * lineHeight })),
    );
    return {
      x: plot + 18,
      y: round(middle),
      from: plot + 2,
      to: plot + 11,
      end: round(y),
      colour,
      shape,
      hollow,
      short,
    };
  });
  return [
    ...leaders(symbols.filter((symbol) => !symbol.short && Math.abs(symbol.end - symbol.y) > 3)),
    ...symbolLayer('key', symbols),
    ...textLayers('key-label', texts),
  ];
}

/** @param {KeyEntry} entry */
function linesOf({ name, label, note, strong }) {
  const weight = /** @type {400 | 600} */ (strong ? 600 : 400);
  const names = fitted({ name, label }, most, { size: type.label, weight, lines: 2 }).map((text) => ({
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
function fitted({ name, label }, width, { lines, ...form }) {
  const all = wrapText(name, width, { ...form, lines });
  const end = `, ${label}`;
  if (!label || !all[all.length - 1].endsWith('…') || !name.endsWith(end)) return all;
  const device = name.slice(0, -end.length);
  if (lines > 1) return [...wrapText(device, width, { ...form, lines }), label];
  return [`${wrapText(device, width - textWidth(end, form), { ...form, lines: 1 })[0]}${end}`];
}

/** Broken behind a comma where that does. @param {string} note */
function noteLines(note) {
  const lines = wrapText(note, most, { size: 11.5, lines: 3 });
  const parts = note.split(/(?<=,) /);
  const fit = parts.every((part) => textWidth(part, { size: 11.5 }) <= most);
  return lines.length === parts.length && fit ? parts : lines;
}

/**
 * Moves blocks apart with the least displacement: those that touch are joined and centred on what they wanted.
 *
 * @param {{ wanted: number, size: number }[]} blocks ordered by `wanted`
 * @param {{ from: number, to: number }} space
 * @returns {number[]} their tops
 */
export function spreadOut(blocks, { from, to }) {
  /** @type {{ top: number, size: number, wanted: number, count: number }[]} */
  const clusters = [];
  const settle = (/** @type {number} */ wanted, /** @type {number} */ size) =>
    Math.max(from, Math.min(wanted, to - size));
  for (const { wanted, size } of blocks) {
    let cluster = { top: settle(wanted, size), size, wanted, count: 1 };
    let before = clusters.at(-1);
    while (before && before.top + before.size > cluster.top) {
      clusters.pop();
      const count = before.count + cluster.count;
      const joined = (before.wanted * before.count + (cluster.wanted - before.size) * cluster.count) / count;
      const total = before.size + cluster.size;
      cluster = { top: settle(joined, total), size: total, wanted: joined, count };
      before = clusters.at(-1);
    }
    clusters.push(cluster);
  }
  const tops = [];
  let next = 0;
  for (const { top, count } of clusters) {
    let y = top;
    for (let index = 0; index < count; index += 1) {
      tops.push(y);
      y += blocks[next].size;
      next += 1;
    }
  }
  return tops;
}

/** @param {{ from: number, to: number, end: number, y: number }[]} symbols */
const leaders = (symbols) =>
  symbols.length === 0
    ? []
    : [
        {
          name: 'leader',
          data: { values: symbols.map(({ from, to, end, y }) => ({ from, to, end, y })) },
          mark: { type: 'rule', color: ink.muted, strokeWidth: 0.8, opacity: 0.7 },
          encoding: { x: pixel('from'), x2: { field: 'to' }, y: pixel('end'), y2: { field: 'y' } },
        },
      ];

/**
 * @param {string} name
 * @param {{ x: number, y: number, colour: string, shape: string, hollow?: boolean }[]} symbols
 */
export const symbolLayer = (name, symbols) => [
  {
    name,
    data: {
      values: symbols.map(({ x, y, colour, shape, hollow = false }) => ({
        x,
        y,
        colour,
        inside: hollow ? ink.paper : colour,
        shape,
      })),
    },
    mark: { type: 'point', size: 55, strokeWidth: 1.2, opacity: 1 },
    encoding: {
      x: pixel('x'),
      y: pixel('y'),
      fill: asIs('inside'),
      stroke: asIs('colour'),
      shape: asIs('shape'),
    },
  },
];

/**
 * Chips that wrap, above the plot.
 *
 * @param {KeyEntry[]} entries
 * @param {{ layout: 'wide' | 'narrow', x: number, bottom: number }} place `bottom`: px of the last row's lower edge
 */
export function chips(entries, { layout, x, bottom }) {
  const row = 20;
  const room = widths[layout] - symbolRoom;
  let at = 0;
  let line = 0;
  /** @type {{ left: number, line: number, text: string }[]} */
  const below = [];
  const placed = entries.map(({ name, label, note, strong, colour, shape, hollow }) => {
    const form = { size: type.note, weight: /** @type {400 | 600} */ (strong ? 600 : 400) };
    const words = note ? `${name} (${note})` : name;
    const whole = textWidth(words, form) <= room;
    const text = whole ? words : fitted({ name, label }, room, { ...form, lines: 1 })[0];
    const width = symbolRoom + textWidth(text, form);
    if (at > 0 && (at + width > widths[layout] || !whole)) {
      at = 0;
      line += 1;
    }
    const chip = { left: x + at, line, text, weight: form.weight, colour, shape, hollow };
    at += width + 16;
    if (!whole && note) {
      for (const each of wrapText(note, room, { size: type.note, lines: 2 }))
        below.push({ left: x, line: (line += 1), text: each });
      at = widths[layout];
    }
    return chip;
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
          size: type.note,
          colour: ink.muted,
        })),
      ),
    ],
  };
}
