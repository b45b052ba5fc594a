import { metrics } from '../../../model/metric.js';
import { pointLayers } from '../../marks/productPoints.js';
import { nameLayers, pointBox, pointNames } from '../../marks/drawNamed.js';
import { ink } from '../../frame.js';
import { noteLayers } from '../../labels/noteLayers.js';
import { onAxes } from '../../axes/onAxes.js';
import { lineBoxes } from '../../labels/boxes.js';
import { referenceLines } from '../../labels/referenceLines.js';
import { runDots } from '../../marks/runDots.js';
import { tidy } from '../../axes/ticks.js';

/**
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../axes/axis.js').Axis} Axis
 * @typedef {import('../value.js').Point} Point
 */

/**
 * The points with their names, each where it covers nothing, over the line of what gives the most for its price.
 *
 * @param {ChartData} data
 * @param {{ points: Point[], x: Axis, y: Axis, named: boolean }} read
 * @param {import('../../plot.js').Place} place
 */
export function valueContent(data, { points, x, y, named }, place) {
  const placed = points.map((point) => ({ ...point, px: place.x(point.x), py: place.y(point.y) }));
  const notes = noteLayers(data, { x, place });
  const boxes = [...notes.boxes, ...placed.map(pointBox)];
  const ray = rayOf(data, { points, x, y });
  const along = ray.flatMap((layer) => layer.data.values);
  boxes.push(
    ...along.flatMap((line) =>
      lineBoxes([
        { x: place.x(0), y: place.y(0) },
        { x: place.x(line.x2), y: place.y(line.y2) },
      ]),
    ),
  );
  const references = referenceLines(data, { y, place, boxes });
  const names = pointNames(placed, { boxes, y, named }, place);
  return {
    names: names.length,
    above: notes.height,
    layers: [
      ...notes.bands,
      ...ray,
      ...references,
      ...(data.bars === 'runs'
        ? runDots(
            'runs',
            points.map(({ entry, ...point }) => ({ ...point, colour: entry.colour })),
            y,
          )
        : []),
      ...points.flatMap(pointLayers),
    ],
    over: [...notes.words, ...nameLayers(names)],
  };
}

/**
 * From nothing for nothing through what gives the most for its price: all on it gives as much for the money.
 *
 * @param {ChartData} data
 * @param {{ points: Point[], x: Axis, y: Axis }} read
 */
function rayOf({ metric }, { points, x, y }) {
  if (metrics[metric].better !== 'higher' || points.length < 2) return [];
  const slope = Math.max(...points.map((point) => point.y / point.x));
  const end = Math.min(x.domain[1], y.domain[1] / slope);
  return [
    {
      name: 'ray',
      data: { values: [{ x: 0, y: 0, x2: tidy(end), y2: tidy(end * slope) }] },
      mark: { type: 'rule', color: ink.muted, strokeWidth: 1, strokeDash: [2, 4] },
      encoding: { ...onAxes, x2: { field: 'x2' }, y2: { field: 'y2' } },
    },
  ];
}
