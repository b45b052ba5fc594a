import { measurement } from '../../model/measurement.js';

/**
 * @param {string} test
 * @param {string} mode `single-core` or `multi-core`; of a compute result, the interface
 * @param {number} value
 */
export const scoreRow = (test, mode, value) =>
  measurement({
    test,
    ...(mode !== '' && { parameters: { mode } }),
    metric: 'score',
    statistic: 'value',
    value,
  });

/**
 * The work that a workload did a second, in a unit of its own.
 *
 * @param {string} test
 * @param {string} mode
 * @param {number} value
 * @param {string} unit as Geekbench wrote it
 */
export const rateRow = (test, mode, value, unit) =>
  measurement({
    test,
    ...(mode !== '' && { parameters: { mode } }),
    metric: 'result',
    statistic: 'value',
    value,
    unit,
    better: 'higher',
  });
