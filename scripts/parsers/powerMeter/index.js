import { InputError } from '../../model/inputError.js';
import { parametersOf } from '../../model/parameters.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { isKnownLog } from '../shared/sensorName.js';
import { scaled } from '../shared/amount.js';
import { csvRows } from '../shared/csvRows.js';
import { decimalNumber, settledMark } from '../shared/decimalNumber.js';
import { meterColumns, readTimes } from './columns.js';

const make = 'a CSV with a header: `time (s), power (W)`; one row a reading';
const headerWithin = 30;

/** @type {import('../../model/parser.js').Parser} */
export const powerMeter = {
  tool: 'power-meter',
  title: 'power meter (CSV)',
  layouts: [
    {
      name: 'CSV of readings',
      versions: 'any meter or logger with "time" and a column in W',
      verified: false,
      reads: 'power over time; volts and °C beside it',
      make,
    },
  ],
  recognise: (source) => !isKnownLog(source.headText()) && findHeader(source.headText()) !== null,
  parse(source) {
    const text = source.text();
    const found = findHeader(text);
    if (!found) throw new InputError('no header with time and power', { hint: make });
    const rows = csvRows(text, found.delimiter).filter(({ line }) => line > found.line);
    if (rows.length === 0)
      throw new InputError('a header without readings', { line: found.line, hint: make });
    const { columns } = found;
    const values = columns.values.map(({ at }) => rows.map(({ cells }) => cells[at] ?? ''));
    const numbers = values.flat();
    const comma = numbers.some((cell) => cell.includes(','));
    const mark = found.delimiter === ',' ? '.' : (settledMark(numbers) ?? (comma ? ',' : '.'));
    const { times, warnings } = readTimes(rows, columns, mark);
    const named = columns.values.filter(({ metric }) => metric === 'power').length > 1;
    return parsed({
      series: columns.values.map((column, index) => {
        const numbers = values[index].map((cell, row) =>
          readNumber(cell, { mark, line: rows[row].line, column }),
        );
        const parameters = parametersOf({ job: named ? column.name : null });
        return series({ parameters, metric: column.metric, times, values: Float64Array.from(numbers) });
      }),
      warnings: [
        warning('power meters differ: check the first and last reading against the file'),
        ...warnings,
      ],
    });
  },
};

/**
 * The first line that names a time and a power. A table that names its evidence, device or test is `table`'s.
 *
 * @param {string} text
 */
function findHeader(text) {
  const lines = text.slice(0, 65_536).split('\n', headerWithin);
  if (lines.some((line) => /(?:^|[#|;,\t"]\s*)(?:evidence|device|test|drive)\b/i.test(line))) return null;
  for (const [index, line] of lines.entries()) {
    for (const delimiter of ['\t', ';', ',']) {
      const cells = line.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, '').trim());
      const columns = cells.length > 1 && cells.length <= 200 ? meterColumns(cells) : null;
      if (columns) return { line: index + 1, delimiter, columns };
    }
  }
  return null;
}

/**
 * @param {string} cell
 * @param {{ mark: import('../shared/decimalNumber.js').DecimalMark, line: number, column: import('./columns.js').MeterColumn }} place
 */
function readNumber(cell, { mark, line, column }) {
  const number = decimalNumber(cell.replace(/\s*[a-z°]+$/i, ''), mark);
  if (number === null) throw new InputError(`no number in ${column.name}: ${cell}`, { line, hint: make });
  if (number < 0 && column.metric === 'power')
    throw new InputError(`less than zero in ${column.name}: ${cell}`, {
      line,
      hint: 'swap the leads of the meter',
    });
  return scaled(number, column.factor);
}
