import { warning } from '../../model/parser.js';
import { openEnd } from '../shared/blocks.js';
import { pastedLines } from '../shared/pasted.js';

/** @typedef {import('./rows.js').Result} Result */

const profile =
  /^ {2,24}((?:pts|system|local|git)\/[\w.+-]{1,120}|[\w.+-]{1,60}\/[\w.+-]{1,120}-\d[\w.]{0,20})(?: \[(.{1,400})\])?$/;
const title = /^ {0,24}(\S.{0,200}?)(?: v?(\d[\w.~+-]{0,40}))?:$/;
const heading = /^ {2,24}(\S.{0,400}):$/;
const value = /^ {4,40}([\d.,]{1,40}(?:e[+-]?\d{1,3})?)$/i;
const average = /^ {0,24}(?:Average|Result|Final): ([\d.,]{1,40}(?:e[+-]?\d{1,3})?)(?: (\S.{0,80}))?$/i;
const failure =
  /^ {0,12}(?:The test (?:run )?(?:did not produce a result|quit with a non-zero exit status)|This test failed to run properly|\[PROBLEM\].{0,200}|.{0,80} failed to (?:properly )?run.{0,80})/;

/**
 * What a run prints: the test, its options, the value of each run and their average.
 *
 * @param {string} text
 * @returns {import('./rows.js').Read}
 */
export function readConsole(text) {
  const lines = pastedLines(text).map(({ text: line }) => line);
  const state = {
    results: /** @type {Result[]} */ ([]),
    warnings: /** @type {import('../../model/parser.js').Warning[]} */ ([]),
    title: '',
    last: '',
    profile: '',
    configured: '',
    options: '',
    raw: /** @type {string[]} */ ([]),
  };
  for (const [index, line] of lines.entries()) if (line.length < 2000) readLine(line, state, index + 1);
  if (state.raw.length > 0)
    state.warnings.push(
      warning(`${state.raw.length} values without the average they end with: left out`, lines.length),
    );
  const results = state.results.length > 0 ? state.results : readBars(lines);
  const version = /^Phoronix Test Suite v(\d[\w.]{0,20})/m.exec(text)?.[1] ?? null;
  return {
    results,
    warnings: [...state.warnings, ...openEnd(text, lines.length)],
    facts: { toolVersion: version, device: null, settings: machineOf(lines), startedAt: null },
  };
}

/**
 * @param {string} line
 * @param {any} state
 * @param {number} at
 */
function readLine(line, state, at) {
  const number = value.exec(line);
  if (number && state.options !== null) return void state.raw.push(number[1].replaceAll(',', ''));
  const mean = average.exec(line);
  if (mean) return endResult(mean, state, at);
  if (failure.test(line)) {
    const what = [state.title, state.configured].filter(Boolean).join(', ') || 'a test';
    state.warnings.push(warning(`${what}: ${line.trim().slice(0, 200)}`, at));
  }
  const test = profile.exec(line);
  if (test) {
    const named = title.exec(state.last);
    Object.assign(state, {
      title: named?.[1] ?? state.title,
      profile: test[1],
      configured: test[2] ?? '',
      options: test[2] ?? '',
      raw: [],
    });
  }
  const head = heading.exec(line);
  // Up to version 7 the options stood with the profile alone, and each list of values was called the same.
  if (head)
    Object.assign(state, { options: head[1] === 'Test Results' ? state.configured : head[1], raw: [] });
  if (line !== '') state.last = line;
}

/**
 * @param {RegExpExecArray} mean
 * @param {any} state
 * @param {number} at
 */
function endResult([, mean, scale], state, at) {
  state.results.push({
    profile: state.profile,
    title: state.title,
    options: state.options,
    scale: scale ?? '',
    better: undefined,
    entries: [{ system: null, value: mean.replaceAll(',', ''), raw: state.raw }],
    line: at,
  });
  Object.assign(state, { raw: [], options: state.configured });
}

/** `  PROCESSOR:    2 x Intel Xeon Gold 6252 @ 3.70GHz` @param {string[]} lines @returns {Record<string, string>} */
function machineOf(lines) {
  const found = lines.flatMap((line) => {
    const match = /^ {2}([A-Z][A-Z ]{2,20}): {1,40}(\S.{0,200})$/.exec(line);
    return match ? [[match[1].toLowerCase(), match[2].trim()]] : [];
  });
  return Object.fromEntries(found);
}

const scale = /^ {0,8}(\S.{0,80}?) ([<>]) (?:Lower|Higher) Is Better$/;
const bar = /^ {0,8}(\S.{0,200}?) (?:\.{1,200} )?(\d[\d.]{0,30}) {0,40}\|={0,400}$/;

/**
 * The overview that `result-file-to-text` writes: one value for each system, drawn as a bar.
 *
 * @param {string[]} lines
 * @returns {Result[]}
 */
function readBars(lines) {
  /** @type {Result[]} */
  const results = [];
  let open = /** @type {Result | null} */ (null);
  for (const [index, line] of lines.entries()) {
    if (line.length > 1000) continue;
    const head = scale.exec(line);
    const row = open && !head ? bar.exec(line) : null;
    if (head) {
      const [title, options] = [lines[index - 2]?.trim() ?? '', lines[index - 1]?.trim() ?? ''];
      open = {
        profile: '',
        title: (title || options).replace(/ v?\d[\w.~+-]{0,40}$/, ''),
        options: title ? options : '',
        scale: head[1],
        better: head[2] === '>' ? 'higher' : 'lower',
        entries: [],
        line: index + 1,
      };
      results.push(open);
    } else if (row && open) open.entries.push({ system: row[1], value: row[2], raw: [] });
    else if (line.trim() === '') open = null;
  }
  return results;
}
