/**
 * Path data of the marks, as Vega draws them.
 *
 * @typedef {{ x: number, y: number }} Point px
 */

const half = Math.sqrt(3) / 2;

/** Vega's shapes of points, two units wide around 0, 0. @type {Record<string, string>} */
const symbols = {
  square: 'M-1,-1h2v2h-2Z',
  diamond: 'M-1,0L0,-1L1,0L0,1Z',
  cross: 'M-1,-.4L-1,.4L-.4,.4L-.4,1L.4,1L.4,.4L1,.4L1,-.4L.4,-.4L.4,-1L-.4,-1L-.4,-.4Z',
  'triangle-up': `M0,${-half}L-1,${half}L1,${half}Z`,
  'triangle-down': `M0,${half}L-1,${-half}L1,${-half}Z`,
  'triangle-right': `M${half},0L${-half},-1L${-half},1Z`,
  'triangle-left': `M${-half},0L${half},-1L${half},1Z`,
};

/**
 * @param {string} shape one of Vega's names, or path data in the same units
 * @param {number} size px² of the square around it
 */
export function symbolPath(shape, size) {
  const r = Math.sqrt(size) / 2;
  if (shape === 'circle') return `M${r},0A${r},${r},0,1,1,${-r},0A${r},${r},0,1,1,${r},0`;
  return (symbols[shape] ?? shape).replace(/-?[\d.]+/g, (number) => String(Number(number) * r));
}

/** @param {Point & { width: number, height: number }} rect */
export const rectPath = ({ x, y, width, height }) => `M${x},${y}h${width}v${height}h${-width}Z`;

/** @param {Point[]} points @param {string} [interpolate] */
export function linePath(points, interpolate) {
  // a single point has no direction, and is seen as a dot where lines have round ends
  const closing = points.length === 1 ? 'Z' : '';
  return `M${stepped(points, interpolate === 'step-before').join('L')}${closing}`;
}

/** Between a curve and another below it. @param {(Point & { height: number })[]} points @param {string} [interpolate] */
export function areaPath(points, interpolate) {
  const below = points.map(({ x, y, height }) => ({ x, y: y + height })).reverse();
  const back = stepped(below, interpolate === 'step-before' && 'after');
  return `M${[...stepped(points, interpolate === 'step-before'), ...back].join('L')}Z`;
}

/**
 * @param {Point[]} points
 * @param {boolean | 'after'} steps at the earlier of two places, and at the later one on the way back
 * @returns {string[]} `x,y`
 */
const stepped = (points, steps) =>
  points.flatMap(({ x, y }, at) => {
    const before = points[at - 1];
    if (!steps || !before) return [`${x},${y}`];
    return [steps === 'after' ? `${x},${before.y}` : `${before.x},${y}`, `${x},${y}`];
  });
