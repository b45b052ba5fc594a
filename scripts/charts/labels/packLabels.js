import { textWidth } from '../../model/lib/textWidth.js';
import { round, type } from '../frame.js';

const lane = 17;
const apart = 10;

/**
 * Labels at places along an axis, in lanes above the plot: none meets another, and as few as can be stand in the way of
 * the line that comes down from a higher one.
 *
 * @template T
 * @param {(T & { at: number, text: string })[]} labels `at` in px
 * @param {{ left: number, right: number }} space px that text may take
 * @returns {{ height: number, placed: (T & { at: number, text: string, x: number, y: number })[] }}
 */
export function packLabels(labels, space) {
  const rising = [...labels].sort((a, b) => a.at - b.at);
  const [best] = [[...rising].reverse(), rising]
    .map((order) => fill(order, space))
    .sort((a, b) => crossings(a) - crossings(b));
  const height = Math.max(0, ...best.map(({ row }) => row + 1)) * lane;
  return { height, placed: best.map((label) => ({ ...label, x: round(label.x), y: -9 - label.row * lane })) };
}

/** @typedef {{ at: number, x: number, width: number, row: number }} Laid */

/**
 * @template T
 * @param {(T & { at: number, text: string })[]} labels
 * @param {{ left: number, right: number }} space
 * @returns {(T & { text: string } & Laid)[]}
 */
function fill(labels, { left, right }) {
  /** @type {(T & { text: string } & Laid)[]} */
  const done = [];
  for (const label of labels) {
    const width = textWidth(label.text, { size: type.note });
    const x = Math.max(left, Math.min(label.at, right - width));
    const isFree = (/** @type {number} */ row) =>
      done.every(
        (other) => other.row !== row || x > other.x + other.width + apart || x + width + apart < other.x,
      );
    let row = 0;
    while (!isFree(row)) row += 1;
    done.push({ ...label, x, width, row });
  }
  return done;
}

/** @param {Laid[]} labels how many lines run through a label of a lower lane */
const crossings = (labels) =>
  labels.reduce(
    (sum, { at, row }) =>
      sum + labels.filter((low) => low.row < row && at > low.x + 1 && at < low.x + low.width - 1).length,
    0,
  );
