import { warning } from '../../model/parser.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';
import { aggregateByName, measurementsOf } from './rows.js';

/** @typedef {import('./rows.js').Row} Row */

const header =
  /^Benchmark\s{1,300}Time(?:\((\w\w?)\))?\s{1,40}CPU(?:\(\w\w?\))?\s{1,40}Iterations\b(.{0,4000})$/;
const number = '(\\d{1,30}(?:\\.\\d{1,20})?(?:e[+-]\\d{1,3})?)';
const withUnits = new RegExp(
  `^(.{1,1000}?)\\s{1,400}${number} (ns|us|ms|s)\\s{1,40}${number} (ns|us|ms|s)\\s{1,40}(\\d{1,20})(?:\\s{1,400}(\\S.{0,4000}))?$`,
);
const withoutUnits = new RegExp(
  `^(.{1,1000}?)\\s{1,400}${number}\\s{1,40}${number}\\s{1,40}(\\d{1,20})(?:\\s{1,400}(\\S.{0,4000}))?$`,
);
const failed = /^(\S.{0,1000}?)\s{1,400}(?:ERROR OCCURRED|SKIPPED): (.{0,400})$/;
const quantity =
  /^(-?\d{1,30}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?)([kKMGTPEZYmunpf]?)(i?)(B\/s|items\/s|\/s|s|%)?$/;
const assigned =
  /([^\s=][^=\n]{0,200}?)=(-?\d{1,30}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?[kKMGTPEZYmunpf]?i?(?:\/s|s|%)?)(?:\s{1,40}|$)/y;
const powers = new Map([...'kMGTPEZY'].map((prefix, at) => [prefix, at + 1]));
const small = new Map([...'munpf'].map((prefix, at) => [prefix, -at - 1]));

/**
 * What the benchmark prints: one or more tables, in the midst of anything.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readConsole(text, hint) {
  const warnings = [];
  const state = { block: -1, unit: '', columns: /** @type {string[]} */ ([]), binary: false };
  /** @type {Row[]} */
  const printed = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trimEnd();
    if (line.length > 6000) continue;
    const head = header.exec(line);
    if (head) Object.assign(state, tableOf(head, state.block, printed));
    else if (state.block >= 0) {
      const wrong = failed.exec(line);
      if (wrong) warnings.push(warning(`${wrong[1]} gave no result: ${wrong[2].slice(0, 200)}`, index + 1));
      const row = rowOf(line, state, index + 1);
      if (row) printed.push(row);
    }
  }
  const names = new Set(printed.map(({ block, name }) => `${block} ${name}`));
  const rows = printed.map((row) => ({
    ...row,
    ...aggregateByName(
      row.name,
      (base) => names.has(`${row.block} ${base}`) || names.has(`${row.block} ${base}_stddev`),
    ),
  }));
  if (state.binary)
    warnings.push(
      warning(
        'bytes per second with the prefixes k, M, G are taken as powers of 1024, as the tool prints them',
      ),
    );
  if (/^\*\*\*WARNING\*\*\* Library was built as DEBUG/m.test(text))
    warnings.push(
      warning('the benchmark library was built for debugging: times are longer than they would be'),
    );
  if (!text.endsWith('\n') && printed.at(-1)?.line === text.split('\n').length)
    warnings.push(warning('the last line has no end: it may be cut', printed.at(-1)?.line));
  const read = measurementsOf(rows, hint);
  return { measurements: read.measurements, warnings: [...warnings, ...read.warnings] };
}

/**
 * A header within one program's output is printed again where the counters change: only a name that comes again opens a
 * new table, which is why a header right after another's rows keeps the number as long as no name repeats.
 *
 * @param {RegExpExecArray} head
 * @param {number} block
 * @param {Row[]} printed
 */
function tableOf([, unit, rest], block, printed) {
  const columns = rest.includes('UserCounters...') ? [] : rest.trim().split(/\s+/).filter(Boolean);
  const started = block < 0 || printed.some((row) => row.block === block);
  return { block: started ? block + 1 : block, unit: unit ?? '', columns };
}

/**
 * @param {string} line
 * @param {{ block: number, unit: string, columns: string[], binary: boolean }} state
 * @param {number} at
 * @returns {Row | null}
 */
function rowOf(line, state, at) {
  const match = withUnits.exec(line);
  const plain = match || !state.unit ? null : withoutUnits.exec(line);
  if (!match && !plain) return null;
  const [name, real, realUnit, cpu, cpuUnit, rest] = match
    ? [match[1], match[2], match[3], match[4], match[5], match[7]]
    : /** @type {string[]} */ ([plain?.[1], plain?.[2], state.unit, plain?.[3], state.unit, plain?.[5]]);
  return {
    name,
    aggregate: null,
    block: state.block,
    real: inSeconds(Number(real), timeUnit(realUnit) ?? 1e-9),
    cpu: inSeconds(Number(cpu), timeUnit(cpuUnit) ?? 1e-9),
    counters: countersOf(rest ?? '', state),
    line: at,
  };
}

/**
 * `bytes_per_second=1.2Gi/s items=3k label`, or under columns of their own.
 *
 * @param {string} rest
 * @param {{ columns: string[], binary: boolean }} state
 * @returns {[string, number][]}
 */
function countersOf(rest, state) {
  const words = rest.split(/\s+/).filter(Boolean);
  if (state.columns.length > 0) {
    return state.columns.flatMap((name, at) => {
      const value = words[at] === undefined ? null : counterValue(name, words[at], state);
      return value === null ? [] : [/** @type {[string, number]} */ ([name, value])];
    });
  }
  /** @type {[string, number][]} */
  const found = [];
  assigned.lastIndex = 0;
  for (let match = assigned.exec(rest); match; match = assigned.exec(rest)) {
    const value = counterValue(match[1], match[2], state);
    if (value !== null) found.push([match[1], value]);
  }
  if (found.length > 0) return found;
  return words.flatMap((word) => {
    const name = /B\/s$/.test(word) ? 'bytes_per_second' : /items\/s$/.test(word) ? 'items_per_second' : null;
    const value = name && counterValue(name, word, state);
    return name && value !== null ? [/** @type {[string, number]} */ ([name, value])] : [];
  });
}

/**
 * @param {string} name
 * @param {string} text `1.2Gi/s`; bytes count in powers of 1024, with or without the `i`
 * @param {{ binary: boolean }} state
 * @returns {number | null}
 */
function counterValue(name, text, state) {
  const match = quantity.exec(text);
  if (!match) return null;
  const [, digits, prefix, i, unit] = match;
  const bytes = name === 'bytes_per_second';
  if (bytes && prefix && !i) state.binary = true;
  const base = i || bytes ? 1024 : 1000;
  const power = powers.get(prefix === 'K' ? 'k' : prefix) ?? small.get(prefix) ?? 0;
  const factor = unit === '%' ? 0.01 : base ** power;
  return Number((Number(digits) * factor).toPrecision(15));
}
