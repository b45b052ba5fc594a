import { curveStops, pointStops } from './curveStops.js';
import { barStops } from './barStops.js';
import { lineStops } from './lineStops.js';

/**
 * Places of a drawing that say something, for the mouse, the finger and the arrow keys alike: a bar with its error bar and
 * its runs is one, and so is each reading of a line.
 *
 * @typedef {object} Stop
 * @property {string} device id
 * @property {number} x px in the drawing
 * @property {number} y
 * @property {{ left: number, right: number, top: number, bottom: number }} [box] where pointing means it; else what is nearest
 * @property {() => Told} tell
 *
 * @typedef {{ title: string, value: string, lines: string[] }} Told
 * @typedef {{ scene: import('../../../scripts/runtime/sceneOf.js').Scene, shown: import('../state/chartState.js').PageChart }} Seen
 *
 * @param {Seen} seen
 * @returns {Stop[][]} rows: one for all bars, or one for each line
 */
export function stopsOf(seen) {
  const { kind, series } = seen.shown;
  if (kind === 'timeline') return lineStops(seen);
  if (series.length) return pointStops(seen);
  const bars = barStops(seen);
  return bars.length ? [bars] : curveStops(seen);
}
