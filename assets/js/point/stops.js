import { barStops } from './barStops.js';
import { binStops } from './binStops.js';
import { cellStops } from './cellStops.js';
import { lineStops } from './lineStops.js';
import { dotStops, pointStops } from './pointStops.js';

/**
 * Places of a drawing that say something, for the mouse, the finger and the arrow keys alike: a bar with its error bar and
 * its runs is one, and so is each reading of a line.
 *
 * @typedef {object} Stop
 * @property {string} product id
 * @property {number} x px in the drawing
 * @property {number} y
 * @property {{ left: number, right: number, top: number, bottom: number }} [box] where pointing means it; else what is nearest
 * @property {() => Told} tell
 * @property {any} [of] the row or the series it stands for
 *
 * @typedef {{ title: string, value: string, lines: string[] }} Told
 * @typedef {{ scene: import('../../../scripts/render/sceneOf.js').Scene, shown: import('../state/chartState.js').PageChart }} Seen
 */

/** What walks through the marks of each kind. @type {Record<string, (seen: Seen) => Stop[][]>} */
const walks = {
  bar: barStops,
  'grouped-bar': barStops,
  overall: barStops,
  timeline: lineStops,
  trace: lineStops,
  consistency: dotStops,
  histogram: binStops,
  heatmap: cellStops,
};

/**
 * @param {Seen} seen
 * @returns {Stop[][]} rows: one for all bars, or one for each line
 */
export const stopsOf = (seen) => (walks[seen.shown.kind] ?? pointStops)(seen);
