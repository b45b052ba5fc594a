import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { openEnd, runNumbers } from '../shared/blocks.js';
import { settledMark } from '../shared/decimalNumber.js';
import { namedParameters } from '../shared/namedParameters.js';
import { counterName, decimalOf, score } from './score.js';
import { readTables } from './table.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

const number = '-?\\d[\\d.,\\u00a0\\u202f]{0,40}(?:E-?\\d{1,3})?';
const iteration = new RegExp(
  `^Iteration {1,4}(\\d{1,6}): (?:n = \\d{1,15}, mean = )?(${number}) ?(?:±\\([\\d.,]{1,6}%\\) ${number} )?([^\\s,]{1,20})`,
);
const secondary = new RegExp(`^ {4,40}([·+]?[\\w.·%-]{1,120}):\\s{1,40}(${number})\\s{1,4}(\\S{1,20})$`);
const modes = new Map([
  ['Throughput', 'thrpt'],
  ['Average time', 'avgt'],
  ['Sampling time', 'sample'],
  ['Single shot invocation time', 'ss'],
]);

/**
 * What JMH prints: forks and their iterations, and the table at the end, which repeats them.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readLog(text, hint) {
  const lines = text.split('\n').map((line) => line.replace(/^\[(?:info|INFO)\] ?/, ''));
  const mark = settledMark(numbersOf(lines)) ?? '.';
  const state = newState();
  for (const [index, line] of lines.entries())
    if (line.length < 4000) readLine(line, { state, mark, at: index + 1 });
  const tables = readTables(lines, mark);
  const covered = [...state.read];
  const alone = tables.rows.filter(
    ({ name }) => !covered.some((each) => each === name || each.endsWith(`.${name}`)),
  );
  if (state.measurements.length + alone.length === 0)
    throw new InputError('no iteration and no table of results', { hint });
  const warnings = [...state.warnings, ...tables.warnings];
  if (alone.length > 0)
    warnings.push(warning('the table holds no single iterations: each score counts as one run'));
  warnings.push(...openEnd(text, lines.length));
  return {
    toolVersion: /^# JMH(?: version:)? (\d[\w.-]{0,20})/m.exec(text)?.[1] ?? null,
    measurements: [...state.measurements, ...alone.flatMap((row) => row.measurements)],
    warnings,
    settings: Object.fromEntries(state.settings),
  };
}

/**
 * JMH groups no thousands: a single mark is that of decimals, `12,345` as much as `12,34`.
 *
 * @param {string[]} lines
 * @returns {Iterable<string>} the numbers that settle the decimal mark
 */
function* numbersOf(lines) {
  for (const line of lines) {
    if (line.length >= 4000) continue;
    const found = iteration.exec(line)?.[2].replace(/E.*$/, '');
    // a parameter stands before the mode, and may be a version or a grouped number
    const [, ...cells] = line.split(/ (?:thrpt|avgt|sample|ss) /);
    const inTable = (cells.at(-1) ?? '').matchAll(/(?<= )\d[\d.,]{0,40}(?= |$)/g);
    for (const each of found ? [found] : Array.from(inTable, ([text]) => text))
      if (/[.,]/.test(each)) yield each.replace(/^-?\d{1,20}[.,]\d{1,20}$/, '$&000');
  }
}

const newState = () => ({
  test: '',
  pairs: /** @type {[string, unknown][]} */ ([]),
  mode: '',
  threads: 1,
  warmup: false,
  numbers: runNumbers(),
  run: 0,
  repetition: /** @type {number | undefined} */ (undefined),
  measurements: /** @type {Measurement[]} */ ([]),
  warnings: /** @type {import('../../model/parser.js').Warning[]} */ ([]),
  read: /** @type {Set<string>} */ (new Set()),
  settings: /** @type {Map<string, string>} */ (new Map()),
});

/** @typedef {ReturnType<typeof newState>} State */

/**
 * @param {string} line
 * @param {{ state: State, mark: import('../shared/decimalNumber.js').DecimalMark, at: number }} place
 */
function readLine(line, { state, mark, at }) {
  const comment = /^# ([A-Z][\w ]{1,40}): (.{1,2000})$/.exec(line);
  if (comment) return readComment(comment[1], comment[2], state);
  const match = iteration.exec(line);
  const place = () => ({
    test: state.test || undefined,
    parameters: namedParameters([...state.pairs, ['mode', state.mode], ['threads', state.threads]]),
    run: state.run,
    repetition: state.repetition,
    statistic: 'value',
  });
  if (match && !state.warmup) {
    const value = decimalOf(match[2], mark);
    state.repetition = Number(match[1]) - 1;
    if (value !== null) state.measurements.push(score(value, match[3], place()));
    if (value !== null) state.read.add(state.test);
    return;
  }
  if (/^Iteration .{0,40}<failure>|^<failure>/.test(line))
    state.warnings.push(warning(`${state.test || 'a benchmark'} failed: its iterations are missing`, at));
  const extra = state.repetition === undefined ? null : secondary.exec(line);
  const value = extra && decimalOf(extra[2], mark);
  if (extra && value !== null)
    state.measurements.push(score(value, extra[3], place(), counterName(extra[1])));
  else if (line.trim() === '' || /^\S/.test(line)) state.repetition = undefined;
}

/**
 * @param {string} name
 * @param {string} value
 * @param {State} state
 */
function readComment(name, value, state) {
  state.repetition = undefined;
  if (name === 'Benchmark') Object.assign(state, { test: value, pairs: [] });
  if (name === 'Benchmark mode') state.mode = modes.get(value.split(',')[0]) ?? value.split(',')[0];
  if (name === 'Threads') state.threads = Number(/^\d{1,6}/.exec(value)?.[0] ?? 1);
  if (name === 'Parameters') state.pairs = pairsOf(value);
  if (name === 'VM version') state.settings.set('vm', value.slice(0, 200));
  if (name === 'Warmup' || name === 'Measurement')
    state.settings.set(name.toLowerCase(), value.slice(0, 200));
  if (name === 'Fork' || name === 'Warmup Fork') {
    state.warmup = name === 'Warmup Fork';
    if (state.warmup) return;
    state.run = state.numbers.next([state.test, state.pairs, state.mode, state.threads]);
  }
}

/** @param {string} text `(dim = 100, lib = ACM)` @returns {[string, string][]} */
function pairsOf(text) {
  const inner = text.trim().replace(/^\(/, '').replace(/\)$/, '');
  return [...inner.matchAll(/(?:^|, )([\w.$-]{1,80}) = (.{0,400}?)(?=, [\w.$-]{1,80} = |$)/g)].map(
    ([, name, value]) => [name, value],
  );
}
