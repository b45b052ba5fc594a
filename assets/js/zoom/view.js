import { chartKind } from '../../../scripts/charts/loadedKinds.js';

/**
 * Stretches of an axis, in its base unit, and how they move: never beyond the whole, which is `undefined`.
 *
 * @typedef {[number, number]} Stretch
 */

/** The smallest share of the whole that can be zoomed into. */
const least = 1 / 500;

/** @param {Stretch} view @param {Stretch} whole @returns {Stretch | undefined} */
export function within([from, to], [first, last]) {
  const all = last - first;
  const span = Math.max(all * least, Math.min(to - from, all));
  if (span >= all * 0.999) return undefined;
  const start = Math.max(first, Math.min(from, last - span));
  return [start, start + span];
}

/**
 * @param {Stretch} view
 * @param {number} factor of its length; under 1 zooms in
 * @param {number} at the share of the view that stays where it is
 * @returns {Stretch}
 */
export function zoomed([from, to], factor, at = 0.5) {
  const fixed = from + at * (to - from);
  return [fixed - at * (to - from) * factor, fixed + (1 - at) * (to - from) * factor];
}

/** @param {Stretch} view @param {number} share of its length @returns {Stretch} */
export const moved = ([from, to], share) => [from + share * (to - from), to + share * (to - from)];

/**
 * Two fingers hold two places: what was under each stays under it.
 *
 * @param {Stretch} view as the fingers came down
 * @param {{ before: [number, number], now: [number, number] }} shares of the plot's width, for each finger
 * @returns {Stretch | null} `null` where the fingers are too near to tell
 */
export function pinched([from, to], { before, now }) {
  const apart = now[1] - now[0];
  if (Math.abs(apart) < 0.02 || (before[1] - before[0]) * apart <= 0) return null;
  const places = before.map((share) => from + share * (to - from));
  const span = (places[1] - places[0]) / apart;
  const start = places[0] - now[0] * span;
  return [start, start + span];
}

/** Kinds that can show a part of their axis. @param {{ kind: string }} chart */
export const canZoom = ({ kind }) =>
  Object.hasOwn(/** @type {any} */ (chartKind(kind).options).properties ?? {}, 'view');
