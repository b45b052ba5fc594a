import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { amountIn } from '../shared/amount.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { checkWidth, csvRows } from '../shared/csvRows.js';
import { namedParameters } from '../shared/namedParameters.js';

export const csvHead = /^name,(?:param:[^,\n]{1,80},)*min,max,mean,stddev,median,/;

const statistics = /** @type {const} */ ([
  ['mean', 'mean'],
  ['median', 'median'],
  ['min', 'min'],
  ['max', 'max'],
  ['stddev', 'sd'],
]);

/**
 * `pytest-benchmark compare --csv`: a row for each benchmark of each saved file, in seconds. It does not say which file: the
 * same benchmark again is another run of it.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readCsv(text, hint) {
  const [{ cells: header }, ...rows] = csvRows(text);
  const numbers = runNumbers();
  const measurements = rows.flatMap((row) => {
    checkWidth(row, header, hint);
    const { cells } = row;
    const given = header.flatMap((name, at) =>
      name.startsWith('param:') && cells[at] !== ''
        ? [/** @type {[string, string]} */ ([name.slice(6), cells[at]])]
        : [],
    );
    const test = given.length > 0 ? cells[0].replace(/\[[^\]]{1,500}\]$/, '') : cells[0];
    const parameters = namedParameters(given);
    const run = numbers.next([test, parameters]);
    return statistics.flatMap(([column, statistic]) => {
      const value = amountIn(cells[header.indexOf(column)] ?? '');
      if (value === null || (statistic === 'sd' && cells[header.indexOf('rounds')] === '1')) return [];
      return [measurement({ run, test, parameters, metric: 'duration', statistic, value })];
    });
  });
  if (measurements.length === 0) throw new InputError('no benchmark in the table', { hint });
  return {
    measurements,
    warnings: [
      warning('the table holds no single rounds: what was computed of them counts as one run'),
      ...cutLine(text, () => true),
    ],
  };
}
