import { amountAsIs, asIs, pixel } from '../frame.js';

/**
 * Cells of a table of results, each with its place, px, and its colours.
 *
 * @param {string} name
 * @param {object[]} values `{x, right, y, bottom, fill, opacity, edge}`
 * @param {{ strokeWidth: number, strokeDash?: number[] }} [edge] without it, they have none
 */
export const cellLayer = (name, values, edge) => ({
  name,
  data: { values },
  mark: { type: 'rect', ...edge },
  encoding: {
    x: pixel('x'),
    x2: { field: 'right' },
    y: pixel('y'),
    y2: { field: 'bottom' },
    fill: asIs('fill'),
    ...(edge && { stroke: asIs('edge') }),
    fillOpacity: amountAsIs('opacity'),
  },
});
