import { barRuns } from './barRuns.js';
import { errorBarLayers } from './errorBarLayers.js';
import { barValues } from './barValues.js';
import { amountAsIs, asIs, ink, onAxis, pixel, round, textLayers } from '../frame.js';
import { datumRef } from '../marks/datumRef.js';
import { isMeasured } from '../marks/productStyle.js';
import { barRef } from './scaledBar.js';
import { tidy } from '../axes/ticks.js';
import { dashedEdges, dotGround, dotLayer, dotSigns, dotStripes, guides, stems } from './dotLayers.js';

/**
 * @typedef {import('./bars.js').ShownBar & { top: number, bottom: number }} PlacedBar
 * @typedef {import('./barAxis.js').BarAxis & { isAmount: boolean, plot: number, height: number, flush: number | null,
 *   groups: { top: number, bottom: number }[], values: import('../labels/referenceLines.js').Box[], form: import('./barForm.js').BarForm,
 *   one: number | null, beside: number }} Axis `values`: where those of the bars stand; `flush`: the tick whose label begins at it; `one`: where 1
 *   is; `beside`: px between a mark and its value
 */

/** Half of a mark, as a share of the axis. */
const markWidth = 0.006;

/**
 * Grid and axis, bars, hatching, error bars, runs and values, from back to front.
 *
 * @param {PlacedBar[]} bars
 * @param {Axis} axis
 */
export function barLayers(bars, axis) {
  const drawn = bars.flatMap((bar) => (bar.mean === null ? [] : [{ ...bar, mean: bar.mean }]));
  return [
    ground(axis),
    ...(axis.form === 'dots' ? [guides(bars, axis.domain)] : []),
    ...gridGaps(axis),
    ...(axis.form === 'bars' ? barsOf(drawn, axis) : dotsOf(drawn, axis)),
    ...barRuns(drawn),
    ...barValues(bars, axis),
  ];
}

/** Error bars lie behind dots: what they are seen of is beyond them. @param {(PlacedBar & { mean: number })[]} drawn @param {Axis} axis */
function dotsOf(drawn, { one, groups }) {
  const isSeenThrough = !drawn.every(({ bar }) => isMeasured(bar.product));
  return [
    ...(one === null ? [] : [lineAt(one, groups), stems(drawn, one)]),
    ...errorBarLayers(drawn),
    ...(isSeenThrough ? [dotGround(drawn)] : []),
    dotLayer(drawn),
    ...dotStripes(drawn),
    ...(isSeenThrough ? [dashedEdges(drawn)] : []),
    ...dotSigns(drawn),
  ];
}

/** @param {(PlacedBar & { mean: number })[]} drawn @param {Axis} axis */
function barsOf(drawn, axis) {
  const half = markWidth * axis.domain[1];
  const solid = drawn.map(({ bar, mean, colour, top, bottom }) => ({
    product: bar.product.name,
    label: bar.row?.label ?? '',
    [datumRef]: bar.row,
    value: axis.isAmount ? mean : tidy(mean + half),
    zero: axis.isAmount ? 0 : tidy(mean - half),
    top: round(top),
    bottom: round(bottom),
    colour,
    opacity: isMeasured(bar.product) ? 1 : 0.3,
    edge: isMeasured(bar.product) ? null : colour,
    hatched: bar.hatched,
  }));
  return [
    rects('data-bar', solid),
    ...(solid.some((bar) => bar.hatched) ? [hatching(solid.filter((bar) => bar.hatched))] : []),
    ...(axis.isAmount ? [lineAt(0, axis.groups)] : []),
    ...errorBarLayers(drawn),
    ...boundSigns(drawn, axis),
  ];
}

/** At the end of a bar whose source gives a bound, its sign points to the side where the value lies. @param {PlacedBar[]} bars @param {Axis} axis */
const boundSigns = (bars, { share, plot }) =>
  textLayers(
    'bound',
    bars.flatMap(({ bar, mean, top, bottom }) => {
      const text = bar.row?.summary.bound;
      const x = Math.max(share(Number(mean)) * plot - 8, 8);
      return text ? { x, y: (top + bottom) / 2, text, weight: 600, align: 'center', of: barRef(bar) } : [];
    }),
  );

/** @param {Axis} axis */
const ground = ({ domain, type, ticks, labels, height, flush }) => ({
  name: 'ground',
  data: { values: [{ at: domain[0], top: 0, bottom: height }] },
  mark: { type: 'rule', opacity: 0 },
  encoding: {
    x: {
      field: 'at',
      type: 'quantitative',
      scale: { domain, nice: false, ...(type === 'log' ? { type } : { zero: true }) },
      axis: { values: ticks, texts: labels, ...(flush !== null && { flush }) },
    },
    y: pixel('top'),
    y2: { field: 'bottom' },
  },
});

/** No line of the grid, and none that leads to a dot, goes through the digits of a value. @param {Axis} axis */
function gridGaps({ ticks, share, values, plot, form }) {
  const places = ticks.map((tick) => share(tick) * plot);
  const crossed = values.filter(
    ({ left, right }) =>
      (form === 'dots' && left < plot) || places.some((place) => place > left && place < right),
  );
  if (crossed.length === 0) return [];
  return [
    {
      name: 'grid-gap',
      data: {
        values: crossed.map((box) =>
          Object.fromEntries(Object.entries(box).map(([side, px]) => [side, round(px)])),
        ),
      },
      mark: { type: 'rect', color: ink.paper },
      encoding: { x: pixel('left'), x2: { field: 'right' }, y: pixel('top'), y2: { field: 'bottom' } },
    },
  ];
}

/**
 * @param {string} name
 * @param {object[]} bars
 */
const rects = (name, bars) => ({
  name,
  data: { values: bars },
  mark: { type: 'rect', strokeDash: [4, 3], strokeWidth: 1.5 },
  encoding: {
    x: onAxis('zero'),
    x2: { field: 'value' },
    y: pixel('top'),
    y2: { field: 'bottom' },
    fill: asIs('colour'),
    stroke: asIs('edge'),
    fillOpacity: amountAsIs('opacity'),
  },
});

/** The renderer puts the pattern of this name, stripes in the colour of the page, into every drawing that uses it. */
const hatching = (/** @type {object[]} */ bars) => ({
  name: 'hatch',
  data: { values: bars },
  mark: { type: 'rect', fill: 'url(#hatch)' },
  encoding: { x: onAxis('zero'), x2: { field: 'value' }, y: pixel('top'), y2: { field: 'bottom' } },
});

/** Where bars and stems begin. @param {number} at @param {{ top: number, bottom: number }[]} groups */
const lineAt = (at, groups) => ({
  name: 'zero',
  data: { values: groups.map((group) => ({ at, ...group })) },
  mark: { type: 'rule', color: ink.muted },
  encoding: { x: onAxis('at'), y: pixel('top'), y2: { field: 'bottom' } },
});
