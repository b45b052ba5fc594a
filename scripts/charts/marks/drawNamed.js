import { type } from '../frame.js';
import { gridBoxes, placeNames } from '../labels/placeNames.js';
import { drawPlot } from '../plot.js';

/**
 * A plot with names beside its points, or, where one of them finds no room, all in a key above it: half of each would be neither.
 *
 * @typedef {Parameters<typeof drawPlot>[1]} Plot
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {Omit<Plot, 'keyAbove' | 'content'> & {
 *   content: (place: import('../plot.js').Place, named: boolean) => ReturnType<Plot['content']> & { names: number }, most?: number }} plot `names`: how many found room; `most`:
 *   more of them would lie on one another
 * @returns {import('../../model/chartData.js').Spec}
 */
export function drawNamed(data, { entries, content, most = 8, ...plot }) {
  const draw = (/** @type {boolean} */ named) => {
    let names = 0;
    const spec = drawPlot(data, {
      ...plot,
      keyAbove: true,
      entries: named ? [] : entries,
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
 * A name as it stands beside its point.
 *
 * @param {import('../plot.js').Entry} entry
 * @param {{ x: number, y: number }} at px
 */
export const nameBeside = ({ name, note, strong }, at) => ({
  ...at,
  text: [name, note && `(${note})`].filter(Boolean).join(' '),
  weight: /** @type {400 | 600} */ (strong ? 600 : 400),
});

/** Px around a point that words must not cover. @param {{ px: number, py: number }} point */
export const pointBox = ({ px, py }) => ({ left: px - 6, right: px + 6, top: py - 6, bottom: py + 6 });

/**
 * The names of points, each where it covers nothing.
 *
 * @param {{ px: number, py: number, entry: import('../plot.js').Entry }[]} points
 * @param {{ boxes: import('../labels/referenceLines.js').Box[], y: import('../axes/axis.js').Axis }} on `boxes` learns of the names
 * @param {import('../plot.js').Place} place
 */
export const pointNames = (points, { boxes, y }, place) =>
  placeNames(
    points.map(({ px, py, entry }) => nameBeside(entry, { x: px, y: py })),
    {
      size: type.note,
      boxes,
      quiet: gridBoxes(y, place),
      space: { left: 0, right: place.plot + place.right, top: -6, bottom: place.height - 2 },
    },
  );
