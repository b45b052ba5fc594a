import { amountAsIs, asIs, ink, pixel } from '../frame.js';
import { crossing } from './crossing.js';
import { datumRef } from './datumRef.js';

/**
 * The symbols of products at places in px.
 *
 * @param {string} name of the layer
 * @param {{ x: number, y: number, colour: string, shape: string, further?: number, shade?: number,
 *   of?: import('./datumRef.js').DatumRef }[]} symbols
 */
export function symbolLayer(name, symbols) {
  const shaded = symbols.some(({ shade }) => shade !== undefined);
  return [
    {
      name,
      data: {
        values: symbols.map(({ x, y, colour, shape, of, shade }) => ({
          x,
          y,
          colour,
          shape,
          // readers compare the shades: all have the same edge, and are large enough to be told apart
          ...(shade !== undefined && { shade, edge: ink.muted }),
          [datumRef]: of,
        })),
      },
      mark: { type: 'point', size: shaded ? 130 : 55, strokeWidth: 1.2, opacity: 1 },
      encoding: {
        x: pixel('x'),
        y: pixel('y'),
        fill: asIs('colour'),
        stroke: asIs(shaded ? 'edge' : 'colour'),
        shape: asIs('shape'),
        ...(shaded && { fillOpacity: amountAsIs('shade') }),
      },
    },
    ...crossing(`-${name}`, symbols, { size: 55, encoding: { x: pixel('x'), y: pixel('y') } }),
  ];
}
