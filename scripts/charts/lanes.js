import { textWidth } from '../model/textWidth.js';
import { round, type } from './frame.js';

const lane = 17;

/**
 * Labels at places along an axis, in lanes above the plot so that none meets another, nor the line down from one to its left.
 *
 * @template T
 * @param {(T & { at: number, text: string })[]} labels `at` in px
 * @param {{ left: number, right: number }} space px that text may take
 * @returns {{ height: number, placed: (T & { at: number, text: string, x: number, y: number })[] }}
 */
export function inLanes(labels, { left, right }) {
  /** @type {number[]} left ends of the last label in each lane, filled from the right */
  const taken = [];
  const placed = [...labels]
    .sort((a, b) => b.at - a.at)
    .map((label) => {
      const width = textWidth(label.text, { size: type.note });
      const x = Math.max(left, Math.min(label.at, right - width));
      const row = [...taken, Infinity].findIndex((used) => x + width + 10 < used);
      taken[row] = x;
      return { ...label, x: round(x), y: -9 - row * lane };
    });
  return { height: taken.length * lane, placed };
}
