import { asIs, ink, onAxes } from '../frame.js';
import { datumRef } from './datumRef.js';

/*
 * What lies across a point: scripts/README.md has the table of marks. A stripe in the colour of the page parts a further
 * line of a product from its first, as hatching parts bars; a stroke strikes out what another product clearly beats.
 */

/** Of the second line of a product, the third, and those after it. */
const stripes = ['M-1,1L1,-1', 'M-1,-1L1,1', 'M-1,1L1,-1M-1,-1L1,1'];
const dashes = [
  [2, 2],
  [7, 2, 1.5, 2],
  [1.5, 4],
];

/** @template Look @param {Look[]} looks @param {number} [further] */
const furtherOf = (looks, further = 1) => looks[further - 1] ?? looks[looks.length - 1];

/** How a line is dashed before which its product has so many others. @param {number} further */
export const furtherDash = (further) => (further ? furtherOf(dashes, further) : undefined);

/** @typedef {{ x: number, y: number, further?: number, beaten?: boolean,
 *   of?: import('./datumRef.js').DatumRef }} Crossed in the shown units, or px */

/**
 * @param {string} suffix of the layers' names
 * @param {Crossed[]} points
 * @param {{ size: number, encoding?: object }} on `size` of the points
 */
export const crossing = (suffix, points, { size, encoding = onAxes }) => [
  ...across(
    `stripe${suffix}`,
    points.filter(({ further }) => further),
    { mark: { size, stroke: ink.paper, strokeWidth: 2 }, shapes: stripes, encoding },
  ),
  ...across(
    `strike${suffix}`,
    points.filter(({ beaten }) => beaten),
    { mark: { size, stroke: ink.text, strokeWidth: 1.5 }, shapes: ['M-1.6,1.6L1.6,-1.6'], encoding },
  ),
];

/** @param {string} name @param {Crossed[]} points @param {{ mark: object, shapes: string[], encoding: object }} form */
const across = (name, points, { mark, shapes, encoding }) =>
  points.length === 0
    ? []
    : [
        {
          name,
          data: {
            values: points.map(({ x, y, further, of }) => ({
              x,
              y,
              shape: furtherOf(shapes, further),
              [datumRef]: of,
            })),
          },
          mark: { type: 'point', filled: false, opacity: 1, ...mark },
          encoding: { ...encoding, shape: asIs('shape') },
        },
      ];
