import { amountAsIs, asIs, ink, onAxis, pixel, round } from '../frame.js';
import { boundArrows } from '../marks/boundArrows.js';
import { crossing } from '../marks/crossing.js';
import { datumRef } from '../marks/datumRef.js';
import { isMeasured } from '../marks/productStyle.js';

/** @typedef {import('./barLayers.js').PlacedBar & { mean: number }} PlacedDot */

/** How high it stands. @param {Pick<PlacedDot, 'top' | 'bottom'>} bar */
const middle = ({ top, bottom }) => round((top + bottom) / 2);

/**
 * Where bars would be stubs, a dot for each; of ratios with a stem from 1. The second of a pair is striped, as its bar is hatched.
 *
 * @param {PlacedDot[]} bars
 */
export const dotLayer = (bars) => ({
  name: 'data-dot',
  data: {
    values: bars.map(({ bar, mean, colour, ...place }) => ({
      product: bar.product.name,
      label: bar.row?.label ?? '',
      [datumRef]: bar.row,
      value: mean,
      at: middle(place),
      colour,
      edge: isMeasured(bar.product) ? colour : 'transparent',
      opacity: isMeasured(bar.product) ? 1 : 0.3,
    })),
  },
  mark: { type: 'point', size: 100, strokeWidth: 1.8, opacity: 1 },
  encoding: {
    x: onAxis('value'),
    y: pixel('at'),
    fill: asIs('colour'),
    stroke: asIs('edge'),
    fillOpacity: amountAsIs('opacity'),
  },
});

/** @param {PlacedDot[]} bars */
export const dotStripes = (bars) =>
  crossing(
    '',
    bars.map(({ bar, mean, ...place }) => ({
      x: mean,
      y: middle(place),
      further: bar.hatched ? 1 : 0,
      of: bar.row ?? undefined,
    })),
    { size: 100, encoding: { x: onAxis('x'), y: pixel('y') } },
  );

/** The edge of a dot that was not measured here is dashed, as that of a bar. @param {PlacedDot[]} bars */
export const dashedEdges = (bars) => ({
  name: 'dot-edge',
  data: {
    values: bars
      .filter(({ bar }) => !isMeasured(bar.product))
      .map(({ mean, colour, ...place }) => ({ value: mean, at: middle(place), colour })),
  },
  mark: { type: 'point', size: 100, strokeWidth: 1.8, strokeDash: [3, 2.5], opacity: 1 },
  encoding: { x: onAxis('value'), y: pixel('at'), stroke: asIs('colour') },
});

/** What a dot that is not filled shows of a line below it is covered. @param {PlacedDot[]} bars */
export const dotGround = (bars) => ({
  name: 'dot-ground',
  data: { values: bars.map(({ mean, ...place }) => ({ value: mean, at: middle(place) })) },
  mark: { type: 'point', size: 100, fill: ink.paper, stroke: ink.paper, strokeWidth: 1, opacity: 1 },
  encoding: { x: onAxis('value'), y: pixel('at') },
});

/** In the dot of a bound, as in its bar, the sign that points to where the value lies. @param {PlacedDot[]} bars */
export const dotSigns = (bars) =>
  boundArrows(
    '',
    bars.flatMap(({ bar, mean, ...place }) =>
      bar.row ? { x: mean, y: middle(place), colour: ink.text, of: bar.row } : [],
    ),
    { arrows: signs, encoding: { x: onAxis('x'), y: pixel('y') } },
  );

const signs = ['M.5,-.8L-.7,0L.5,.8', 'M-.5,-.8L.7,0L-.5,.8'];

/** From 1 to each dot. @param {PlacedDot[]} bars @param {number} one */
export const stems = (bars, one) => ({
  name: 'stem',
  data: {
    values: bars.map(({ mean, colour, ...place }) => ({ one, value: mean, at: middle(place), colour })),
  },
  mark: { type: 'rule', strokeWidth: 2 },
  encoding: { x: onAxis('one'), x2: { field: 'value' }, y: pixel('at'), color: asIs('colour') },
});

/**
 * Faint lines along which the eye finds the dot of a name. They are as long for each: a length would be read as a bar.
 *
 * @param {import('./barLayers.js').PlacedBar[]} bars
 * @param {[number, number]} domain
 */
export const guides = (bars, [low, high]) => ({
  name: 'guide',
  data: { values: bars.map((bar) => ({ low, high, at: middle(bar) })) },
  mark: { type: 'rule', color: ink.grid },
  encoding: { x: onAxis('low'), x2: { field: 'high' }, y: pixel('at') },
});
