import { warning } from '../../model/parser.js';
import { amountIn } from '../shared/amount.js';
import { tryJson } from '../shared/jsonDocuments.js';

/** @typedef {import('../../model/parser.js').Warning} Warning */

/**
 * @typedef {object} Row one line of results
 * @property {string} name with its suffix
 * @property {string | null} package
 * @property {number} process which of the processes in the file, from 0
 * @property {[number, string][]} values and their units
 * @property {Record<string, string>} setup the lines `key: value` that hold for it
 * @property {number} line
 */

const result =
  /^(Benchmark\S{0,1000})[ \t]{1,400}(\d{1,18})((?:[ \t]{1,400}[^\s]{1,60} \S{1,80}){1,40})[ \t]{0,400}$/;
const nameAlone = /^(Benchmark\S{0,1000})[ \t]{0,400}$/;
const rest = /^[ \t]{1,400}(\d{1,18})((?:[ \t]{1,400}[^\s]{1,60} \S{1,80}){1,40})[ \t]{0,400}$/;
const pair = /([^\s]{1,60}) (\S{1,80})/g;
const key = /^([a-z][^\s:A-Z]{0,60}):[ \t]{1,20}(\S.{0,500})$/;
const declared = /^Unit (\S{1,80}) (.{1,200})$/;
const ended = /^(?:PASS|FAIL|ok[ \t]|exit status)/;

/**
 * @param {Line[]} lines
 */
export function readLines(lines) {
  const state = {
    rows: /** @type {Row[]} */ ([]),
    warnings: /** @type {Warning[]} */ ([]),
    keys: /** @type {Map<string, string>} */ (new Map()),
    better: /** @type {Map<string, 'higher' | 'lower'>} */ (new Map()),
    processor: /** @type {string | null} */ (null),
    process: 0,
    open: false,
    waiting: /** @type {string | null} */ (null),
  };
  for (const line of lines) if (line.text.length < 6000) readLine(line, state);
  const { rows, warnings, better, processor } = state;
  return {
    rows,
    warnings,
    better,
    processor: processor ? { model: processor, firmware: null, serial: null, capacity: null } : null,
    settings: settingsOf(state.keys),
  };
}

/**
 * @param {Line} line
 * @param {any} state
 */
function readLine({ text, line, package: own }, state) {
  const whole = result.exec(text);
  const later = !whole && state.waiting ? rest.exec(text) : null;
  if (whole || later) {
    const name = whole ? whole[1] : state.waiting;
    addRow({ name, pairs: (whole ?? later)?.[whole ? 3 : 2] ?? '', line, own }, state);
    state.waiting = null;
    return;
  }
  const alone = nameAlone.exec(text);
  if (alone) state.waiting = alone[1];
  const unit = declared.exec(text);
  const said = /\bbetter=(higher|lower)\b/.exec(unit?.[2] ?? '')?.[1];
  if (unit && said) state.better.set(unit[1], said);
  if (ended.test(text) && state.open) {
    state.process += 1;
    state.open = false;
  }
  const failure = /^(?:--- FAIL: (\S{1,500})|FAIL[ \t]{1,20}(\S{1,500})|panic: (.{1,200}))/.exec(text);
  if (failure) {
    const what = failure[3] ? `a panic: ${failure[3]}` : `${failure[1] ?? failure[2]} failed`;
    state.warnings.push(warning(`${what}: its benchmarks may be missing`, line));
  }
  const setup = key.exec(text);
  if (setup && !whole) setKey(setup[1], setup[2].trim(), state);
}

/**
 * @param {string} name
 * @param {string} value
 * @param {any} state
 */
function setKey(name, value, state) {
  if (name === 'goos' && state.open) {
    state.process += 1;
    state.open = false;
  }
  if (name === 'cpu') state.processor ??= value;
  state.keys.set(name, value);
}

/**
 * @param {{ name: string, pairs: string, line: number, own: string | null }} found
 * @param {any} state
 */
function addRow({ name, pairs, line, own }, state) {
  /** @type {[number, string][]} */
  const values = [];
  for (const [, digits, unit] of pairs.matchAll(pair)) {
    const value = amountIn(digits);
    if (value === null)
      state.warnings.push(warning(`${name}: no number of ${unit}: ${digits}; left out`, line));
    else values.push([value, unit]);
  }
  state.open = true;
  const package_ = own ?? state.keys.get('pkg') ?? null;
  const setup = [...state.keys].filter(([each]) => !moments.has(each));
  state.rows.push({
    name,
    package: package_,
    process: state.process,
    values,
    setup: Object.fromEntries(setup),
    line,
  });
}

/** Keys that only say when, and the package, which is a parameter anyway. */
const moments = new Set(['pkg', 'commit-time', 'time', 'date', 'upload-time', 'upload']);

/** @param {Map<string, string>} keys @returns {Record<string, string>} */
function settingsOf(keys) {
  return Object.fromEntries([...keys].filter(([name]) => name !== 'pkg' && name !== 'cpu'));
}

/**
 * A line of output, and where it is from.
 *
 * @typedef {{ text: string, line: number, package: string | null }} Line `package` only where the events name it
 */

const event = /^\{(?=.{0,400}"Action"\s{0,4}:\s{0,4}"(?:start|run|output|pass|fail|skip|bench|cont|pause)")/m;

/** Whether a text is the events of `go test -json` (test2json), one a line. @param {string} text */
export const isEvents = (text) => event.test(text);

/**
 * The output that the events carry, line by line: a result may be spread over several of them, and packages that are tested at
 * the same time are mixed.
 *
 * @param {string} text
 * @returns {Line[]}
 */
export function eventOutput(text) {
  /** @type {Map<string, { text: string, line: number }>} */
  const open = new Map();
  /** @type {Line[]} */
  const lines = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const value = raw.startsWith('{') ? tryJson(raw) : undefined;
    if (value === undefined) {
      if (raw.trim() && !raw.startsWith('{')) lines.push({ text: raw, line: index + 1, package: null });
      continue;
    }
    if (value?.Action !== 'output' || typeof value.Output !== 'string') continue;
    const name = typeof value.Package === 'string' ? value.Package : '';
    const before = open.get(name) ?? { text: '', line: index + 1 };
    const parts = (before.text + value.Output).split('\n');
    const rest = parts.pop() ?? '';
    for (const part of parts) lines.push({ text: part, line: before.line, package: name || null });
    if (rest) open.set(name, { text: rest, line: before.text ? before.line : index + 1 });
    else open.delete(name);
  }
  return lines;
}
