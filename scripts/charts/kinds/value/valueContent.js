import { metrics } from '../../../model/metric.js';
import { namedPoints } from '../../marks/drawNamed.js';
import { ink, onAxes } from '../../frame.js';
import { lineBoxes, pxOn } from '../../labels/boxes.js';
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
export function valueContent(data, read, place) {
  const { points, y } = read;
  const ray = rayOf(data, read);
  const ends = ray.flatMap((layer) => layer.data.values);
  return namedPoints(data, read, place, {
    boxes: ends.flatMap((line) =>
      lineBoxes(
        [
          { x: 0, y: 0 },
          { x: line.x2, y: line.y2 },
        ].map(pxOn(place)),
      ),
    ),
    under: ray,
    runs:
      data.errorBars === 'runs'
        ? runDots(
            'runs',
            points.map(({ entry, ...point }) => ({ ...point, colour: entry.colour })),
            y,
          )
        : [],
  });
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
