import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { flagged } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { cutLine, runNumbers } from '../shared/blocks.js';
import { sourceLines } from '../shared/pasted.js';

/**
 * What `time` prints unasked: GNU on one line, POSIX and bash on three, zsh and tcsh on one, fish on three, BSD and macOS on one
 * with the resources of `-l` below, and PowerShell's Measure-Command on eleven. None of them names the command but zsh; the line
 * that called it does, where it was kept.
 */
const seconds = String.raw`(?:(\d{1,6})m(?=.*s))?(\d{1,9}[.,]\d{1,6})s?`;
const gnu =
  /^\s{0,12}(\d{1,9}\.\d\d)user (\d{1,9}\.\d\d)system (?:(\d{1,6}):)?(\d{1,4}):(\d\d(?:\.\d\d)?)elapsed (?:\d{1,9}|\?)%CPU(?: \(\d{1,12}avgtext\+\d{1,12}avgdata (\d{1,12})maxresident\)k)?/;
const posix = new RegExp(`^\\s{0,12}(real|user|sys)\\s{1,12}${seconds}\\s*$`);
const bsd = /^\s{0,20}(\d{1,9}[.,]\d\d) real\s{1,20}(\d{1,9}[.,]\d\d) user\s{1,20}(\d{1,9}[.,]\d\d) sys\s*$/;
const zsh =
  /^(\S.{0,400}?)\s{2}(\d{1,9}\.\d\d)s user (\d{1,9}\.\d\d)s system \d{1,9}% cpu (?:(?:(\d{1,6}):)?(\d{1,4}):)?(\d{1,9}\.\d{1,3}) total\s*$/;
/** The example of GNU's manual for -f. */
const formatted =
  /^\s{0,12}(?:(\d{1,6}):)?(\d{1,4}):(\d\d(?:\.\d{1,3})?) real,?\s{1,12}(\d{1,9}\.\d\d) user,?\s{1,12}(\d{1,9}\.\d\d) sys\s*$/;
const tcsh =
  /^\s{0,12}(\d{1,9}\.\d{1,3})u (\d{1,9}\.\d{1,3})s (?:(\d{1,6}):)?(\d{1,4}):(\d\d(?:\.\d{1,3})?) \d{1,6}(?:\.\d)?%/;
const fish =
  /^\s{0,12}(Executed in|usr time|sys time)\s{1,12}(\d{1,9}(?:[.,]\d{1,3})?) (micros|millis|secs|mins|hours)\b/;
const fishUnits = { micros: 1e-6, millis: 1e-3, secs: 1, mins: 60, hours: 3600 };
const powerShell = /^\s{0,12}TotalSeconds\s{1,8}: (\d{1,9}(?:[.,]\d{1,12})?)\s*$/;
const called =
  /^(?:\S.{0,80}?)?[$#%>❯] {1,4}(?:(?:\/usr\/bin\/)?time(?: -[a-z])? {1,4}(\S.{0,300})|Measure-Command ?\{ ?(.{1,300}?) ?\})\s*$/;
const resident = /^\s{1,30}(\d{1,15})\s{1,4}maximum resident set size\s*$/;
const failed = /^Command exited with non-zero status (\d{1,3})|^Command terminated by signal (\d{1,3})/;

/** @typedef {{ line: number, test?: string, real?: number, user?: number, sys?: number, memory?: number, pages?: number, failed?: string }} Timing */

/**
 * A log that `time` only ends is another tool's: here every third line at least is of a time.
 *
 * @param {string} head
 */
export function isShort(head) {
  if (!/\breal\b|elapsed | total$|^\s{0,12}(?:Executed in|TotalSeconds) |u \d{1,9}\.\d{1,3}s /m.test(head))
    return false;
  const lines = head.split('\n', 400).filter((line) => line.trim() !== '');
  const timed = lines.filter((line) =>
    [gnu, posix, bsd, zsh, formatted, tcsh, fish, powerShell].some((form) => form.test(line)),
  ).length;
  return timed > 0 && timed * 3 >= lines.filter((line) => !resource.test(line)).length;
}

/** The other lines of GNU and of `-l`. */
const resource =
  /^\s{0,12}\d{1,12}inputs\+\d{1,12}outputs |^\s{4,30}\d{1,18}\s{1,4}[a-z][a-z ]{3,40}$|^\$ |^Command (?:exited|terminated)|^_{20,80}$|^\s{0,12}(?:Days|Hours|Minutes|Seconds|Milliseconds|Ticks|Total(?:Days|Hours|Minutes|Milliseconds))\s{1,14}: \d/;

/**
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 */
export function readShort(source, hint) {
  /** @type {Timing[]} */
  const timings = [];
  let status = /** @type {string | undefined} */ (undefined);
  let test = /** @type {string | undefined} */ (undefined);
  for (const { text, line } of sourceLines(source)) {
    const last = timings[timings.length - 1];
    const part = posix.exec(text);
    const memory = resident.exec(text);
    const whole = wholeTiming(text);
    const bad = failed.exec(text);
    const call = called.exec(text);
    const amount = fish.exec(text);
    if (call) test = call[1] ?? call[2];
    else if (amount && (last || amount[1] === 'Executed in')) {
      const unit = fishUnits[/** @type {keyof typeof fishUnits} */ (amount[3])];
      const value = scaled(decimal(amount[2]), unit);
      if (amount[1] === 'Executed in') timings.push({ line, test, real: value });
      else last[amount[1] === 'usr time' ? 'user' : 'sys'] = value;
    } else if (bad) status = bad[1] ? `exit status ${bad[1]}` : `signal ${bad[2]}`;
    else if (whole) timings.push({ line, test, ...whole, ...(status && { failed: status }) });
    else if (part) {
      const name = /** @type {'real' | 'user' | 'sys'} */ (part[1]);
      const value = clock(undefined, part[2], part[3]);
      if (!last || last[name] !== undefined) timings.push({ line, test, [name]: value });
      else last[name] = value;
    } else if (memory && last) last.pages = Number(memory[1]);
    // macOS counts bytes, BSD kilobytes; this line is of macOS alone
    else if (last && /peak memory footprint\s*$/.test(text)) last.memory = last.pages;
    if (!bad) status = undefined;
  }
  const numbers = runNumbers();
  const measurements = timings.flatMap((timing) => rowsOf(timing, numbers.next(timing.test)));
  if (measurements.length === 0) throw new InputError('no time of any command', { hint });
  return {
    measurements,
    warnings: [
      ...timings.flatMap(({ line, failed: how }) =>
        how ? [flagged('run-errors', `the command failed: ${how}`, { line })] : [],
      ),
      // `time -p` prints two decimals
      ...cutLine(source.text(), (text) => /TotalS|(?:real|user|sys) .*[.,]\d$/.test(text)),
    ],
  };
}

/** @param {string} text @returns {Omit<Timing, 'line'> | null} */
function wholeTiming(text) {
  const one = gnu.exec(text) ?? tcsh.exec(text);
  if (one) {
    const memory = one[6] && Number(one[6]) > 0 ? { memory: Number(one[6]) * 1024 } : {};
    return { user: Number(one[1]), sys: Number(one[2]), real: clock(one[3], one[4], one[5]), ...memory };
  }
  const other = bsd.exec(text);
  if (other) {
    const [real, user, sys] = other.slice(1, 4).map(decimal);
    return { real, user, sys };
  }
  const dotNet = powerShell.exec(text);
  if (dotNet) return { real: decimal(dotNet[1]) };
  const asked = formatted.exec(text);
  if (asked)
    return { real: clock(asked[1], asked[2], asked[3]), user: Number(asked[4]), sys: Number(asked[5]) };
  const shell = zsh.exec(text);
  if (!shell) return null;
  return {
    test: shell[1],
    user: Number(shell[2]),
    sys: Number(shell[3]),
    real: clock(shell[4], shell[5], shell[6]),
  };
}

/** @param {string} text */
const decimal = (text) => Number(text.replace(',', '.'));

/**
 * @param {string | undefined} hours
 * @param {string | undefined} minutes
 * @param {string} rest
 */
const clock = (hours, minutes, rest) =>
  Number((Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + decimal(rest)).toFixed(6));

/**
 * @param {Timing} timing
 * @param {number} run
 */
function rowsOf({ test, real, user, sys, memory }, run) {
  const cells = /** @type {[import('../../model/metric.js').Metric, string, number | undefined][]} */ ([
    ['duration', 'value', real],
    ['user-time', 'total', user],
    ['system-time', 'total', sys],
    ['memory', 'max', memory],
  ]);
  return cells.flatMap(([metric, statistic, value]) =>
    value === undefined ? [] : [measurement({ run, ...(test && { test }), metric, statistic, value })],
  );
}
