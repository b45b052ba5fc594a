/** @typedef {import('./referenceLines.js').Box} Box */

/**
 * @param {{ x: number, y: number, align: 'left' | 'right' | 'center' }} place
 * @param {{ width: number, half: number }} text px
 * @returns {Box}
 */
export function boxAt({ x, y, align }, { width, half }) {
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { left: left - 2, right: left + width + 2, top: y - half, bottom: y + half };
}

/**
 * What lies along straight lines, as small boxes that words keep clear of.
 *
 * @param {{ x: number, y: number }[]} points px
 * @returns {Box[]}
 */
export const lineBoxes = (points) =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 5));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
    });
  });
