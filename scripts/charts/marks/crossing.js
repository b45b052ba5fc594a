import { asIs, ink, onAxes } from '../frame.js';
import { datumRef } from './datumRef.js';

/*
 * What lies across a point: scripts/README.md has the table of marks. A stripe in the colour of the page parts the second
 * line of a product from its first, as hatching parts bars; a stroke strikes out what another product clearly beats.
 */

/** @typedef {{ x: number, y: number, second?: boolean, beaten?: boolean,
 *   of?: import('./datumRef.js').Meant }} Crossed in the shown units, or px */

/**
 * @param {string} suffix of the layers' names
 * @param {Crossed[]} points
 * @param {{ size: number, encoding?: object }} on `size` of the points
 */
export const crossing = (suffix, points, { size, encoding = onAxes }) => [
  ...across(
    `stripe${suffix}`,
    points.filter(({ second }) => second),
    { mark: { size, stroke: ink.paper, strokeWidth: 2 }, shape: 'M-1,1L1,-1', encoding },
  ),
  ...across(
    `strike${suffix}`,
    points.filter(({ beaten }) => beaten),
    { mark: { size, stroke: ink.text, strokeWidth: 1.5 }, shape: 'M-1.6,1.6L1.6,-1.6', encoding },
  ),
];

/** @param {string} name @param {Crossed[]} points @param {{ mark: object, shape: string, encoding: object }} form */
const across = (name, points, { mark, shape, encoding }) =>
  points.length === 0
    ? []
    : [
        {
          name,
          data: { values: points.map(({ x, y, of }) => ({ x, y, shape, [datumRef]: of })) },
          mark: { type: 'point', filled: false, opacity: 1, ...mark },
          encoding: { ...encoding, shape: asIs('shape') },
        },
      ];
