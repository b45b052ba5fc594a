import { textWidth, wrapText } from '../../model/lib/textWidth.js';
import { ink, round, widths } from '../frame.js';

/**
 * Where everything of a bar chart stands, in px. Bars come in groups: one group without a heading, or one for each
 * product (or workload), whose heading stands to the left of its bars, on a phone above them.
 *
 * @typedef {object} BarEntry
 * @property {string} label beside the bar, on a phone above it
 * @property {string | null} mark `emulated` or `transcribed`
 * @property {boolean} strong the subject
 * @property {string} value the text at the bar's end
 * @property {number} reach how far bar, error bar and run dots go, in the shown unit
 * @property {import('../marks/datumRef.js').DatumRef} of whose bar it is
 *
 * @typedef {{ heading: string | null, mark: string | null, strong: boolean, entries: BarEntry[],
 *   of?: import('../marks/datumRef.js').DatumRef }} GroupEntry
 * @typedef {import('../frame.js').PlacedText} PlacedText
 * @typedef {{ top: number, bottom: number }} Place
 * @typedef {{ height: number, places: Place[], groups: Place[], texts: PlacedText[] }} Stack
 * @typedef {Stack & { left: number, plot: number, right: number }} BarLayout `left` and `right`: px for text beside the plot
 */

const lineHeight = 15;
const markSize = 11;
/** Px between a bar, or a dot, and its value. */
export const besideValue = Object.freeze({ bars: 8, dots: 13, ratios: 13 });
const besideLabel = 12;

/**
 * @param {GroupEntry[]} groups
 * @param {{ layout: 'wide' | 'narrow', beside: number } & Pick<import('./barAxis.js').BarAxis, 'share' | 'tickRoom'>} axis `beside`: px
 *   between a mark and its value
 * @returns {BarLayout}
 */
export function layOutBars(groups, { layout, ...axis }) {
  const entries = groups.flatMap((group) => group.entries);
  const grouped = groups.some((group) => group.heading !== null);
  const columns = columnsOf(groups, { layout, grouped });
  const left = columns.heading + columns.label;
  const plot = plotWidth(entries, { room: widths[layout] - left, ...axis });
  const sizes = sizesOf({ layout, grouped, count: entries.length });
  return { left, plot, right: round(widths[layout] - left - plot), ...stack(groups, columns, sizes) };
}

/**
 * Widths of the text columns left of the plot; 0 where text stands above its bars.
 *
 * @param {GroupEntry[]} groups
 * @param {{ layout: 'wide' | 'narrow', grouped: boolean }} form
 */
function columnsOf(groups, { layout, grouped }) {
  const label = widest(
    groups.flatMap((group) => group.entries.map((entry) => ({ ...entry, text: entry.label }))),
  );
  if (layout === 'wide') {
    const heading = widest(groups.map((group) => ({ ...group, strong: true, text: group.heading ?? '' })));
    return {
      heading: grouped ? Math.min(170, heading) + 16 : 0,
      label: Math.min(grouped ? 150 : 200, label) + besideLabel,
    };
  }
  return { heading: 0, label: grouped && label <= 90 ? label + besideLabel : 0 };
}

/** @param {{ text: string, strong: boolean, mark: string | null }[]} texts */
const widest = (texts) =>
  Math.ceil(
    Math.max(
      ...texts.map(({ text, strong, mark }) =>
        Math.max(
          textWidth(text, { weight: strong ? 600 : 400 }),
          mark ? textWidth(mark, { size: markSize }) : 0,
        ),
      ),
    ),
  );

/**
 * The widest plot in which every value still fits behind its bar.
 *
 * @param {BarEntry[]} entries
 * @param {{ room: number, beside: number } & Pick<import('./barAxis.js').BarAxis, 'share' | 'tickRoom'>} space
 */
function plotWidth(entries, { room, beside, share, tickRoom }) {
  const limits = entries.map(({ value, reach, strong }) => {
    const text = beside + Math.ceil(textWidth(value, { weight: strong ? 600 : 400 })) + 1;
    return share(reach) > 0 ? (room - text) / share(reach) : room;
  });
  return Math.floor(Math.min(room - tickRoom, ...limits));
}

/** @param {{ layout: 'wide' | 'narrow', grouped: boolean, count: number }} form */
function sizesOf({ layout, grouped, count }) {
  if (layout === 'narrow') return { bar: 15, between: grouped ? 7 : 11, groups: 14 };
  if (grouped) return { bar: 16, between: 6, groups: 16 };
  return count > 10 ? { bar: 17, between: 9, groups: 0 } : { bar: 20, between: 13, groups: 0 };
}

/**
 * @param {GroupEntry[]} groups
 * @param {{ heading: number, label: number }} columns
 * @param {{ bar: number, between: number, groups: number }} sizes
 * @returns {Stack}
 */
function stack(groups, columns, sizes) {
  /** @type {Stack} */
  const result = { height: 0, places: [], groups: [], texts: [] };
  let y = 4;
  for (const group of groups) {
    const from = y;
    const heading = headingOf(group, columns);
    if (heading && !columns.heading) y += heading.height + 3;
    const top = y;
    for (const entry of group.entries) {
      const label = labelOf(entry, columns);
      if (!columns.label) y += label.height + 2;
      const height = columns.label ? Math.max(sizes.bar, label.height) : sizes.bar;
      const middle = y + height / 2;
      result.places.push({ top: middle - sizes.bar / 2, bottom: middle + sizes.bar / 2 });
      result.texts.push(...label.at(columns.label ? middle - label.height / 2 : y - label.height - 2));
      y += height + sizes.between;
    }
    y -= sizes.between;
    if (heading) {
      result.texts.push(...heading.at(from));
      if (columns.heading) y = Math.max(y, from + heading.height);
    }
    result.groups.push({ top: top - 4, bottom: y + 4 });
    y += sizes.groups;
  }
  return { ...result, height: y - sizes.groups + 4 };
}

/**
 * Lines of text as a block that can be put at any height.
 *
 * @typedef {{ height: number, at: (top: number) => PlacedText[] }} Block
 */

/**
 * @param {GroupEntry} group
 * @param {{ heading: number, label: number }} columns
 * @returns {Block | null}
 */
function headingOf({ heading, mark, of }, columns) {
  if (heading === null) return null;
  const x = -columns.heading - columns.label;
  return block({
    text: heading,
    mark,
    weight: 600,
    // over the names of its bars it would read as one of them, as the subject's is in bold too
    colour: columns.label ? ink.text : ink.muted,
    of,
    x,
    width: columns.heading ? columns.heading - 16 : widths.narrow,
  });
}

/**
 * @param {BarEntry} entry
 * @param {{ heading: number, label: number }} columns
 * @returns {Block}
 */
function labelOf({ label, mark, strong, of }, columns) {
  const width = columns.label ? columns.label - besideLabel : widths.narrow;
  return block({ text: label, mark, weight: strong ? 600 : 400, of, x: -columns.label, width });
}

/**
 * @param {{ text: string, mark: string | null, weight: 400 | 600, x: number, width: number, colour?: string,
 *   of?: import('../marks/datumRef.js').DatumRef }} content
 * @returns {Block}
 */
function block({ text, mark, weight, x, width, colour, of }) {
  const lines = wrapText(text, width, { weight, lines: mark && width < 250 ? 2 : 3 });
  /** @type {(PlacedText & { row: number })[]} */
  const texts = lines.map((line, row) => ({ x, y: 0, row, text: line, weight, colour, of }));
  if (mark) {
    const after = textWidth(lines[lines.length - 1], { weight }) + 8;
    const fits = after + textWidth(mark, { size: markSize }) <= width;
    const place = fits ? { x: x + after, row: lines.length - 1 } : { x, row: lines.length };
    texts.push({ ...place, y: 0, text: mark, size: markSize, colour: ink.muted, of });
  }
  return {
    height: (1 + texts[texts.length - 1].row) * lineHeight,
    at: (top) => texts.map(({ row, ...line }) => ({ ...line, y: top + (row + 0.5) * lineHeight })),
  };
}
