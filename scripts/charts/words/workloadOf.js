import { hasScale } from '../../model/along.js';
import { parameterWords } from '../../model/parameters.js';
import { parameter } from '../../model/vocabulary/index.js';

/**
 * The steps a result was measured at, in words, without what is usual: `8 threads, level 3`.
 *
 * @param {import('../../model/summary.js').Summary} summary
 */
export const workloadOf = ({ parameters }) =>
  Object.keys(parameters)
    .filter((name) => hasScale(name) && parameters[name] !== parameter(name).usual)
    .sort((a, b) => parameter(a).along - parameter(b).along)
    .map((name) => parameterWords(name, parameters[name]));
