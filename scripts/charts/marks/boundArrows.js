import { isLeast } from '../../model/bound.js';
import { asIs, onAxes, pixel } from '../frame.js';

/** Under and over a point, as shapes of its size: words would be in the way of others. */
const shapes = ['M-.7,1.7L0,2.5L.7,1.7', 'M-.7,-1.7L0,-2.5L.7,-1.7'];

/** The same before and behind a point on a row. */
const sideways = ['M-1.8,-.7L-2.6,0L-1.8,.7', 'M1.8,-.7L2.6,0L1.8,.7'];

/**
 * Over or under each point whose source gives only a bound, an arrow to where the value lies.
 *
 * @param {string} suffix of the layers' names
 * @param {{ x: number, y: number, colour: string, of: { summary: { bound?: import('../../model/measurement.js').Bound } } }[]} points
 * @param {{ arrows?: string[], encoding?: object }} [on]
 */
export function boundArrows(suffix, points, { arrows = shapes, encoding = onAxes } = {}) {
  const values = points.flatMap(({ x, y, colour, of: { summary } }) =>
    summary.bound ? { x, y, colour, shape: arrows[+isLeast(summary)] } : [],
  );
  if (!values.length) return [];
  return [
    {
      name: `bound${suffix}`,
      data: { values },
      mark: { type: 'point', filled: false, strokeWidth: 1.8, size: 58, opacity: 1 },
      encoding: { ...encoding, shape: asIs('shape'), stroke: asIs('colour') },
    },
  ];
}

/**
 * Of points on a row, whose values lie along it.
 *
 * @param {string} suffix
 * @param {Parameters<typeof boundArrows>[1]} points `y`: px
 */
export const boundArrowsAlong = (suffix, points) =>
  boundArrows(suffix, points, { arrows: sideways, encoding: { x: onAxes.x, y: pixel('y') } });
