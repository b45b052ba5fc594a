/** Readings of one line that a page holds: enough to look into any stretch of an hour. */
const most = 1200;

/**
 * A series as both drawings of a chart and its page have it: numbers to six digits, and of a longer log equal stretches
 * with their mean over time, smallest and largest reading. What a stretch adds up to is kept, and no hole is bridged.
 *
 * @param {import('../model/series.js').Series} series
 * @returns {import('../model/series.js').Series} with plain arrays, so that it survives JSON
 */
export function pageSeries(series) {
  const { times, values, low, high } = series;
  const stretches = stretchesOf(times);
  const kept = stretches.map(([from, to]) => {
    let sum = 0;
    let span = 0;
    let [least, largest] = [Infinity, -Infinity];
    for (let at = from; at < to; at += 1) {
      const step = at ? times[at] - times[at - 1] : times[at];
      sum += values[at] * step;
      span += step;
      least = Math.min(least, low?.[at] ?? values[at]);
      largest = Math.max(largest, high?.[at] ?? values[at]);
    }
    const value = to - from === 1 || span === 0 ? values[to - 1] : sum / span;
    return { time: times[to - 1], value, least, largest };
  });
  const reduced = low !== null || stretches.length < times.length;
  const list = (/** @type {(each: typeof kept[number]) => number} */ of) =>
    /** @type {Float64Array} */ (
      /** @type {unknown} */ (kept.map((each) => Number(of(each).toPrecision(6))))
    );
  return {
    ...series,
    times: list(({ time }) => time),
    values: list(({ value }) => value),
    low: reduced ? list(({ least }) => least) : null,
    high: reduced ? list(({ largest }) => largest) : null,
  };
}

/**
 * @param {ArrayLike<number>} times
 * @returns {[number, number][]} from and to, exclusive; a stretch ends before a hole
 */
function stretchesOf(times) {
  const size = Math.ceil(times.length / most);
  const hole = ((times[times.length - 1] - times[0]) / times.length) * 4;
  /** @type {[number, number][]} */
  const stretches = [];
  let from = 0;
  for (let at = 1; at <= times.length; at += 1) {
    const ends = at === times.length || at - from === size || times[at] - times[at - 1] > hole;
    if (!ends) continue;
    stretches.push([from, at]);
    from = at;
  }
  return stretches;
}
