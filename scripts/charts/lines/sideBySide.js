/** Px between two lines beside each other where there is room, and from the first to the last of all. */
const [step, most] = [5, 10];

/** Px that a mark covers of its own error bar, and px that two may share before they are hard to tell apart. */
const [covered, shared] = [4.5, 3];

/**
 * Lines whose error bars lie on another at one place of the axis, each moved a little aside as a whole: of several bars in one column nobody
 * sees where which ends. A line that meets no other there stays where it is.
 *
 * @typedef {import('./curves.js').Curve} Curve
 *
 * @param {Curve[]} curves
 * @param {{ place: Pick<import('../plot.js').Place, 'x' | 'y'>, factor: number, runs: boolean }} on `factor`: of the values; `runs`: their dots stand
 *   in the place of error bars
 * @returns {Curve[]}
 */
export function sideBySide(curves, { place, factor, runs }) {
  const reaches = curves.map(({ points }) => points.map((point) => reachOf(point, { place, factor, runs })));
  /** @type {number[]} by curve, the first that none takes which it meets; -1: it meets none */
  const lanes = [];
  for (const own of reaches) {
    const meeting = reaches.map((other) => other !== own && overlap(own, other));
    const taken = lanes.filter((_, at) => meeting[at]);
    lanes.push(meeting.includes(true) ? firstFree(taken) : -1);
  }
  const last = Math.max(...lanes);
  const width = Math.min(step * last, most, closest(reaches.flat()) / 2);
  return curves.map((curve, at) => {
    const aside = lanes[at] < 0 ? 0 : Math.round((lanes[at] / last - 0.5) * width * 10) / 10;
    return aside === 0 ? curve : { ...curve, aside };
  });
}

/** @param {number[]} taken */
function firstFree(taken) {
  let lane = 0;
  while (taken.includes(lane)) lane += 1;
  return lane;
}

/** @typedef {{ x: number, top: number, bottom: number, seen: boolean }} Reach px; `seen`: its bar is longer than its mark */

/**
 * A mark with its error bar or its runs.
 *
 * @param {import('./curves.js').Point} point
 * @param {Parameters<typeof sideBySide>[1]} on
 * @returns {Reach}
 */
function reachOf({ x, y, low, high, row: { summary } }, { place, factor, runs }) {
  const [least, greatest] = runs ? [summary.min / factor, summary.max / factor] : [low, high];
  const mark = place.y(y);
  const [top, bottom] = [Math.min(mark, place.y(greatest)), Math.max(mark, place.y(least))];
  return {
    x: place.x(x),
    top: Math.min(top, mark - covered),
    bottom: Math.max(bottom, mark + covered),
    seen: mark - top > covered || bottom - mark > covered,
  };
}

/** @param {Reach[]} own @param {Reach[]} others */
const overlap = (own, others) =>
  own.some((a) =>
    others.some(
      (b) =>
        a.x === b.x && (a.seen || b.seen) && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > shared,
    ),
  );

/** Px between neighbouring places of the axis. @param {Reach[]} all */
function closest(all) {
  const places = [...new Set(all.map(({ x }) => x))].sort((a, b) => a - b);
  return Math.min(...places.slice(1).map((at, before) => at - places[before]));
}
