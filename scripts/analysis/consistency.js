import { quantile } from '../model/lib/quantile.js';
import { isCountedRate, isRate } from '../model/isRate.js';
import { perSecond } from './perSecond.js';
import { rateOverTime } from './rateOverTime.js';

/** A second under this share of the median is a stall; one without any I/O always is. */
const stallBelow = 0.1;

/**
 * How evenly a product answered: the spread of its per-second values, its worst second, and the stalls. A window that
 * the tool left out counts as zero. The last second counts only when it is whole.
 *
 * @param {import('../model/series.js').Series} series a rate
 * @returns {import('../model/finding.js').Consistency | null} `null` where nothing was done
 */
export function consistency(series) {
  const over = series.axis === 'time' ? rateOverTime(series) : null;
  if (!over) return null;
  const seconds = perSecond(over);
  const median = quantile(seconds.rates, 0.5);
  return {
    kind: 'consistency',
    parameters: series.parameters,
    median,
    p1: quantile(seconds.rates, 0.01),
    p99: quantile(seconds.rates, 0.99),
    worst: quantile(seconds.rates, 0),
    shareUnderHalf: shareUnder(seconds, 0.5 * median),
    stalls: stallsOf(seconds, stallBelow * median),
  };
}

/**
 * Share of the time under a rate.
 *
 * @param {import('./perSecond.js').Seconds} seconds
 * @param {number} rate
 */
function shareUnder({ widths, rates }, rate) {
  let under = 0;
  let all = 0;
  for (let i = 0; i < rates.length; i++) {
    all += widths[i];
    if (rates[i] < rate) under += widths[i];
  }
  return under / all;
}

/**
 * @param {import('./perSecond.js').Seconds} seconds
 * @param {number} limit
 */
function stallsOf({ ends, widths, rates }, limit) {
  /** @type {import('../model/finding.js').Stall[]} */
  const stalls = [];
  for (let i = 0; i < rates.length; i++) {
    if (rates[i] > 0 && rates[i] >= limit) continue;
    const open = stalls.at(-1);
    if (open && i > 0 && open.toSeconds === ends[i - 1]) open.toSeconds = ends[i];
    else stalls.push({ fromSeconds: ends[i] - widths[i], toSeconds: ends[i] });
  }
  return stalls;
}

/** @type {import('./index.js').Analysis} */
export const consistencyAnalysis = {
  name: 'consistency',
  kind: 'consistency',
  // of bytes a second only where a test asks for it and nothing is counted
  fits: ({ metric, axis }, { analyses, others = [] }) =>
    axis === 'time' &&
    (isCountedRate(metric) ||
      (analyses !== undefined && isRate(metric) && !others.some((each) => isCountedRate(each.metric)))),
  find: (series) => consistency(series),
  numbers: [
    {
      name: 'median-rate',
      metric: null,
      title: 'median of the per-second values',
      of: (found) => found.median,
    },
    { name: 'worst-second', metric: null, title: 'the worst second', of: (found) => found.worst },
    { name: 'stalls', metric: 'count', title: 'stalls', of: (found) => found.stalls.length },
  ],
};
