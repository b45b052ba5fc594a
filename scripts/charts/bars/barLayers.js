import { barRuns } from './barRuns.js';
import { barSpreads } from './barSpreads.js';
import { barValues } from './barValues.js';
import { amountAsIs, asIs, ink, pixel, round, textLayers } from '../frame.js';
import { datumRef } from '../marks/datumRef.js';
import { barRef } from './scaledBar.js';
import { onAxis } from '../axes/onAxes.js';
import { tidy } from '../axes/ticks.js';

/**
 * @typedef {import('./bars.js').ShownBar & { top: number, bottom: number }} PlacedBar
 * @typedef {{ end: number, isAmount: boolean, plot: number, ticks: number[], labels: string[], height: number, flush: boolean, groups: { top: number, bottom: number }[],
 *   values: import('../labels/referenceLines.js').Box[] }} Axis `values`: where those of the bars stand
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
  const drawn = bars.filter((bar) => bar.mean !== null);
  const solid = drawn.map(({ bar, mean, colour, top, bottom }) => ({
    product: bar.product.name,
    label: bar.row?.label ?? '',
    [datumRef]: bar.row,
    value: axis.isAmount ? mean : tidy(Number(mean) + markWidth * axis.end),
    zero: axis.isAmount ? 0 : tidy(Number(mean) - markWidth * axis.end),
    top: round(top),
    bottom: round(bottom),
    colour,
    opacity: bar.product.kind === 'measured' ? 1 : 0.3,
    edge: bar.product.kind === 'measured' ? null : colour,
    hatched: bar.hatched || bar.product.kind === 'own',
  }));
  return [
    ground(axis),
    ...gridGaps(axis),
    rects('data-bar', solid),
    ...(solid.some((bar) => bar.hatched) ? [hatching(solid.filter((bar) => bar.hatched))] : []),
    ...(axis.isAmount ? [zeroLine(axis.groups)] : []),
    ...barSpreads(drawn),
    ...barRuns(drawn),
    ...boundSigns(drawn, axis),
    ...barValues(bars),
  ];
}

/** At the end of a bar whose source gives a bound, its sign points to the side where the value lies. @param {PlacedBar[]} bars @param {Axis} axis */
const boundSigns = (bars, { end, plot }) =>
  textLayers(
    'bound',
    bars.flatMap(({ bar, mean, top, bottom }) => {
      const text = bar.row?.summary.bound;
      const x = Math.max((Number(mean) / end) * plot - 8, 8);
      return text ? { x, y: (top + bottom) / 2, text, weight: 600, align: 'center', of: barRef(bar) } : [];
    }),
  );

/** @param {Axis} axis */
const ground = ({ end, ticks, labels, height, flush }) => ({
  name: 'ground',
  data: { values: [{ at: 0, top: 0, bottom: height }] },
  mark: { type: 'rule', opacity: 0 },
  encoding: {
    x: {
      field: 'at',
      type: 'quantitative',
      scale: { domain: [0, end], nice: false, zero: true },
      axis: { values: ticks, texts: labels, ...(flush && { flush }) },
    },
    y: pixel('top'),
    y2: { field: 'bottom' },
  },
});

/** No line of the grid goes through the digits of a value. @param {Axis} axis */
function gridGaps({ ticks, end, values, plot }) {
  const crossed = values.filter(({ left, right }) =>
    ticks.some((tick) => (tick / end) * plot > left && (tick / end) * plot < right),
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

const zeroLine = (/** @type {{ top: number, bottom: number }[]} */ groups) => ({
  name: 'zero',
  data: { values: groups.map((group) => ({ at: 0, ...group })) },
  mark: { type: 'rule', color: ink.muted },
  encoding: { x: onAxis('at'), y: pixel('top'), y2: { field: 'bottom' } },
});
