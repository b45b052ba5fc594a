import { asIs, ink, onAxes } from '../frame.js';
import { datumRef } from '../marks/datumRef.js';
import { boundArrows } from '../marks/boundArrows.js';
import { crossing } from '../marks/crossing.js';

/**
 * The points of one line, each for the result it stands for: striped on a further line of a product, with the same colour and
 * shape.
 *
 * @param {string} name of the line
 * @param {{ x: number, y: number, row: import('../../model/chartData.js').ChartRow }[]} points in the shown units
 * @param {import('../plot.js').Entry} entry
 */
export const linePoints = (name, points, { colour, shape, further }) => [
  {
    name: `data-point-${name}`,
    data: { values: points.map(({ x, y, row }) => ({ x, y, shape, [datumRef]: row })) },
    mark: {
      type: 'point',
      fill: colour,
      stroke: ink.paper,
      strokeWidth: 0.8,
      size: 58,
      opacity: 1,
    },
    encoding: { ...onAxes, shape: asIs('shape') },
  },
  ...crossing(
    `-${name}`,
    points.map(({ x, y, row }) => ({ x, y, further, of: row })),
    { size: 58 },
  ),
  ...boundArrows(
    `-${name}`,
    points.map(({ x, y, row }) => ({ x, y, colour, of: row })),
  ),
];
