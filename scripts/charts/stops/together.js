/**
 * Lines that share an axis are read together: each stop knows what the other lines are at its place.
 *
 * @typedef {import('./stop.js').Seen} Seen
 * @typedef {import('./stop.js').Stop} Stop
 *
 * @param {(seen: Seen) => Stop[][]} walk
 * @param {(other: Stop, at: Stop) => boolean} [isThere] the first of each line that is
 * @param {boolean} [across] at one place of the horizontal axis
 * @returns {(seen: Seen) => Stop[][]}
 */
export const together =
  (walk, isThere = isBelow, across = true) =>
  (seen) => {
    const rows = walk(seen);
    for (const row of rows)
      for (const stop of row) {
        stop.across = across;
        stop.others = (at) =>
          rows.flatMap((each) => (each === row ? [] : (each.find((other) => isThere(other, at)) ?? [])));
      }
    return rows;
  };

/** Above or below it. @param {Stop} other @param {Stop} at */
const isBelow = (other, at) => Math.abs(other.x - at.x) < 1;

/** More than these would fill the window of a phone. */
const mostOthers = 7;

/** What other lines say, each on a line of its own. @param {Stop[]} others */
export function othersText(others) {
  const rest = others.length - mostOthers;
  return [
    ...others.slice(0, mostOthers).map(({ tell }) => {
      const { title, value } = tell();
      return `${title}: ${value}`;
    }),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n');
}
