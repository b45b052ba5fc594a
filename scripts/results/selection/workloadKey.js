import { parametersKey } from '../../model/parameters.js';

/**
 * What two results must share to count as the same: the measure and all that was asked for.
 *
 * @param {Pick<import('../../model/measurement.js').Measurement, 'metric' | 'statistic' | 'unit' | 'parameters'>} result
 * @param {string | null} benchmark the tool's own name of it
 */
export const workloadKey = ({ metric, statistic, unit, parameters }, benchmark) =>
  JSON.stringify([metric, statistic, unit, benchmark, parametersKey(parameters)]);
