import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { quotedHead, sourceLines } from '../shared/pasted.js';
import { readGeekbenchJson } from './json.js';
import { rateRow, scoreRow } from './row.js';

const make = '`geekbench6 --export-text result.txt` (or `--export-json`)';
const section = /^\s{0,8}(Single-Core|Multi-Core|Compute|CUDA|OpenCL|Metal|Vulkan)(?: Performance)?\s*$/;
const scoreForm = /^\s{0,12}(\S.{0,50}?)(?:\s{2,60}|\t)(\d{1,7})\s*$/;
const rateWord = '(\\d{1,9}(?:\\.\\d{1,4})?) ([A-Za-z][\\w/]{1,20})';
const bothForm = new RegExp(`^\\s{0,12}(\\S.{0,50}?)\\s{2,60}(\\d{1,7})\\s{1,40}${rateWord}\\s*$`);
const rateForm = new RegExp(`^\\s{0,60}${rateWord}\\s*$`);
const overall = /^(Single-Core|Multi-Core|Compute|CUDA|OpenCL|Metal|Vulkan) Score$/;
const jsonForm = /^[ \t]{0,20}\{[^]{0,60000}"sections"\s*:\s*\[[^]{0,2000}"workloads"\s*:\s*\[/m;

/** @type {import('../../model/parser.js').Parser} */
export const geekbench = {
  tool: 'geekbench',
  title: 'Geekbench',
  layouts: [
    {
      name: 'text, and the page of a result as text',
      versions: '4 to 6',
      verified: true,
      reads: 'the score and the rate of each workload on one core and on all, and the scores of the groups',
      make,
    },
    {
      name: 'JSON (--export-json)',
      versions: '5 and 6',
      verified: true,
      reads: 'the same as the text',
      make: '`geekbench6 --export-json result.json`',
    },
  ],
  recognise(source) {
    const head = quotedHead(source);
    if (jsonForm.test(head)) return true;
    return /\bGeekbench \d/.test(head) && sourceLines(source).some(({ text }) => section.test(text));
  },
  parse(source) {
    if (jsonForm.test(quotedHead(source))) return readGeekbenchJson(source, make);
    const lines = sourceLines(source);
    const results = resultsOf(lines).map((own) => ({ own, ...readSections(own) }));
    const rows = results.flatMap(({ rows: found, own }) =>
      results.length > 1 ? found.map((row) => ({ ...row, subject: subjectOf(own) })) : found,
    );
    const ended = results.every((each) => each.ended);
    if (rows.length === 0) throw new InputError('no score of any workload', { hint: make });
    return parsed({
      toolVersion:
        lines.map(({ text }) => /\bGeekbench (\d{1,2}\.\d{1,2}\.\d{1,3})/.exec(text)?.[1]).find(Boolean) ??
        null,
      device: results.length > 1 ? null : processorOf(lines),
      measurements: rows,
      warnings: [
        ...(ended ? [] : [warning('the score of all workloads is missing: the result is not whole')]),
        // a second page that is cut away is missed as well
        ...cutLine(source.text(), () => true),
      ],
      settings: settingsOf(lines),
    });
  },
};

/**
 * @typedef {object} Reading where in a result the parser is
 * @property {string} mode of the section
 * @property {boolean} inside a section
 * @property {string} test the last that was named
 * @property {number | null} pending a score on a line of its own, which the rate below it proves to be one
 * @property {boolean} ended
 * @property {import('../../model/measurement.js').Measurement[]} rows
 */

/** @param {{ text: string }[]} lines */
function readSections(lines) {
  /** @type {Reading} */
  const state = { mode: '', inside: false, test: '', pending: null, ended: false, rows: [] };
  for (const { text } of lines) {
    const opened = section.exec(text);
    if (opened || /^\s{0,8}Benchmark Summary\s*$/.test(text))
      Object.assign(state, {
        mode: opened?.[1].toLowerCase() ?? state.mode,
        inside: true,
        test: '',
        pending: null,
      });
    else if (/^\s{0,8}(?:Geekbench \d|Result Information|System Information|Copyright)/.test(text))
      state.inside = false;
    else if (state.inside) readLine(state, text);
  }
  return state;
}

/**
 * `AES-XTS  1091  1.86 GB/sec`; the score and the rate below it; or name, score and rate on three lines, as pages are copied.
 *
 * @param {Reading} state
 * @param {string} text
 */
function readLine(state, text) {
  const both = bothForm.exec(text);
  const score = both ?? scoreForm.exec(text);
  const rate = both ?? rateForm.exec(text);
  const alone = /^\s{0,60}(\d{1,7})\s*$/.exec(text);
  if (score) addScore(state, score[1], Number(score[2]));
  else if (alone && state.test !== '') state.pending = Number(alone[1]);
  if (rate && state.test !== '') {
    if (!score && state.pending !== null) addScore(state, state.test, state.pending);
    state.rows.push(rateRow(state.test, state.mode, Number(rate.at(-2)), String(rate.at(-1))));
    state.pending = null;
  }
  if (!score && !rate && !alone && text.trim() !== '')
    Object.assign(state, { test: text.trim().slice(0, 60), pending: null });
}

/**
 * @param {Reading} state
 * @param {string} test
 * @param {number} value
 */
function addScore(state, test, value) {
  const whole = overall.exec(test);
  if (whole) Object.assign(state, { mode: whole[1].toLowerCase(), ended: true });
  state.test = test;
  state.rows.push(scoreRow(test, state.mode, value));
}

/** @param {{ text: string }[]} lines */
function processorOf(lines) {
  const at = lines.findIndex(({ text }) => /^\s{0,8}(?:Processor|CPU) Information\s*$/.test(text));
  const named = lines
    .slice(at + 1, at + 4)
    .map(({ text }) => /^\s{0,8}Name\s{1,40}(\S.{0,120}?)\s*$/.exec(text)?.[1])
    .find(Boolean);
  return at >= 0 && named ? { model: named, firmware: null, serial: null, capacity: null } : null;
}

/**
 * A copied page may be followed by another one, of another machine.
 *
 * @param {{ text: string }[]} lines
 */
function resultsOf(lines) {
  const begins = lines.flatMap(({ text }, at) =>
    /^\s{0,8}Geekbench \d\S{0,12} (?:for|\S+ :) /.test(text) ? [at] : [],
  );
  if (begins.length < 2) return [lines];
  return begins.map((from, at) => lines.slice(at === 0 ? 0 : from, begins[at + 1]));
}

/** What is tested: the card of a compute result, else the processor. @param {{ text: string }[]} lines */
function subjectOf(lines) {
  const card = lines.map(({ text }) => /^\s{0,8}Device Name\s{1,40}(\S.{0,120}?)\s*$/.exec(text)?.[1]);
  return card.find(Boolean) ?? processorOf(lines)?.model ?? 'unknown';
}

/** @param {{ text: string }[]} lines */
function settingsOf(lines) {
  const named = /^\s{0,8}(Operating System|Model|Topology|Governor|Base Frequency)\s{1,40}(\S.{0,120}?)\s*$/;
  const said = lines.flatMap(({ text }) => {
    const match = named.exec(text);
    return match ? [[match[1].toLowerCase(), match[2]]] : [];
  });
  return Object.fromEntries(said.reverse());
}
