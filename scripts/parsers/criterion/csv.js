import { groupBy } from '../../model/lib/groupBy.js';
import { InputError } from '../../model/inputError.js';
import { amountIn } from '../shared/amount.js';
import { openEnd, runNumbers } from '../shared/blocks.js';
import { checkWidth, csvBelow } from '../shared/csvRows.js';
import { namedParameters } from '../shared/namedParameters.js';
import { perIteration } from './value.js';

/** Up to 0.3.3 without throughput and unit, as `sample_time_nanos`. */
export const csvHead =
  /^group,function,value,(?:throughput_num,throughput_type,)?(?:sample_measured_value,unit|sample_time_nanos),iteration_count\s*$/m;

/**
 * `raw.csv`: one line a sample, with the time of all its iterations.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readCsv(text, hint) {
  const [header, ...rows] = csvBelow(text, csvHead);
  const columns = header.cells;
  const value = Math.max(columns.indexOf('sample_measured_value'), columns.indexOf('sample_time_nanos'));
  const unit = columns.indexOf('unit');
  const numbers = runNumbers();
  const own = rows.filter(({ cells }) => cells[0] !== 'group');
  const alone = groupBy(own, ({ cells }) => keyOf(cells));
  const measurements = own.map((row) => {
    checkWidth(row, columns, hint);
    const { cells, line } = row;
    const total = amountIn(cells[value]);
    const iterations = amountIn(cells[columns.length - 1]);
    if (total === null || !iterations)
      throw new InputError(`no time and count of iterations: ${cells[value]}`, { line, hint });
    const key = keyOf(cells);
    const sample = numbers.next(key);
    const place = {
      test: [cells[0], cells[1]].filter(Boolean).join('/'),
      parameters: cells[2] ? namedParameters([['input', cells[2]]]) : undefined,
      ...(alone.get(key)?.length !== 1 && { repetition: sample }),
      statistic: 'value',
    };
    return perIteration(total / iterations, unit < 0 ? 'ns' : cells[unit], place);
  });
  if (measurements.length === 0) throw new InputError('no sample', { line: header.line, hint });
  return { measurements, warnings: openEnd(text) };
}

/** @param {string[]} cells */
const keyOf = (cells) => JSON.stringify(cells.slice(0, 3));
