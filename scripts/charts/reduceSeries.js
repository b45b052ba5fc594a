/**
 * A line of at most `most` places that keeps every extreme: beyond that, equal stretches of the axis become their mean
 * with their smallest and largest reading, so that no dip or peak is smoothed away.
 *
 * @typedef {{ x: number, value: number, low: number, high: number }} Place
 *
 * @param {object} readings
 * @param {ArrayLike<number>} readings.x ascending
 * @param {ArrayLike<number>} readings.values
 * @param {ArrayLike<number> | null} readings.low
 * @param {ArrayLike<number> | null} readings.high
 * @param {{ from: number, to: number, most: number }} view the part of the axis that is shown
 * @returns {{ places: Place[], reduced: boolean }}
 */
export function reduceSeries({ x, values, low, high }, { from, to, most }) {
  const places = [];
  for (let at = 0; at < x.length; at += 1) {
    if (x[at] < from || x[at] > to) continue;
    places.push({
      x: x[at],
      value: values[at],
      low: low?.[at] ?? values[at],
      high: high?.[at] ?? values[at],
    });
  }
  if (places.length <= most) return { places, reduced: low !== null };
  /** @type {Place[][]} */
  const buckets = Array.from({ length: most }, () => []);
  for (const place of places) {
    const bucket = Math.floor(((place.x - from) / (to - from)) * most);
    buckets[Math.min(most - 1, Math.max(0, bucket))].push(place);
  }
  return { places: buckets.filter((bucket) => bucket.length > 0).map(condense), reduced: true };
}

/** @param {Place[]} bucket */
function condense(bucket) {
  const sum = { x: 0, value: 0, low: Infinity, high: -Infinity };
  for (const { x, value, low, high } of bucket) {
    sum.x += x / bucket.length;
    sum.value += value / bucket.length;
    sum.low = Math.min(sum.low, low);
    sum.high = Math.max(sum.high, high);
  }
  return sum;
}

/**
 * Cuts a line where the log has a hole: a stretch without readings four times as long as usual, and long enough to be seen.
 *
 * @param {Place[]} places
 * @returns {Place[][]}
 */
export function splitAtGaps(places) {
  const steps = places.slice(1).map((place, at) => place.x - places[at].x);
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const span = places.length ? places[places.length - 1].x - places[0].x : 0;
  const hole = Math.max(4 * usual, span * 0.015);
  /** @type {Place[][]} */
  const parts = [[]];
  for (const [at, place] of places.entries()) {
    if (at > 0 && steps[at - 1] > hole) parts.push([]);
    parts[parts.length - 1].push(place);
  }
  return parts;
}
