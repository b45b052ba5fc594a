import { warning } from '../../model/parser.js';
import { byteSize, wholeNumber } from './workload.js';

/** Linux's numbers, which fio prints; those that storage tests meet. */
const errorNames = /** @type {Record<number, string>} */ ({
  1: 'operation not permitted',
  2: 'no such file',
  5: 'input/output error',
  6: 'no such device',
  12: 'out of memory',
  13: 'permission denied',
  16: 'device busy',
  22: 'invalid argument',
  28: 'no space left',
  30: 'read-only file system',
  84: 'verification failed',
  110: 'timed out',
  121: 'remote I/O error',
});

/** What fio writes where it cannot tell how long a job will take: of jobs that are done, too. */
const unknownEta = 2 ** 31 - 1;

/**
 * What went wrong in a job. A file that cannot be opened leaves no error number, only a job that did nothing.
 *
 * @param {import('./jobs.js').FioJob} job
 * @param {boolean} hasData
 */
export function jobErrors({ test, job, path, entry }, hasData) {
  const name = `job ${[test, job].filter(Boolean).join(' ')} (${path})`;
  if (entry.error) {
    const text = errorNames[entry.error] ? ` (${errorNames[entry.error]})` : '';
    const rest = hasData ? ': what it had done until then is shown' : ' and did nothing';
    return [warning(`${name} ended with error ${entry.error}${text}${rest}`)];
  }
  return hasData ? [] : [warning(`${name} did nothing: 0 bytes in 0 ms`)];
}

/**
 * Options that did not do what they seem to say.
 *
 * @param {import('./jobs.js').FioJob} job
 */
export function jobDoubts({ test, entry, options }) {
  const found = [];
  const depth = wholeNumber(options?.iodepth ?? '1') ?? 1;
  if (depth > 1 && entry.iodepth_level?.['1'] >= 99.9) {
    found.push(warning(`${test}: iodepth=${depth} asks for several I/Os at a time, but the engine did one`));
  }
  const scattered = Number(options?.percentage_random ?? 100);
  if (scattered > 0 && scattered < 100) {
    found.push(warning(`${test}: ${100 - scattered} % of the offsets are sequential (percentage_random)`));
  }
  if (entry.eta > 0 && entry.eta < unknownEta) {
    found.push(warning(`${test}: fio expected ${entry.eta} s more: a snapshot, or was it stopped?`));
  }
  const early = endedEarly(entry, options);
  if (early)
    found.push(
      warning(`${test}: ran for ${early.ran} s, runtime asks for ${early.asked} s: was it stopped?`),
    );
  if (joined(entry, options) > 1.5) {
    found.push(warning(`${test}: more jobs ran than numjobs says: several sections are reported as one`));
  }
  return found;
}

const seconds = /** @type {Record<string, number>} */ ({
  us: 1e-6,
  ms: 1e-3,
  '': 1,
  s: 1,
  m: 60,
  h: 3600,
  d: 86400,
});

/**
 * A run that was killed leaves whole documents too. It may also end early because it was done: steady, or through
 * with its size, or with that of all clones; a run that goes by time alone stops somewhere in between.
 *
 * @param {any} entry
 * @param {import('./workload.js').Options | null} options
 */
function endedEarly(entry, options) {
  const asked = secondsIn(options?.runtime);
  const ran = longestSide(entry) / 1000;
  const bytes = sides.reduce((sum, side) => sum + (Number(entry[side]?.io_bytes) || 0), 0);
  const size = byteSize(options?.io_size ?? options?.size ?? '') ?? Infinity;
  const shares = bytes / size;
  const isThrough = shares > 0.99 && Math.abs(shares / Math.round(shares) - 1) < 0.01;
  // what was moved during ramp_time is not counted: about as much as in the same time after it
  const withRamp = shares * (1 + (secondsIn(options?.ramp_time) || 0) / ran);
  const isThroughWithRamp = withRamp > shares && withRamp > 0.8 && !isSet(options?.time_based);
  const isDone = isThrough || isThroughWithRamp || entry.steadystate?.attained || options?.number_ios;
  return ran > 0 && ran < 0.9 * asked && !isDone && !entry.error ? { asked, ran } : null;
}

/** @param {string | undefined} text */
function secondsIn(text) {
  const [, number, unit] = /^(\d{1,9})(us|ms|s|m|h|d|)$/.exec(text ?? '') ?? [];
  return Number(number) * seconds[unit ?? ''];
}

/** An option without a value is on. @param {string | undefined} value */
const isSet = (value) => value !== undefined && value !== '0';

const sides = ['read', 'write', 'trim', 'mixed'];

/** @param {any} entry */
const longestSide = (entry) => Math.max(...sides.map((side) => Number(entry[side]?.runtime) || 0));

/**
 * How many times more jobs ran than the options say: `job_runtime` is the sum over the jobs of a group.
 *
 * @param {any} entry
 * @param {import('./workload.js').Options | null} options
 */
function joined(entry, options) {
  const longest = Math.max(
    ...['read', 'write', 'trim', 'mixed'].map((side) => Number(entry[side]?.runtime) || 0),
  );
  const clones = wholeNumber(options?.numjobs ?? '1') ?? 1;
  return longest > 0 ? Number(entry.job_runtime ?? 0) / longest / clones : 0;
}

/** What is said of a job that went on after errors. @param {{ test: string, total: number, first: number }} errors */
export function errorWords({ test, total, first }) {
  const name = errorNames[first] ? ` (${errorNames[first]})` : '';
  return `${test}: ${total} I/O ${total === 1 ? 'error' : 'errors'}, the first was ${first}${name}: failed I/Os count as done, the numbers are no fair result`;
}
