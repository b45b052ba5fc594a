import { textWidth, wrapText } from '../../model/lib/textWidth.js';
import { labelRoom, position } from '../axes/axis.js';
import { ground } from '../axes/ground.js';
import { framed, ink, textLayers, type, widths } from '../frame.js';
import { unitWords, xTitleLayers } from '../plot.js';
import { xTitleOf } from './seriesAxis.js';
import { timelineContent } from './timelineContent.js';

const heights = { wide: 120, narrow: 100 };
const titleRoom = 30;
/** Px between panels: a title stands nearer to its own than to the one before. */
const between = titleRoom + 18;

/**
 * @typedef {object} PanelGroup what one panel draws
 * @property {import('./timelineLines.js').Line[]} lines
 * @property {import('../axes/axis.js').Axis} y
 * @property {(place: import('../plot.js').Place) => { name: string }[]} [beside] layers over its lines and to the right of them
 */

/**
 * One panel for each product, all with the same axes unless each has its own value axis.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {import('./timelineLines.js').Lines} shared
 * @param {Map<string, import('./timelineLines.js').Lines> | null} own by product
 */
export function panels(data, shared, own = null) {
  const products = data.products.filter((product) => shared.lines.some((line) => line.product === product));
  const groups = products.map(({ id }) => {
    const { lines, y } = own?.get(id) ?? shared;
    return { lines: lines.filter(({ product }) => product.id === id), y };
  });
  return drawPanels(data, { x: shared.x, groups, own: own !== null });
}

/**
 * Panels one under another. What the author notes lies in all of them, and is said over the first.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {{ x: import('../axes/axis.js').Axis, groups: PanelGroup[], own?: boolean, right?: number }} drawn `own`: each has its own value axis;
 *   `right`: px beside the panels
 */
export function drawPanels(data, { x, groups, own = false, right = 24 }) {
  const height = heights[data.layout];
  const left = Math.max(...groups.map(({ y }) => labelRoom(y))) + 8;
  const plot = widths[data.layout] - left - right;
  const place = {
    plot,
    height,
    left,
    right,
    named: false,
    x: position(x, plot),
  };
  const wordless = data.notes.map((note) => ({ ...note, text: '' }));
  const drawn = groups.map(({ lines, y, beside }, index) => {
    const notes = index === 0 ? data.notes : wordless;
    const at = { ...place, y: flip(position(y, height), height) };
    const content = timelineContent({ ...data, notes }, { lines, x, y }, at);
    return { ...content, lines, y, layers: [...content.layers, ...(beside?.(at) ?? [])] };
  });
  const { above } = drawn[0];
  const view = Array.isArray(data.options.view)
    ? `shown: ${x.domain.map(briefly).join(' to ')}\u2009${x.symbol}`
    : '';
  const title = xTitleOf(data);
  const vconcat = drawn.map(({ lines, y, layers, over }, index) => {
    const up = index === 0 ? above : 0;
    const last = index === groups.length - 1;
    const unit = { axis: y, own, x: -left, y: -titleRoom - 8 - up };
    return {
      width: plot,
      height,
      layer: apart(index, [
        ground(x, y, { labels: last, ticks: last }),
        ...layers,
        ...(index === 0 ? [...over, ...unitWords(data, unit)] : []),
        ...(last && title ? xTitleLayers([{ x: 0, text: title }], height) : []),
        ...titleOf(lines, {
          x: -left,
          y: -16 - up,
          axis: own ? y.symbol : null,
          view,
          width: widths[data.layout],
        }),
      ]),
    };
  });
  return framed(data, {
    width: plot,
    height: groups.length * height + (groups.length - 1) * between,
    padding: { left, right, top: titleRoom + 20 + above, bottom: title ? 46 : 28 },
    marks: Object.fromEntries(groups.flatMap(({ lines }) => lines.map(({ name, count }) => [name, count]))),
    vconcat,
    spacing: between,
  });
}

/** A zoom leaves more digits than anybody reads. @param {number} end */
const briefly = (end) => Number(end.toPrecision(3));

/** @param {(value: number) => number} along @param {number} height */
const flip = (along, height) => (/** @type {number} */ value) => height - along(value);

/**
 * Vega-Lite takes layers of one name for one and the same, in whichever panel they are.
 *
 * @param {number} panel
 * @param {{ name: string }[]} layers
 */
const apart = (panel, layers) =>
  layers.map((layer) =>
    layer.name.startsWith('data-') ? layer : { ...layer, name: `${layer.name}-${panel}` },
  );

/**
 * @param {import('./timelineLines.js').Line[]} lines
 * @param {{ x: number, y: number, axis: string | null, view: string, width: number }} at `axis`: the unit of a panel's own; `view`: which stretch
 *   is shown, as the axis that says it may be a window further down
 */
function titleOf([{ entry }], { x, y, axis, view, width }) {
  const own = axis && `own axis, ${axis}`;
  const both = [entry.note, view, own].filter(Boolean).join(', ');
  const room = (/** @type {string} */ note) => width - (note ? textWidth(note, { size: type.note }) + 10 : 0);
  const note = own && textWidth(entry.name, { weight: 600 }) > room(both) ? own : both;
  const [name] = wrapText(entry.name, room(note), { weight: 600, lines: 1 });
  const after = x + textWidth(name, { weight: 600 }) + 10;
  return [
    ...textLayers('panel', [{ x, y, text: name, weight: 600, of: entry.of }]),
    ...(note
      ? textLayers('panel-note', [
          { x: after, y, text: note, size: type.note, colour: ink.muted, of: entry.of },
        ])
      : []),
  ];
}
