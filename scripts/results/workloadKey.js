/** @typedef {import('../model/measurement.js').Measurement | import('../model/summary.js').Summary} Result */

/**
 * What two results must share to count as the same: the measure and the work, down to the state of the product.
 *
 * @param {Pick<Result, 'metric' | 'statistic' | 'operation' | 'pattern' | 'blockSize' | 'queueDepth' | 'jobs' | 'readPercent' | 'condition'>} result
 * @param {string | null} job the tool's own name of the work
 */
export function workloadKey({ condition, ...result }, job) {
  const { metric, statistic, operation, pattern, blockSize, queueDepth, jobs, readPercent } = result;
  const state = condition && Object.entries(condition).sort(([a], [b]) => (a < b ? -1 : 1));
  const work = [operation, pattern, blockSize, queueDepth, jobs, readPercent];
  return JSON.stringify([metric, statistic, job, ...work, state]);
}
