import { InputError } from '../../model/inputError.js';

/**
 * What the first rows of a log show of all of them. A row is `time, value, direction, block size[, offset][, priority][, issue time]`;
 * with `log_window_value=both` the window's greatest value stands behind its mean.
 *
 * @typedef {object} LogShape
 * @property {number} columns
 * @property {1 | 2} valueColumns 2 where mean and maximum are logged
 * @property {boolean} perOperation a row for every I/O, not for a window of time
 * @property {boolean} blocksOfWindows rows of windows of time that name a block size, which fio leaves to rows of single I/Os
 * @property {boolean} allOnes every value is 1, as in a log of I/Os that is not averaged
 * @property {number} base ms to take from the times: clock times of the day begin at the first row
 * @property {number | null} window ms between readings, where it can be seen
 * @property {number} together how many jobs speak at a time: 1 where none stands between the rows of another
 */

const row = /^\d+, \d+, \d+, \d+(?:, (?:\d+|0x[0-9a-fA-F]+)){0,5}\r?$/;
const isDirection = (/** @type {number} */ value) => value >= 0 && value <= 2;
const rowsLooked = 2000;
/** ms; I/Os that follow each other more closely are single ones */
const shortestWindow = 100;

/**
 * Whether a text begins as a log of fio does.
 *
 * @param {string} headText
 */
export function startsAsLog(headText) {
  const first = headText.slice(0, 300).trimStart().split('\n', 1)[0];
  if (!row.test(first)) return false;
  const [, , third, fourth] = first.split(', ').map(Number);
  return isDirection(third) || isDirection(fourth);
}

/**
 * @param {string} headText
 * @returns {LogShape}
 * @throws {InputError}
 */
export function logShape(headText) {
  const lines = headText.trimStart().split('\n', rowsLooked);
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  const rows = whole.filter((line) => row.test(line)).map((line) => line.split(', ').map(Number));
  if (rows.length === 0) {
    throw new InputError('no row of a fio log at its begin', {
      line: 1,
      hint: 'the log is damaged: record the run again',
    });
  }
  const columns = rows[0].length;
  const valueColumns = columns >= 6 && !rows.every(([, , third]) => isDirection(third)) ? 2 : 1;
  const times = timesOf(rows, valueColumns + 1);
  const allOnes = rows.every(([, value]) => value === 1);
  const namesBlocks = rows.some((each) => each[valueColumns + 2] > 0);
  const blocksOfWindows = namesBlocks && !allOnes && inEvenSteps(times);
  return {
    columns,
    valueColumns,
    allOnes,
    blocksOfWindows,
    ...(namesBlocks && !blocksOfWindows
      ? { perOperation: true, window: null, together: 1, base: baseOf(rows[0][0], null) }
      : { perOperation: false, ...windowsOf(times, rows[0][0]) }),
  };
}

/**
 * The windows of time that rows stand for, and how many jobs speak in each.
 *
 * @param {number[]} times of one direction
 * @param {number} begin the first row's time
 */
function windowsOf(times, begin) {
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const forward = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  // what is shorter than a quarter of this lies within a window, where several jobs speak in each
  const long = forward[Math.floor(forward.length * 0.98)] ?? Infinity;
  const together = jobsTogether(gaps, { long, first: times[0] });
  const window = middleOf(together > 1 ? forward.filter((gap) => gap > long / 4) : forward);
  return { window, together, base: baseOf(begin, window) };
}

/**
 * Programs that write a log as fio does fill in the block size of windows too. Single I/Os come when they come; a window ends at
 * its time, so that none ends at 0.
 *
 * @param {number[]} times
 */
function inEvenSteps(times) {
  const gaps = times.map((time, index) => time - (times[index - 1] ?? 0)).slice(times[0] > 1e6 ? 1 : 0);
  const step = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  const even = gaps.filter((gap) => Math.abs(gap - step) <= 0.1 * step);
  return times.length >= 5 && step >= shortestWindow && times[0] > 0 && even.length >= 0.9 * gaps.length;
}

/**
 * Of the first row's direction.
 *
 * @param {number[][]} rows
 * @param {number} direction column
 */
const timesOf = (rows, direction) =>
  rows.filter((each) => each[direction] === rows[0][direction]).map(([time]) => time);

/**
 * A job says a direction once in a window of time. That a row says the time of the one before it, or goes a little back, happens at
 * the begin and the end of a run; where it happens all along, several jobs speak. So they do where rows stand close together in every
 * window, and a window lies before the first: in a log of one job with many silent windows neither is so.
 *
 * @param {number[]} gaps
 * @param {{ long: number, first: number }} known `long`: a long gap
 */
function jobsTogether(gaps, { long, first }) {
  const isShort = (/** @type {number} */ gap) => Math.abs(gap) < long / 4;
  const again = gaps.filter((gap) => gap <= 0 && isShort(gap));
  const sizes = [1];
  for (const gap of gaps) {
    if (isShort(gap)) sizes[sizes.length - 1]++;
    else sizes.push(1);
  }
  // in some windows a job is silent, and the last may be cut short
  const most = [...sizes].sort((a, b) => a - b)[Math.floor((sizes.length - 1) * 0.9)];
  const throughout = sizes.filter((size) => size > 1).length >= 0.9 * sizes.length && sizes.length >= 3;
  const crowded = gaps.filter(isShort).length >= gaps.length / 3;
  return crowded && (again.length >= 3 || (throughout && first > long / 2)) ? most : 1;
}

/** @param {number[]} rising */
const middleOf = (rising) => (rising.length > 0 ? rising[Math.floor(rising.length / 2)] : null);

/**
 * `log_unix_epoch` counts from 1970, `log_alternate_epoch` from the machine's start: a first reading that is far behind its
 * window comes from such a clock.
 *
 * @param {number} first ms
 * @param {number | null} window ms
 */
function baseOf(first, window) {
  const isClock = first > 1e11 || (first > 60_000 && first > 20 * (window ?? 0));
  return isClock ? first - (window ?? 0) : 0;
}
