import { ink, onAxis, pixel, round } from '../frame.js';
import { datumRef } from '../marks/datumRef.js';
import { barRef } from './scaledBar.js';

/**
 * Error bars, thin and dark on a thin edge of paper, which keeps it readable on a dark bar.
 *
 * @param {import('./barLayers.js').PlacedBar[]} bars
 */
export function errorBarLayers(bars) {
  const rows = bars.flatMap(({ bar, spread, top, bottom }) => {
    const at = round((top + bottom) / 2);
    return spread ? [{ ...spread, at, up: at - 4, down: at + 4, [datumRef]: barRef(bar) }] : [];
  });
  if (rows.length === 0) return [];
  const line = (
    /** @type {string} */ name,
    /** @type {object} */ stroke,
    /** @type {object} */ encoding,
  ) => ({
    name,
    data: { values: rows },
    mark: { type: 'rule', ...stroke },
    encoding,
  });
  const bar = { x: onAxis('low'), x2: { field: 'high' }, y: pixel('at') };
  const cap = (/** @type {string} */ end) => ({ x: onAxis(end), y: pixel('up'), y2: { field: 'down' } });
  const halo = { color: ink.paper, strokeWidth: 3.5, opacity: 0.8 };
  const dark = { color: ink.text, strokeWidth: 1.5 };
  return [
    line('halo', halo, bar),
    line('halo-low', halo, cap('low')),
    line('halo-high', halo, cap('high')),
    line('data-spread', dark, bar),
    line('cap-low', dark, cap('low')),
    line('cap-high', dark, cap('high')),
  ];
}
