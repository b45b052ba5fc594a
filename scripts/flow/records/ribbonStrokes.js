/** Places across a ribbon: enough for a dip of half a percent, few enough for a page that loads at once. */
export const across = 240;
/** Steps of lightness, `ribbon-0` to `ribbon-18` in ribbons.css: so many that none is seen between values that are nearly the same. */
const levels = 19;

/**
 * The mean of what lies in each place; `null` where nothing is known.
 *
 * @param {ArrayLike<number>} shares where each reading ends, from 0 to 1
 * @param {ArrayLike<number>} values
 * @returns {(number | null)[]}
 */
export function binned(shares, values) {
  const sums = Array.from({ length: across }, () => ({ amount: 0, width: 0 }));
  let from = 0;
  for (let at = 0; at < values.length; at += 1) {
    const to = Math.min(1, shares[at]) * across;
    for (let place = Math.floor(from); place < Math.min(across, to); place += 1) {
      const width = Math.min(to, place + 1) - Math.max(from, place);
      sums[place].amount += values[at] * width;
      sums[place].width += width;
    }
    from = Math.max(from, to);
  }
  return sums.map(({ amount, width }) => (width > 0 && amount > 0 ? amount / width : null));
}

/**
 * Equal ratios are equal steps of lightness: each value has the nearest one, so that only what is nearly the best is as light as the best.
 *
 * @param {(number | null)[]} values
 * @param {import('../../model/metric.js').Direction} better
 */
export function lightness(values, better) {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const highest = Math.max(...known);
  const span = Math.log(highest / least);
  const levelOf = (/** @type {number} */ value) => {
    if (span === 0) return levels - 1;
    const share = Math.log(value / least) / span;
    return Math.round((better === 'lower' ? 1 - share : share) * (levels - 1));
  };
  const [slow, fast] = better === 'lower' ? [highest, least] : [least, highest];
  return { slow, fast, most: highest, levelOf };
}

/**
 * One path a level: far fewer bytes than a shape a place.
 *
 * @param {(number | null)[]} at the level of each place
 */
export function strokesOf(at) {
  /** @type {Map<number, string>} */
  const paths = new Map();
  let place = 0;
  for (const [level, length] of lengths(at)) {
    if (level !== null) paths.set(level, `${paths.get(level) ?? ''}M${place} .5h${length}`);
    place += length;
  }
  return [...paths].sort(([a], [b]) => a - b).map(([level, path]) => ({ level, path }));
}

/** How long equal neighbours last. @template T @param {T[]} list @returns {[T, number][]} */
export function lengths(list) {
  /** @type {[T, number][]} */
  const found = [];
  for (const each of list) {
    const last = found.at(-1);
    if (last && last[0] === each) last[1] += 1;
    else found.push([each, 1]);
  }
  return found;
}
