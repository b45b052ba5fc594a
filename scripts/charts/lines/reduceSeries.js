/**
 * A line of at most `most` places that keeps every extreme: beyond that, equal stretches of the axis become their mean
 * with their smallest and largest reading, so that no dip or peak is smoothed away.
 *
 * @typedef {{ x: number, value: number, low: number, high: number, part: number }} Place `part`: counts the holes before it
 *
 * @param {object} readings
 * @param {ArrayLike<number>} readings.x ascending
 * @param {ArrayLike<number>} readings.values
 * @param {ArrayLike<number> | null} readings.low
 * @param {ArrayLike<number> | null} readings.high
 * @param {ArrayLike<number>} readings.parts see `partsOf`
 * @param {{ from: number, to: number, most: number }} view the part of the axis that is shown
 * @returns {{ places: Place[], reduced: boolean }}
 */
export function reduceSeries({ x, values, low, high, parts }, { from, to, most }) {
  /** @type {Place[]} */
  const places = [];
  for (let at = 0; at < x.length; at += 1) {
    if (x[at] < from || x[at] > to) continue;
    places.push({
      x: x[at],
      value: values[at],
      low: low?.[at] ?? values[at],
      high: high?.[at] ?? values[at],
      part: parts[at],
    });
  }
  if (places.length <= most) return { places, reduced: low !== null };
  /** @type {Map<string, Place[]>} */
  const buckets = new Map();
  for (const place of places) {
    const at = Math.min(most - 1, Math.floor(((place.x - from) / (to - from)) * most));
    const key = `${at} ${place.part}`;
    const bucket = buckets.get(key);
    if (bucket) bucket.push(place);
    else buckets.set(key, [place]);
  }
  return { places: [...buckets.values()].map(condense), reduced: true };
}

/** @param {Place[]} bucket @returns {Place} */
function condense(bucket) {
  const sum = { x: 0, value: 0, low: Infinity, high: -Infinity, part: bucket[0].part };
  for (const { x, value, low, high } of bucket) {
    sum.x += x / bucket.length;
    sum.value += value / bucket.length;
    sum.low = Math.min(sum.low, low);
    sum.high = Math.max(sum.high, high);
  }
  return sum;
}

/**
 * Where the log has holes: stretches without readings four times as long as usual, and long enough to be seen.
 * The line is cut there, since nothing is known of them.
 *
 * @param {ArrayLike<number>} times
 * @returns {number[]} for each reading, how many holes came before it
 */
export function partsOf(times) {
  const steps = Array.from(times, (time, at) => time - (at ? times[at - 1] : 0)).slice(1);
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const span = times.length ? times[times.length - 1] - times[0] : 0;
  const hole = Math.max(4 * usual, span * 0.015);
  let part = 0;
  return Array.from(times, (_, at) => (at > 0 && steps[at - 1] > hole ? (part += 1) : part));
}
