import { alongNames } from '../../model/along.js';
import { parameterWords } from '../../model/parameters.js';

/**
 * What tells the steps of a sweep apart, in words: the parameter that the chart names, else the first that varies.
 *
 * @param {import('./caption.js').ChartData} data
 * @returns {(summary: import('../../model/summary.js').Summary) => string}
 */
export function stepWords({ rows, options }) {
  const [name] = alongNames(
    rows.map(({ summary }) => summary.parameters),
    'one',
    options,
  );
  return ({ parameters }) => (parameters[name] === undefined ? '' : parameterWords(name, parameters[name]));
}
