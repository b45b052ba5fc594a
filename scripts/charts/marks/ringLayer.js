import { asIs, pixel } from '../frame.js';
import { datumRef } from './datumRef.js';

/**
 * Rings around places of lines, through which the line is seen: what is found there is said beside it or in the key.
 *
 * @param {string} name of the layer
 * @param {{ x: number, y: number, colour: string, of?: import('./datumRef.js').DatumRef }[]} places px
 */
export const ringLayer = (name, places) => ({
  name,
  data: { values: places.map(({ x, y, colour, of }) => ({ x, y, colour, [datumRef]: of })) },
  mark: { type: 'point', filled: false, size: 70, strokeWidth: 1.8, opacity: 1 },
  encoding: { x: pixel('x'), y: pixel('y'), stroke: asIs('colour') },
});
