import { percentChange } from './percentChange.js';

/**
 * A result as a share of another: mean, runs, extent and deviation over the other's mean. Its interval is that of the ratio
 * (Welch's, on the log scale), in which the spread of both sides counts; the base itself is 1 by definition and has none.
 *
 * @template {import('../model/summary.js').Statistics & { runs: import('../model/summary.js').RunValue[] }} T
 * @param {T} summary
 * @param {import('../model/summary.js').Statistics} base
 * @returns {T | null} `null` where a mean is not over zero, and no ratio exists
 */
export function shareOf(summary, base) {
  const change = percentChange(base, summary);
  if (!change) return null;
  const share = (/** @type {number} */ value) => value / base.mean;
  const deviation = (/** @type {number | null} */ value) => value && share(value);
  const { interval } = change;
  return {
    ...summary,
    mean: share(summary.mean),
    median: share(summary.median),
    min: share(summary.min),
    max: share(summary.max),
    sd: deviation(summary.sd),
    se: deviation(summary.se),
    interval:
      interval && summary !== base ? { ...interval, low: 1 + interval.low, high: 1 + interval.high } : null,
    runs: summary.runs.map((run) => ({ ...run, value: share(run.value) })),
  };
}
