import { InputError } from '../../model/inputError.js';
import { storageMeasurement } from '../shared/storageRecord.js';

/**
 * @typedef {import('../shared/storageRecord.js').Operation} Operation
 * @typedef {import('../shared/storageRecord.js').Pattern} Pattern
 * @typedef {{ test: string, operation: Operation, pattern: Pattern | null }} Kind
 */

/** In the order of the matrix; backward and strided reads are neither sequential nor random. */
const kinds = /** @type {Kind[]} */ ([
  { test: 'write', operation: 'write', pattern: 'sequential' },
  { test: 'rewrite', operation: 'write', pattern: 'sequential' },
  { test: 'read', operation: 'read', pattern: 'sequential' },
  { test: 'reread', operation: 'read', pattern: 'sequential' },
  { test: 'random read', operation: 'read', pattern: 'random' },
  { test: 'random write', operation: 'write', pattern: 'random' },
  { test: 'bkwd read', operation: 'read', pattern: null },
  { test: 'record rewrite', operation: 'write', pattern: null },
  { test: 'stride read', operation: 'read', pattern: null },
  { test: 'fwrite', operation: 'write', pattern: 'sequential' },
  { test: 'frewrite', operation: 'write', pattern: 'sequential' },
  { test: 'fread', operation: 'read', pattern: 'sequential' },
  { test: 'freread', operation: 'read', pattern: 'sequential' },
]);
const headerLine = /^\s*KB\s+reclen\s+(.*\S)/i;

/**
 * The lines where a matrix begins; several runs may stand in one text.
 *
 * @param {string[]} lines
 */
export const matrixHeaders = (lines) => lines.flatMap((line, at) => (headerLine.test(line) ? [at] : []));

/**
 * @param {string[]} lines
 * @param {number} header
 * @param {{ run: number, unit: { metric: 'bandwidth' | 'iops', factor: number }, make: string }} context
 */
export function readMatrix(lines, header, { run, unit, make }) {
  const ends = columnEnds(lines[header]);
  if (ends.length !== kinds.length + 2) {
    throw new InputError(`a matrix of ${ends.length} columns: 15 are known`, {
      line: header + 1,
      hint: make,
    });
  }
  const from = header + 1;
  const length = lines.slice(from).findIndex((line) => !/^\s*\d+\s+\d+\s/.test(`${line} `));
  const rows = lines.slice(from, length < 0 ? undefined : from + length);
  return rows.flatMap((line, index) => {
    const fail = (/** @type {string} */ message) =>
      new InputError(message, { line: from + index + 1, hint: make });
    const { size, record, rates } = readRow(line, ends, fail);
    return rates.map(({ kind, rate }) =>
      storageMeasurement({
        run,
        ...kind,
        blockSize: record * 1024,
        condition: { size: size * 1024 },
        metric: unit.metric,
        statistic: 'mean',
        value: rate * unit.factor,
      }),
    );
  });
}

/**
 * Tests that were not asked for are blanks in the row: a short row is told apart by where its numbers end.
 *
 * @param {string} line
 * @param {number[]} ends
 * @param {(message: string) => InputError} fail
 */
function readRow(line, ends, fail) {
  const cells = [...line.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    end: match.index + match[0].length,
  }));
  const [size, record, ...values] = cells;
  const bad = cells.find(({ text }) => !/^\d{1,15}(?:\.\d{1,6})?$/.test(text));
  if (bad) throw fail(`no number: ${bad.text}`);
  if (!record || values.length === 0) throw fail('a row without rates: the run was cut');
  const whole = values.length === kinds.length;
  const columns = whole ? kinds.map((_, index) => index) : values.map(({ end }) => columnAt(end, ends));
  const settled = columns.every(
    (column, index) => column >= 0 && (index === 0 || column > columns[index - 1]),
  );
  if (!settled || values.length > kinds.length) throw fail(`${values.length} rates that fit no column`);
  return {
    size: Number(size.text),
    record: Number(record.text),
    rates: values.map(({ text }, index) => ({ kind: kinds[columns[index]], rate: Number(text) })),
  };
}

/** @param {string} line */
const columnEnds = (line) => [...line.matchAll(/\S+/g)].map((match) => match.index + match[0].length);

/**
 * @param {number} end
 * @param {number[]} ends of all 15 columns
 */
function columnAt(end, ends) {
  const rates = ends.slice(2);
  const distances = rates.map((each) => Math.abs(each - end));
  const least = Math.min(...distances);
  return least <= 4 ? distances.indexOf(least) : -1;
}
