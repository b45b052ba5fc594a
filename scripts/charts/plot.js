import { textWidth } from '../model/lib/textWidth.js';
import { isLog, labelRoom, overhang, position } from './axes/axis.js';
import { ground } from './axes/ground.js';
import { legendChips } from './labels/legendChips.js';
import { directionLayers, directionWords, logWords } from './axes/direction.js';
import { endLabels, endRoom, endsFit } from './lines/endLabels.js';
import { framed, ink, textLayers, type, widths } from './frame.js';

/**
 * Two axes with lines or points between them: what all kinds but the bars share.
 *
 * @typedef {import('../model/chartData.js').ChartData} ChartData
 * @typedef {import('./axes/axis.js').Axis} Axis
 * @typedef {import('./labels/legendLines.js').KeyEntry & { end: number }} Entry `end`: the last value of its line, in the shown unit
 *
 * @typedef {object} Place px, and where values stand
 * @property {number} plot
 * @property {number} height
 * @property {(value: number) => number} x
 * @property {(value: number) => number} y from the upper edge
 * @property {number} left px of text left of the plot
 * @property {number} right px beside the plot, on the right
 * @property {boolean} named the lines' names stand at their ends
 *
 * @typedef {object} Plot
 * @property {Axis} x
 * @property {Axis} y
 * @property {string} [xTitle] where the ticks do not say it
 * @property {{ at: number, text: string }[]} [groups] what stretches of the axis are, in the place of its title
 * @property {number} height
 * @property {Entry[]} entries none where one unnamed line needs no key
 * @property {boolean} [keyAbove] chips even where the ends would have room
 * @property {Record<string, number>} marks
 * @property {(place: Place) => { layers: object[], above: number, over?: object[], remarks?: string[], named?: Entry[] }} content `above`: px of lanes
 *   over the plot; `over`: what lies on top of everything; `remarks`: what the key says of marks that have no symbol;
 *   `named`: entries whose names stand in the plot
 */

/**
 * @param {ChartData} data
 * @param {Plot} plot
 */
export function drawPlot(data, plot) {
  const { x, y, height, entries, xTitle } = plot;
  const across = [xTitle, ...(isLog(x) ? [logWords] : [])].filter(Boolean).join(', ');
  const titles = plot.groups ?? (across ? [{ at: x.domain[0], text: across }] : []);
  const width = widths[data.layout];
  const atEnds = data.layout === 'wide' && !plot.keyAbove && endsFit(entries, height);
  const left = Math.max(labelRoom(y) + 8, overhang(x.labels[0]));
  const right =
    atEnds && entries.length ? endRoom(entries) : Math.max(8, overhang(x.labels[x.labels.length - 1]));
  const span = width - left - right;
  const named = atEnds && entries.length > 0;
  const place = {
    plot: span,
    height,
    left,
    right,
    named,
    x: position(x, span),
    y: flipped(position(y, height), height),
  };
  const { layers, above, over = [], remarks = [], named: inPlot = [] } = plot.content(place);
  const keyed = entries.filter((entry) => !inPlot.includes(entry));
  const key = keyLayers(data, { entries: keyed, atEnds, place, bottom: -above - 8, remarks });
  const top = 8 + above + key.height + 20;
  return framed(data, {
    width: span,
    height,
    padding: { left, right, top, bottom: titles.length ? 46 : 28 },
    marks: plot.marks,
    layer: [
      ground(x, y),
      ...layers,
      ...over,
      ...key.layers,
      ...unitWords(data, { axis: y, x: -left, y: 10 - top }),
      ...xTitleLayers(
        titles.map(({ at, text }) => ({ x: place.x(at) - (titles.length > 1 ? 4 : 0), text })),
        height,
      ),
    ],
  });
}

/**
 * Below the numbers of the axis.
 *
 * @param {{ x: number, text: string }[]} titles px
 * @param {number} height of the plot
 */
export const xTitleLayers = (titles, height) =>
  textLayers(
    'x-title',
    titles.map((title) => ({ ...title, y: height + 36, size: type.tick, colour: ink.muted })),
  );

/** @param {(value: number) => number} along @param {number} height */
const flipped = (along, height) => (/** @type {number} */ value) => height - along(value);

/**
 * In the order of the values, as the lines stand one under another; in a row of charts, in the same order for all.
 *
 * @param {ChartData} data
 * @param {{ entries: Entry[], atEnds: boolean, place: Place, bottom: number, remarks: string[] }} key
 */
function keyLayers({ layout, options }, { entries, atEnds, place, bottom, remarks }) {
  if (entries.length + remarks.length === 0) return { height: 0, layers: [] };
  const ordered = options.sort === 'line-up' ? entries : [...entries].sort((a, b) => b.end - a.end);
  if (!atEnds) return legendChips(ordered, { layout, x: -place.left, bottom, remarks });
  const ends = entries.map((entry) => ({ ...entry, y: place.y(entry.end) }));
  return { height: 0, layers: endLabels(ends, place) };
}

/**
 * The unit and which way is better, once, over the value axis.
 *
 * @param {ChartData} data
 * @param {{ axis: Axis, x: number, y: number, own?: boolean }} at `own`: the unit stands at each axis
 */
export function unitWords({ metric }, { axis, x, y, own = false }) {
  const log = isLog(axis);
  const symbol = own ? '' : axis.symbol;
  const text = symbol && directionWords(metric, log) ? `${symbol},` : symbol;
  const after = text ? textWidth(text, { size: type.tick }) + 4 : 0;
  return [
    ...(text ? textLayers('unit', [{ x, y, text, size: type.tick, colour: ink.muted }]) : []),
    ...directionLayers(metric, { x: x + after, y, along: 'y', log }),
  ];
}
