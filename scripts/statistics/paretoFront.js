/**
 * Which points no other one beats: none is as good in both measures and better in one.
 *
 * @param {readonly { x: number, y: number }[]} points more is better in both
 * @returns {number[]} their places in the list, from the best `y` to the best `x`
 */
export function paretoFront(points) {
  const beats = (/** @type {{ x: number, y: number }} */ a, /** @type {{ x: number, y: number }} */ b) =>
    a.x >= b.x && a.y >= b.y && (a.x > b.x || a.y > b.y);
  return points
    .flatMap((point, at) => (points.some((other) => beats(other, point)) ? [] : [at]))
    .sort((a, b) => points[a].x - points[b].x || points[b].y - points[a].y);
}
