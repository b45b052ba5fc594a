import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { runNumbers } from '../shared/blocks.js';
import { checkWidth, csvBelow } from '../shared/csvRows.js';
import { settledMark } from '../shared/decimalNumber.js';
import { namedParameters } from '../shared/namedParameters.js';
import { counterName, decimalOf, score } from './score.js';

/**
 * `"Benchmark","Mode","Threads","Samples","Score","Score Error (99.9%)","Unit","Param: dim"`: scores without their iterations.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readCsv(text, hint) {
  const head = /^"Benchmark"(;?)/m;
  const [{ cells: columns }, ...rows] = csvBelow(text, head, head.exec(text)?.[1] || ',');
  const column = (/** @type {string} */ name) => columns.indexOf(name);
  const scoreAt = column('Score');
  const mark = settledMark(rows.map(({ cells }) => (cells[scoreAt] ?? '').replace(/E.*$/, ''))) ?? '.';
  const warnings = [warning('the CSV holds no single iterations: each score counts as one run')];
  const runs = runNumbers();
  const measurements = rows.flatMap((row) => {
    checkWidth(row, columns, hint);
    const { cells, line } = row;
    const [test, counter] = namesOf(cells[0]);
    const pairs = columns.flatMap((name, at) =>
      name.startsWith('Param: ') && cells[at]
        ? [/** @type {[string, string]} */ ([name.slice(7), cells[at]])]
        : [],
    );
    const parameters = namedParameters([
      ...pairs,
      ['mode', cells[column('Mode')]],
      ['threads', cells[column('Threads')]],
    ]);
    const value = decimalOf(cells[scoreAt], mark);
    if (value === null) {
      warnings.push(warning(`${cells[0]}: no number: ${cells[scoreAt]}; left out`, line));
      return [];
    }
    const run = runs.next([cells[0], parameters]);
    return [score(value, cells[column('Unit')], { test, parameters, run, statistic: 'mean' }, counter)];
  });
  if (measurements.length === 0) throw new InputError('no benchmark has a score', { hint });
  return { measurements, warnings };
}

/** @param {string} label @returns {[string, string | null]} */
function namesOf(label) {
  const at = label.indexOf(':');
  return at < 0 ? [label, null] : [label.slice(0, at), counterName(label.slice(at + 1))];
}
