import { decimalNumber } from '../shared/decimalNumber.js';
import { clockUnit } from './counters.js';

const opening = /^[ \t]{0,8}Performance counter stats for '?(.{1,600}?)'?(?: \((\d{1,6}) runs\))?:\s*$/;
const amount = "(\\d[\\d.,'\\u00a0\\u202f]{0,30}|<not (?:counted|supported)>)";
const row = new RegExp(
  `^\\s{0,8}(?:(\\d{1,9}\\.\\d{6,9})\\s{1,8})?(?:((?:S|CPU|N)\\d[\\w-]{0,20})\\s{1,8}(?:\\d{1,5}\\s{1,20})?)?\\s{0,30}${amount}\\s{1,8}(?:(msec|ns|Joules|MiB|C)\\s{1,4})?([A-Za-z][\\w./:=,@-]{1,120})(?: \\((msec)\\))?(?:\\s|$)(.{0,300})$`,
);
const elapsed = new RegExp(
  `^\\s{0,20}${amount}(?:\\s\\+-\\s${amount})?\\s{1,4}seconds (time elapsed|user|sys)\\b`,
);
const timed = /** @type {const} */ ({ 'time elapsed': 'duration', user: 'user-time', sys: 'system-time' });

/**
 * What perf prints for people. Numbers are grouped as the locale has it; a file's marks are settled by its own numbers.
 *
 * @param {string} text
 * @returns {import('./counters.js').PerfRun[]}
 */
export function readPerfText(text) {
  const mark = markOf(text);
  /** @type {import('./counters.js').PerfRun[]} */
  const runs = [];
  for (const line of text.split('\n')) {
    if (line.length > 1000) continue;
    const opened = opening.exec(line);
    if (opened)
      runs.push({ test: opened[1].trim(), repeats: Number(opened[2] ?? 1), counters: [], times: [] });
    if (runs.length === 0 && /^#\s{1,20}time\s{1,20}.{0,40}counts unit events/.test(line))
      runs.push({ test: null, repeats: 1, counters: [], times: [] });
    const run = runs.at(-1);
    if (!run || opened || line.trimStart().startsWith('#')) continue;
    const time = elapsed.exec(line);
    const value = time && decimalNumber(time[1], mark);
    if (time && value !== null && value >= 0)
      run.times.push({ metric: timed[/** @type {keyof typeof timed} */ (time[3])], value });
    else if (!time) addCounter(run, row.exec(line), mark);
  }
  return runs;
}

/**
 * @param {import('./counters.js').PerfRun} run
 * @param {RegExpExecArray | null} match
 * @param {import('../shared/decimalNumber.js').DecimalMark} mark
 */
function addCounter(run, match, mark) {
  if (!match) return;
  const [, time, where = '', shown, unit, event, oldUnit, rest] = match;
  if (/^(?:seconds|of|per)$/.test(event)) return;
  const value = shown.startsWith('<') ? null : decimalNumber(shown, mark);
  if (value === null && !shown.startsWith('<')) return;
  const running = /[([]\s{0,2}(\d{1,3}[.,]\d{2})\s?%\s?[)\]]\s*$/.exec(rest)?.[1];
  run.counters.push({
    event,
    where,
    unit: unit ?? oldUnit ?? clockUnit(event, shown),
    value,
    running: running === undefined || /\+-/.test(rest.slice(-20)) ? null : Number(running.replace(',', '.')),
    time: time === undefined ? null : Number(time),
  });
}

/**
 * The time elapsed has nine decimals: the mark before them is the decimal mark.
 *
 * @param {string} text
 * @returns {import('../shared/decimalNumber.js').DecimalMark}
 */
function markOf(text) {
  return /^\s{0,20}\d{1,9},\d{6,9}\s.{0,60}seconds (?:time elapsed|user)/m.test(text) ? ',' : '.';
}
