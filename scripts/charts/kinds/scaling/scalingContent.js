import { productPoints } from '../../marks/productPoints.js';
import { nameLayers } from '../../marks/drawNamed.js';
import { nameBeside } from '../../marks/productEntry.js';
import { ink, onAxes, textLayers, type } from '../../frame.js';
import { furtherDash } from '../../marks/crossing.js';
import { datumRef } from '../../marks/datumRef.js';
import { noteLayers } from '../../labels/noteLayers.js';
import { changeText } from '../../words/judgedWords.js';
import { covers, lineBoxes, pxOn } from '../../labels/boxes.js';
import { gridBoxes, placeNames } from '../../labels/placeNames.js';
import { referenceLines } from '../../labels/referenceLines.js';
import { runDots } from '../../marks/runDots.js';
import { tidy } from '../../axes/ticks.js';

/**
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../scaling.js').Family} Family
 * @typedef {import('../../axes/axis.js').Axis} Axis
 * @typedef {import('../../labels/placeNames.js').Box} Box
 */

/** The changes of more families would fill the plot; the caption has them all. */
const fewFamilies = 3;

/**
 * The families with their names and changes, each where it covers nothing, over the lines of "twice the capacity, twice the
 * result".
 *
 * @param {ChartData} data
 * @param {{ families: Family[], x: Axis, y: Axis, named: boolean }} read
 * @param {import('../../plot.js').Place} place
 */
export function scalingContent(data, { families, x, y, named }, place) {
  const linear = families.flatMap((family) => proportional(family, y));
  const notes = noteLayers(data, { x, place });
  const boxes = [...notes.boxes, ...obstacles({ families, linear }, place)];
  const references = referenceLines(data, { y, place, boxes });
  const quiet = gridBoxes(y, place);
  const space = { left: 0, right: place.plot + place.right, top: -4, bottom: place.height - 2 };
  const names = named
    ? placeNames(
        families.map(({ points, entry }) => nameBeside(entry, lastOf(points, place))),
        { size: type.note, boxes, quiet, space },
      )
    : [];
  const ordered = [...families].sort((a, b) => Number(b.entry.strong) - Number(a.entry.strong));
  const labelled = families.length <= fewFamilies ? ordered : ordered.filter(({ entry }) => entry.strong);
  const shared = families.some((family) =>
    families.some((other) => other !== family && covers(family.points, other.points, place)),
  );
  const words = labelled.flatMap((family) =>
    changesOf(data, family, { place, shared, room: { boxes, quiet, space } }),
  );
  const runs = families.flatMap(({ points, entry }) =>
    points.map((point) => ({ ...point, colour: entry.colour })),
  );
  return {
    names: names.length,
    above: notes.height,
    remarks: linear.length > 0 ? ['dotted: in proportion to the capacity'] : [],
    layers: [
      ...notes.bands,
      ...(linear.length ? [linearLayer(linear)] : []),
      ...references,
      ...families.flatMap((family, at) => lineLayer(family, { before: families.slice(0, at), place })),
      ...(data.errorBars === 'runs' ? runDots('runs', runs, y) : []),
      ...families.flatMap(pointLayers),
    ],
    over: [
      ...notes.words,
      ...nameLayers(names),
      ...textLayers(
        'change',
        words.map((word) => ({ ...word, size: 11.5, colour: ink.text })),
      ),
    ],
  };
}

/** @param {{ families: Family[], linear: ReturnType<typeof proportional> }} drawn @param {import('../../plot.js').Place} place @returns {Box[]} */
function obstacles({ families, linear }, place) {
  const px = pxOn(place);
  return [
    ...families.flatMap(({ points }) =>
      points.map((point) => ({
        left: place.x(point.x) - 6,
        right: place.x(point.x) + 6,
        top: place.y(point.high ?? point.y) - 6,
        bottom: place.y(point.low ?? point.y) + 6,
      })),
    ),
    ...families.flatMap(({ points }) => lineBoxes(points.map(px))),
    ...linear.flatMap(({ x, y, x2, y2 }) =>
      lineBoxes(
        [
          { x, y },
          { x: x2, y: y2 },
        ].map(px),
      ),
    ),
  ];
}

/** @param {Family['points']} points @param {import('../../plot.js').Place} place */
function lastOf(points, place) {
  const last = points[points.length - 1];
  return { x: place.x(last.x), y: place.y(last.y) };
}

/**
 * Beside the middle of each line, else nearer to one of its ends; without its interval where the whole finds no room. Where
 * one line lies on another, all say whose change it is.
 *
 * @param {ChartData} data
 * @param {Family} family
 * @param {{ place: import('../../plot.js').Place, shared: boolean, room: { boxes: Box[], quiet: Box[], space: { left: number, right: number, top: number, bottom: number } } }} on
 */
function changesOf({ changes = [] }, { points, label, entry }, { place, shared, room }) {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    const found = changes.find(
      (each) => each.from === from.product.id && each.to === to.product.id && each.label === label,
    );
    // of two bounds to one side nothing is known
    if (!found || (found.verdict === 'bound' && !found.limit)) return [];
    const weight = /** @type {400 | 600} */ (entry.strong ? 600 : 400);
    const along = (/** @type {number} */ share) => ({
      x: place.x(from.x + share * (to.x - from.x)),
      y: place.y(from.y + share * (to.y - from.y)),
    });
    const whose = shared ? `${entry.name} ` : '';
    const tries = [found, { ...found, interval: null }].flatMap((change) =>
      [0.5, 0.35, 0.65].map((share) => ({ ...along(share), text: `${whose}${changeText(change)}`, weight })),
    );
    for (const each of tries) {
      const words = placeNames([each], { ...room, size: 11.5, near: 9 });
      if (words.length > 0) return words.map((word) => ({ ...word, of: to.of }));
    }
    return [];
  });
}

/** As much for every gigabyte as the smallest of the family gives, as far as the plot reaches. @param {Family} family @param {Axis} axis */
function proportional({ points }, axis) {
  const [{ x, y, of }] = points;
  if (points.length < 2 || !(y > 0)) return [];
  const slope = y / x;
  const end = Math.min(points[points.length - 1].x, axis.domain[1] / slope);
  return end > x ? [{ x, y, x2: tidy(end), y2: tidy(end * slope), [datumRef]: of }] : [];
}

/** @param {ReturnType<typeof proportional>} values */
const linearLayer = (values) => ({
  name: 'linear',
  data: { values },
  mark: { type: 'rule', color: ink.muted, strokeWidth: 1, strokeDash: [2, 4] },
  encoding: { ...onAxes, x2: { field: 'x2' }, y2: { field: 'y2' } },
});

/**
 * In the colour of the last; dashed over a line that it covers, which shows through.
 *
 * @param {Family} family
 * @param {{ before: Family[], place: import('../../plot.js').Place }} on `before`: families whose lines lie below
 */
function lineLayer({ name, points, entry }, { before, place }) {
  if (points.length < 2) return [];
  const dash =
    furtherDash(entry.further ?? 0) ??
    (before.some((other) => covers(points, other.points, place)) ? [7, 7] : null);
  return [
    {
      name: `curve-${name}`,
      data: { values: points.map(({ x, y, of }) => ({ x, y, [datumRef]: of })) },
      mark: {
        type: 'line',
        color: entry.colour,
        strokeWidth: entry.strong ? 2.2 : 1.5,
        ...(dash && { strokeDash: dash }),
      },
      encoding: onAxes,
    },
  ];
}

/** In the colour and shape that the key has for the family: the place says which sibling it is. @param {Family} family */
const pointLayers = ({ points, entry: { colour, shape, further } }) =>
  points.flatMap(({ product: _, row, ...point }) =>
    productPoints(`-${row}`, [{ ...point, colour, shape, further }]),
  );
