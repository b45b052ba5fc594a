import { ink, onAxes, pixel } from '../frame.js';

/**
 * Error bars along a row, with their ends.
 *
 * @param {string} name of the layer
 * @param {{ low: number, high: number, y: number }[]} spreads in the shown unit; `y`: px
 */
export function rowErrorBars(name, spreads) {
  if (spreads.length === 0) return [];
  const rule = (
    /** @type {string} */ layer,
    /** @type {object[]} */ values,
    /** @type {object} */ encoding,
  ) => ({
    name: layer,
    data: { values },
    mark: { type: 'rule', color: ink.text, strokeWidth: 1.4 },
    encoding,
  });
  const caps = spreads.flatMap(({ low, high, y }) =>
    [low, high].map((x) => ({ x, top: y - 4, bottom: y + 4 })),
  );
  return [
    rule(name, spreads, { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, y: pixel('y') }),
    rule(`${name}-1`, caps, { x: onAxes.x, y: pixel('top'), y2: { field: 'bottom' } }),
  ];
}
