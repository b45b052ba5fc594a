import { asSymbol, ink, onAxes } from '../frame.js';
import { boundArrows } from './boundArrows.js';
import { crossing } from './crossing.js';
import { datumRef } from './datumRef.js';

/**
 * Points in the colour and shape of their products, with error bars behind them.
 *
 * @typedef {object} ProductPoint in the shown units
 * @property {number} x
 * @property {number} y
 * @property {number | null} low `null` where there is no error bar
 * @property {number | null} high
 * @property {string} colour
 * @property {string} shape
 * @property {number} [further] how many lines of its product stand before its own
 * @property {boolean} [beaten] another product clearly beats it
 * @property {import('../../model/chartData.js').ChartRow} of
 *
 * @param {string} suffix of the layers' names
 * @param {ProductPoint[]} points
 */
export function productPoints(suffix, points) {
  const bars = points.filter(({ low }) => low !== null).map(({ x, low, high }) => ({ x, low, high }));
  const spread = {
    name: `spread${suffix}`,
    data: { values: bars },
    mark: { type: 'rule', color: ink.muted, strokeWidth: 1.4 },
    encoding: { x: onAxes.x, y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
  };
  const marks = {
    name: `data-point${suffix}`,
    data: {
      values: points.map(({ x, y, colour, shape, of }) => ({
        x,
        y,
        colour,
        shape,
        [datumRef]: of,
      })),
    },
    mark: { type: 'point', size: 72, strokeWidth: 1.4, opacity: 1 },
    encoding: { ...onAxes, ...asSymbol },
  };
  return [
    ...(bars.length ? [spread] : []),
    marks,
    ...crossing(suffix, points, { size: 72 }),
    ...boundArrows(suffix, points),
  ];
}

/**
 * A point of a product by itself, so that one that covers another is drawn whole.
 *
 * @param {Omit<ProductPoint, 'colour' | 'shape'> & { entry: Pick<ProductPoint, 'colour' | 'shape' | 'further' | 'beaten'> }} point
 * @param {number} at which one
 */
export const pointLayers = ({ entry, ...point }, at) => productPoints(`-${at + 1}`, [{ ...entry, ...point }]);
