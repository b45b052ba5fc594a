import { numberIn } from '../shared/jsonDocument.js';
import { tryJson } from '../shared/jsonDocuments.js';
import { clockUnit } from './counters.js';

/** A line of `-x`: value, unit, event, run time, per cent; before them the time, the socket or the CPU. */
const csvForms = [',', ';', '\\|', '\\t', ':'].map(
  (d) =>
    new RegExp(
      `^\\s{0,8}(?:\\d{1,9}\\.\\d{6,9}${d})?(?:(?:S\\d|CPU\\d|N\\d|D\\d)[\\w-]{0,20}${d}(?:\\d{1,5}${d})?)?` +
        `(?:\\d{1,20}(?:[.,]\\d{1,9})?|<not (?:counted|supported)>)${d}(?:msec|ns|Joules|MiB|C)?${d}` +
        `[A-Za-z][\\w./=@-]{1,60}(?::\\w{1,8})?(?:/\\w{0,8})?${d}(?:\\d{1,6}[.,]\\d{2}%${d})?\\d{1,20}${d}\\d{1,3}[.,]\\d{2}(?:${d}|\\s*$)`,
    ),
);

/** @param {string} line */
export const isCsvLine = (line) => line.length <= 1000 && csvForms.some((form) => form.test(line));

/**
 * @param {string} text
 * @param {number | null} [repeats] of a command with `-r`, `null` where the file does not say it
 * @returns {import('./counters.js').PerfRun[]}
 */
export function readPerfCsv(text, repeats = null) {
  const { runs, add } = counterRuns();
  for (const line of text.split('\n')) {
    const read = readCsvLine(line);
    if (!read) continue;
    const { repeated, ...counter } = read;
    add(counter, repeated ? repeats : 1);
  }
  return runs;
}

/**
 * With `-r` the values are means, and their spread in per cent stands behind the event.
 *
 * @param {string} line
 * @returns {import('./counters.js').Counter & { repeated: boolean } | null}
 */
function readCsvLine(line) {
  if (!isCsvLine(line)) return null;
  const delimiter = [';', '|', '\t', ','].find((each) => line.split(each).length > 4) ?? ',';
  const cells = line.split(delimiter).map((cell) => cell.trim());
  const time = /^\d{1,9}\.\d{6,9}$/.test(cells[0]) && cells.length > 5 ? Number(cells.shift()) : null;
  const placed = /^(?:S|CPU|N|D)\d/.test(cells[0]);
  const where = placed ? String(cells.shift()) : '';
  if (placed && /^\d{1,5}$/.test(cells[0]) && !/^(?:|msec|ns|Joules|MiB|C)$/.test(cells[1])) cells.shift();
  const [value, unit, event] = cells;
  const rest = cells.slice(3);
  const running = rest.find((cell, at) => at > 0 && /^\d{1,3}[.,]\d{2}$/.test(cell));
  return {
    event,
    where,
    unit: unit || clockUnit(event, value),
    value: value.startsWith('<') ? null : Number(value.replace(',', '.')),
    running: running === undefined ? null : Number(running.replace(',', '.')),
    time,
    repeated: /^\d{1,6}[.,]\d{2}%$/.test(rest[0] ?? ''),
  };
}

export const jsonForm = /^\s{0,8}\{.{0,200}"counter-value"\s?:\s?"/m;

/**
 * JSON lines of `-j`: one object a counter; with `-r` the values are means, and each names its variance.
 *
 * @param {string} text
 * @param {number | null} [repeats] of a command with `-r`, `null` where the file does not say it
 * @returns {import('./counters.js').PerfRun[]}
 */
export function readPerfJson(text, repeats = null) {
  const { runs, add } = counterRuns();
  for (const line of text.split('\n')) {
    const row = objectIn(line);
    if (!row) continue;
    const counter = {
      event: String(row.event),
      where: String(row.cpu ?? row.socket ?? row.core ?? ''),
      unit: String(row.unit ?? ''),
      value: amountOf(row['counter-value']),
      running: numberIn(row['pcnt-running']),
      time: numberIn(row.interval),
    };
    add(counter, 'variance' in row ? repeats : 1);
  }
  return runs;
}

/** `"<not counted>"` is none. @param {unknown} value */
function amountOf(value) {
  const number = numberIn(value);
  return number === null || number < 0 || Object.is(number, -0) ? null : number;
}

/**
 * @param {string} line
 * @returns {Record<string, unknown> | null}
 */
function objectIn(line) {
  if (!/^\s{0,8}\{/.test(line) || line.length > 4000) return null;
  const row = tryJson(line);
  return typeof row?.event === 'string' && 'counter-value' in row ? row : null;
}

/**
 * Sorts counters into runs, in their order: a counter that comes again, or an interval before the last one, begins another run.
 */
function counterRuns() {
  /** @type {import('./counters.js').PerfRun[]} */
  const runs = [];
  let last = Infinity;
  return {
    runs,
    /**
     * @param {import('./counters.js').Counter} counter
     * @param {number | null} repeats of which its value is the mean; `null` where the file does not say it
     */
    add(counter, repeats) {
      const { event, where, time } = counter;
      const isAgain =
        time === null
          ? runs.at(-1)?.counters.some((each) => each.event === event && each.where === where)
          : time < last;
      if (runs.length === 0 || isAgain) runs.push({ test: null, repeats, counters: [], times: [] });
      if (time !== null) last = time;
      runs[runs.length - 1].counters.push(counter);
    },
  };
}
