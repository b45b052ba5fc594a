import { isResponseTime } from '../model/isRate.js';

/** What a person begins to notice. */
const slowFrom = 0.05;

/**
 * How often and how badly a product kept its user waiting: readings of a latency series over a threshold. In an averaged
 * log a reading is a mean over many values, so a single slow one may hide; `worst` knows the extremes that a reduction of
 * the log has kept.
 *
 * @param {import('../model/series.js').Series} series latency
 * @param {number} [threshold] seconds
 * @returns {import('../model/finding.js').SlowResponses}
 */
export function slowResponses({ parameters, values, high, max }, threshold = slowFrom) {
  const slow = (high ?? values).reduce((count, value) => count + (value > threshold ? 1 : 0), 0);
  return { kind: 'slow-responses', parameters, threshold, share: slow / values.length, worst: max };
}

/** @type {import('./index.js').Analysis} */
export const slowResponsesAnalysis = {
  name: 'slow-responses',
  kind: 'slow-responses',
  fits: ({ metric }) => isResponseTime(metric),
  find: (series) => slowResponses(series),
  numbers: [],
};
