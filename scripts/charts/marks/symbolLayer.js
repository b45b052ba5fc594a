import { amountAsIs, asIs, ink, pixel } from '../frame.js';
import { datumRef } from './datumRef.js';

/**
 * The symbols of products, filled or hollow, at places in px.
 *
 * @param {string} name of the layer
 * @param {{ x: number, y: number, colour: string, shape: string, hollow?: boolean, shade?: number,
 *   of?: import('./datumRef.js').Meant }[]} symbols
 */
export const symbolLayer = (name, symbols) => [
  {
    name,
    data: {
      values: symbols.map(({ x, y, colour, shape, of, shade, hollow = false }) => ({
        x,
        y,
        colour,
        inside: hollow ? ink.paper : colour,
        shape,
        ...(shade !== undefined && { shade }),
        [datumRef]: of,
      })),
    },
    mark: { type: 'point', size: 55, strokeWidth: 1.2, opacity: 1 },
    encoding: {
      x: pixel('x'),
      y: pixel('y'),
      fill: asIs('inside'),
      stroke: asIs('colour'),
      shape: asIs('shape'),
      ...(symbols.some(({ shade }) => shade !== undefined) && {
        fillOpacity: amountAsIs('shade'),
      }),
    },
  },
];
