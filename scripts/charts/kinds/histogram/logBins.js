/**
 * Fine bins gathered into steps that are equally wide on a log axis, as shares of all. Like `reduceSeries` it only fits what was
 * counted to the drawing; every value stays in.
 *
 * @param {[number, number][]} bins [seconds, count] ascending
 * @param {{ low: number, high: number, perDecade: number }} axis seconds
 * @returns {{ to: number, share: number }[]} `to`: where the step ends, seconds; the first is the axis' begin with share 0
 */
export function logBins(bins, { low, high, perDecade }) {
  const total = bins.reduce((sum, [, count]) => sum + count, 0);
  const steps = Math.max(1, Math.round(Math.log10(high / low) * perDecade));
  const edge = (/** @type {number} */ at) => low * (high / low) ** (at / steps);
  const counts = new Float64Array(steps);
  for (const [value, count] of bins) {
    const at = Math.floor((Math.log(Math.max(value, low) / low) / Math.log(high / low)) * steps + 1e-9);
    counts[Math.min(steps - 1, at)] += count;
  }
  return [
    { to: low, share: 0 },
    ...Array.from(counts, (count, at) => ({ to: edge(at + 1), share: count / total })),
  ];
}
