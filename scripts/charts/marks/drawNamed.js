import { textLayers, type } from '../frame.js';
import { leaderLayer } from '../labels/leaders.js';
import { noteLayers } from '../labels/noteLayers.js';
import { gridBoxes, placeNames } from '../labels/placeNames.js';
import { referenceLines } from '../labels/referenceLines.js';
import { nameBeside, productEntry } from './productEntry.js';
import { drawPlot } from '../plot.js';
import { pointLayers } from './productPoints.js';

/**
 * A plot with names beside its points, or, where one of them finds no room, all in a key above it: half of each would be neither. What
 * tells the points of one product apart stays beside them.
 *
 * @typedef {Parameters<typeof drawPlot>[1]} Plot
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {Omit<Plot, 'keyAbove' | 'content'> & {
 *   content: (place: import('../plot.js').Place, named: boolean) => ReturnType<Plot['content']> & { names: number }, most?: number, key?: Plot['entries'] }} plot `names`: how many found room; `most`:
 *   more of them would lie on one another; `key`: what stands above, where that is not every name
 * @returns {import('../../model/chartData.js').Spec}
 */
export function drawNamed(data, { entries, content, most = 8, key = entries, ...plot }) {
  const draw = (/** @type {boolean} */ named) => {
    let names = 0;
    const spec = drawPlot(data, {
      ...plot,
      keyAbove: true,
      entries: named ? [] : key,
      content: (place) => {
        const drawn = content(place, named);
        names = drawn.names;
        return drawn;
      },
    });
    return { spec, names };
  };
  const few = entries.length <= most;
  const first = draw(few);
  return few && first.names < entries.length ? draw(false).spec : first.spec;
}

/**
 * What a plot of points has in it: notes and lines of reference, the points, and their names, each where it covers nothing.
 *
 * @template {Parameters<typeof pointLayers>[0] & { entry: import('../plot.js').Entry }} P
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {{ points: P[], x: import('../axes/axis.js').Axis, y: import('../axes/axis.js').Axis, named: boolean }} read
 * @param {import('../plot.js').Place} place
 * @param {{ boxes: import('../labels/referenceLines.js').Box[], under: object[], runs: object[] }} own of the kind: what no name may cover, what
 *   lies under all lines and points, and the dots of runs
 */
export function namedPoints(data, { points, x, y, named }, place, own) {
  const placed = points.map((point) => ({ ...point, px: place.x(point.x), py: place.y(point.y) }));
  const notes = noteLayers(data, { x, place });
  const boxes = [...notes.boxes, ...placed.flatMap((point) => pointBoxes(point, place)), ...own.boxes];
  const references = referenceLines(data, { y, place, boxes });
  const names = pointNames(placed, { boxes, y, named }, place);
  return {
    names: names.length,
    above: notes.height,
    layers: [...notes.bands, ...own.under, ...references, ...own.runs, ...points.flatMap(pointLayers)],
    over: [...notes.words, ...nameLayers(names)],
  };
}

/** @param {{ x: number, y: number, text: string, leader?: import('../labels/leaders.js').Leader }[]} names as they were placed */
export const nameLayers = (names) => [
  ...leaderLayer(names.map(({ leader }) => leader)),
  ...textLayers(
    'name',
    names.map((name) => ({ ...name, size: type.note })),
  ),
];

/**
 * Each product once, as a key above points names it.
 *
 * @param {{ entry: import('../plot.js').Entry }[]} points
 * @param {import('../../model/chartData.js').ChartProduct[]} products
 */
export const productKey = (points, products) =>
  products.flatMap((product) => {
    const own = points.flatMap(({ entry }) => (entry.of?.product === product.id ? [entry] : []));
    if (own.length < 2) return own;
    return [{ ...own[0], ...productEntry(product, ''), further: 0 }];
  });

/**
 * Px of a point and its error bar that words must not cover.
 *
 * @param {{ px: number, py: number, low: number | null, high: number | null }} point
 * @param {import('../plot.js').Place} place
 */
const pointBoxes = ({ px, py, low, high }, place) => [
  { left: px - 6, right: px + 6, top: py - 6, bottom: py + 6 },
  ...(low === null || high === null
    ? []
    : [{ left: px - 1, right: px + 1, top: place.y(high), bottom: place.y(low) }]),
];

/**
 * The names of points, each where it covers nothing; only what tells those of one product apart where the key has the products.
 *
 * @param {{ px: number, py: number, entry: import('../plot.js').Entry }[]} points
 * @param {{ boxes: import('../labels/referenceLines.js').Box[], y: import('../axes/axis.js').Axis, named: boolean }} on `boxes` learns of
 *   the names; `named`: none of them stands in the key
 * @param {import('../plot.js').Place} place
 */
const pointNames = (points, { boxes, y, named }, place) =>
  placeNames(
    points.flatMap(({ px, py, entry }) => {
      if (named) return [nameBeside(entry, { x: px, y: py })];
      const text = entry.of?.label;
      return text ? [{ x: px, y: py, text, weight: /** @type {400} */ (400) }] : [];
    }),
    {
      size: type.note,
      boxes,
      marks: points.map(({ px, py }) => ({ x: px, y: py })),
      led: true,
      quiet: gridBoxes(y, place),
      space: { left: 0, right: place.plot + place.right, top: -6, bottom: place.height - 2 },
    },
  );
