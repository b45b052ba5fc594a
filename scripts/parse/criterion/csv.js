import { groupBy } from '../../model/lib/groupBy.js';
import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { amountIn } from '../text/amount.js';
import { runNumbers } from '../text/blocks.js';
import { csvRows } from '../text/csvRows.js';
import { namedParameters } from '../text/namedParameters.js';
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
  const start = csvHead.exec(text)?.index ?? 0;
  const before = text.slice(0, start).split('\n').length - 1;
  const [{ cells: columns }, ...rows] = csvRows(text.slice(start));
  const value = Math.max(columns.indexOf('sample_measured_value'), columns.indexOf('sample_time_nanos'));
  const unit = columns.indexOf('unit');
  const numbers = runNumbers();
  const own = rows.filter(({ cells }) => cells[0] !== 'group');
  const alone = groupBy(own, ({ cells }) => keyOf(cells));
  const measurements = own.map(({ line, cells }) => {
    const at = before + line;
    if (cells.length !== columns.length)
      throw new InputError(`${cells.length} values under ${columns.length} columns`, { line: at, hint });
    const total = amountIn(cells[value]);
    const iterations = amountIn(cells[columns.length - 1]);
    if (total === null || !iterations)
      throw new InputError(`no time and count of iterations: ${cells[value]}`, { line: at, hint });
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
  if (measurements.length === 0) throw new InputError('no sample', { line: before + 1, hint });
  const cut = text.endsWith('\n') ? [] : [warning('the last line has no end: the file may be cut')];
  return { measurements, warnings: cut };
}

/** @param {string[]} cells */
const keyOf = (cells) => JSON.stringify(cells.slice(0, 3));
