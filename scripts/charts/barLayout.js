import { textWidth, wrapText } from '../model/textWidth.js';
import { round, type, widths } from './frame.js';

/**
 * Where everything of a bar chart stands, in px. Bars come in groups: one group without a heading, or one for each
 * device (or workload) with its bars under it.
 *
 * @typedef {object} BarEntry
 * @property {string} label beside the bar
 * @property {string | null} mark `emulated` or `transcribed`
 * @property {boolean} strong the subject
 * @property {string} value the text at the bar's end
 * @property {number} reach how far bar, error bar and run dots go, in the shown unit
 *
 * @typedef {{ heading: string | null, strong: boolean, mark: string | null, entries: BarEntry[] }} BarGroup
 * @typedef {import('./frame.js').PlacedText} PlacedText
 *
 * @typedef {object} BarLayout
 * @property {number} left px for labels
 * @property {number} plot px between zero and the end of the axis
 * @property {number} right px for values beyond the plot
 * @property {number} height
 * @property {{ top: number, bottom: number }[]} places one for each entry, in order
 * @property {PlacedText[]} texts labels, headings and marks
 */

const gap = { label: 12, value: 8, line: type.line, heading: 22 };
const markSize = 11;

/**
 * @param {BarGroup[]} groups
 * @param {{ layout: 'wide' | 'narrow', end: number, tickRoom: number }} axis `end`: the axis' end in the shown unit;
 *   `tickRoom`: half the width of its last tick label
 * @returns {BarLayout}
 */
export function layOutBars(groups, { layout, end, tickRoom }) {
  const entries = groups.flatMap((group) => group.entries);
  const total = widths[layout];
  const left = layout === 'wide' ? labelColumn(entries) : 0;
  const plot = plotWidth(entries, { room: total - left, end, tickRoom });
  const rows = layout === 'wide' ? besideBars(groups, left) : aboveBars(groups);
  return { left, plot, right: round(total - left - plot), ...rows };
}

/** @param {BarEntry[]} entries */
function labelColumn(entries) {
  const widest = entries.map(({ label, strong, mark }) =>
    Math.max(
      textWidth(label, { weight: strong ? 600 : 400 }),
      mark ? textWidth(mark, { size: markSize }) : 0,
    ),
  );
  return Math.ceil(Math.min(200, Math.max(60, ...widest))) + gap.label;
}

/**
 * The widest plot in which every value still fits behind its bar.
 *
 * @param {BarEntry[]} entries
 * @param {{ room: number, end: number, tickRoom: number }} space
 */
function plotWidth(entries, { room, end, tickRoom }) {
  const limits = entries.map(({ value, reach, strong }) => {
    const text = gap.value + Math.ceil(textWidth(value, { weight: strong ? 600 : 400 })) + 1;
    return reach > 0 ? ((room - text) * end) / reach : room;
  });
  return Math.floor(Math.min(room - tickRoom, ...limits));
}

/** @param {BarGroup[]} groups @param {number} left */
function besideBars(groups, left) {
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const bar = count > 10 ? 17 : 20;
  const between = count > 10 ? 9 : 13;
  const grouped = groups.some((group) => group.heading !== null);
  /** @type {PlacedText[]} */
  const texts = [];
  const places = [];
  let y = 6;
  for (const [index, group] of groups.entries()) {
    if (group.heading !== null) {
      if (index) y += 10;
      texts.push(...heading(group, -left, y + gap.line / 2));
      y += gap.heading;
    }
    for (const entry of group.entries) {
      const lines = besideLines(entry, { width: left - gap.label, x: -left });
      const height = Math.max(bar, lines.length * 15);
      const middle = y + height / 2;
      places.push({ top: middle - bar / 2, bottom: middle + bar / 2 });
      texts.push(...lines.map((line, at) => ({ ...line, y: middle + (at - (lines.length - 1) / 2) * 15 })));
      y += height + (grouped ? 6 : between);
    }
  }
  return { height: y - (grouped ? 0 : between - 6), places, texts };
}

/**
 * @param {BarEntry} entry
 * @param {{ width: number, x: number }} column
 * @returns {Omit<PlacedText, 'y'>[]}
 */
function besideLines({ label, strong, mark }, { width, x }) {
  const weight = strong ? 600 : 400;
  const lines = wrapText(label, width, { weight, lines: mark ? 2 : 3 }).map((text) => ({ x, text, weight }));
  return mark ? [...lines, { x, ...markText(mark) }] : lines;
}

/** @param {BarGroup[]} groups */
function aboveBars(groups) {
  const bar = 15;
  /** @type {PlacedText[]} */
  const texts = [];
  const places = [];
  let y = 0;
  for (const [index, group] of groups.entries()) {
    if (group.heading !== null) {
      if (index) y += 10;
      texts.push(...heading(group, 0, y + gap.line / 2));
      y += gap.heading - 2;
    }
    for (const entry of group.entries) {
      const lines = aboveLines(entry);
      texts.push(...lines.map(({ row, ...line }) => ({ ...line, y: y + gap.line * (row + 0.5) })));
      y += gap.line * (1 + Math.max(...lines.map((line) => line.row))) + 2;
      places.push({ top: y, bottom: y + bar });
      y += bar + 11;
    }
  }
  return { height: y - 5, places, texts };
}

/**
 * @param {BarEntry} entry
 * @returns {(Omit<PlacedText, 'y'> & { row: number })[]}
 */
function aboveLines({ label, strong, mark }) {
  const weight = strong ? 600 : 400;
  const lines = wrapText(label, widths.narrow, { weight, lines: 2 }).map((text, row) => ({
    x: 0,
    row,
    text,
    weight,
  }));
  if (!mark) return lines;
  const last = lines[lines.length - 1];
  const after = textWidth(last.text, { weight }) + 8;
  const fits = after + textWidth(mark, { size: markSize }) <= widths.narrow;
  return [...lines, { ...markText(mark), x: fits ? after : 0, row: fits ? last.row : last.row + 1 }];
}

/**
 * @param {BarGroup} group
 * @param {number} x
 * @param {number} y
 * @returns {PlacedText[]}
 */
function heading({ heading: text, mark }, x, y) {
  const title = { x, y, text: text ?? '', weight: 600 };
  if (!mark) return [title];
  return [title, { ...markText(mark), x: x + textWidth(title.text, { weight: 600 }) + 8, y }];
}

/** @param {string} text */
const markText = (text) => ({ text, size: markSize, colour: 'var(--chart-muted)' });
