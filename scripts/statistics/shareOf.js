import { judge } from './judge.js';

/**
 * A result as a share of another: mean, runs, extent and deviation over the other's mean. Its interval is that of the ratio
 * that the judgement takes, in which the spread of both sides counts; the base itself is 1 by definition and has none.
 *
 * @template {import('../model/summary.js').Statistics & { runs: import('../model/summary.js').RunValue[] }} T
 * @param {T} summary
 * @param {import('./judge.js').Judged} base
 * @param {{ family?: number }} [options] products in the comparison
 * @returns {T | null} `null` where a mean is not over zero, and no ratio exists
 */
export function shareOf(summary, base, options) {
  const { change, interval, digits } = judge(base, summary, options);
  if (change === null) return null;
  const share = (/** @type {number} */ value) => value / base.mean;
  return {
    ...summary,
    ...(Number(digits) < 9 && { digits }),
    mean: share(summary.mean),
    median: share(summary.median),
    min: share(summary.min),
    max: share(summary.max),
    ...(summary.band && { band: { low: share(summary.band.low), high: share(summary.band.high) } }),
    sd: summary.sd && share(summary.sd),
    interval:
      interval && summary !== base ? { ...interval, low: 1 + interval.low, high: 1 + interval.high } : null,
    runs: summary.runs.map((run) => ({ ...run, value: share(run.value) })),
  };
}
