import { ink, onAxes } from '../frame.js';
import { encodingOf } from './axis.js';

/**
 * An empty layer that carries the axes: a line with ticks along, grid lines and labels up.
 *
 * @param {import('./axis.js').Axis} x
 * @param {import('./axis.js').Axis} y
 * @param {{ ticks?: boolean, labels?: boolean }} [along] what the horizontal axis lacks
 */
export function ground(x, y, along = {}) {
  const across = encodingOf(x);
  const up = encodingOf(y);
  return {
    name: 'ground',
    data: { values: [{ x: x.domain[0], y: y.domain[0] }] },
    mark: { type: 'rule', opacity: 0 },
    encoding: {
      x: {
        ...onAxes.x,
        scale: across.scale,
        axis: {
          ...across.axis,
          grid: false,
          ticks: true,
          tickSize: 4,
          tickColor: ink.muted,
          domain: true,
          domainColor: ink.muted,
          ...along,
        },
      },
      y: { ...onAxes.y, scale: up.scale, axis: up.axis },
    },
  };
}
