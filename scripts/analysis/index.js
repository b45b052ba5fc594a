import { consistency } from './consistency.js';
import { fillProfile } from './fillProfile.js';
import { slowResponses } from './slowResponses.js';
import { steadyStateOfSeries } from './steadyState.js';
import { warmUp } from './warmUp.js';

export { fillLevelBelow } from './fillLevelBelow.js';
export { rateOverTime } from './rateOverTime.js';
export { steadyState } from './steadyState.js';
export { timeToWriteFirst, timeToWriteLast } from './timeToWrite.js';
export { worstShare } from './worstShare.js';

/**
 * What an analysis is told beside the series.
 *
 * @typedef {object} Context
 * @property {number | null} [capacity] bytes, for a series over the share of the capacity
 * @property {number} [rounds] rounds a test of steady state had, to look for it in the series
 *
 * @typedef {import('../model/series.js').Series} Series
 * @typedef {import('../model/finding.js').Finding} Finding
 */

/** @type {{ fits: (series: Series, context: Context) => boolean, find: (series: Series, context: Context) => Finding | null }[]} */
const analyses = [
  {
    fits: ({ metric, parameters }) => metric === 'bandwidth' && parameters.operation === 'write',
    find: fillProfile,
  },
  { fits: ({ metric }) => metric === 'iops', find: (series) => consistency(series) },
  // the fast beginning of writes is a cache, which is looked for above
  {
    fits: (series) => series.metric === 'iops' && series.parameters.operation !== 'write',
    find: (series) => warmUp(series),
  },
  {
    fits: ({ metric }) => metric === 'latency' || metric === 'completion-latency',
    find: (series) => slowResponses(series),
  },
  {
    fits: ({ metric }, { rounds }) => rounds !== undefined && (metric === 'bandwidth' || metric === 'iops'),
    find: (series, { rounds = 0 }) => steadyStateOfSeries(series, rounds),
  },
];

/**
 * All that can be read out of a series.
 *
 * @param {Series} series
 * @param {Context} [context]
 * @returns {Finding[]}
 */
export function analyse(series, context = {}) {
  return analyses
    .filter(({ fits }) => fits(series, context))
    .map(({ find }) => find(series, context))
    .filter((finding) => finding !== null);
}
