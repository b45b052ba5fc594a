import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { JobTimes } from './jobTimes.js';
import { Rates } from './rates.js';
import { Readings } from './readings.js';

/** By fio's number of the direction. */
export const operations = /** @type {const} */ (['read', 'write', 'trim']);

/** ms; what rows of single I/Os may stand out of order */
const usualDisorder = 200;
/** What fio can run; a log that goes back more often is no log of jobs. */
const mostJobs = 4096;

/** Sorts a log's rows by job and direction: what a `LogScanner` gives its rows to. */
export class LogJobs {
  /**
   * @param {{ shape: import('./logShape.js').LogShape, metric: import('../../model/metric.js').Metric, kept?: number }} options
   */
  constructor({ shape, metric, kept }) {
    this.base = shape.base;
    this.window = shape.window ?? usualDisorder;
    this.kept = kept;
    this.blocksOfWindows = shape.blocksOfWindows;
    this.amount = shape.perOperation ? amountOf(metric) : null;
    /** Latencies at one time are single slow I/Os as well, and only rates have to be added up. */
    this.mixed = amountOf(metric) === null ? 1 : shape.together;
    /** @type {(Readings | Rates | undefined)[][]} */
    this.jobs = [[]];
    /** @type {(JobTimes | undefined)[]} by direction, of jobs mixed in time */
    this.times = [];
    this.current = this.jobs[0];
    this.latest = 0;
    /** @type {number[]} */
    this.greatest = [];
  }

  /**
   * @param {number} time
   * @param {number} value
   * @param {number} direction
   * @param {number} blockSize
   */
  row(time, value, direction, blockSize) {
    const since = time > this.base ? time - this.base : 0;
    if (this.mixed > 1) this.current = this.jobFreeAt(since, direction);
    else if (since > this.latest) this.latest = since;
    else if (this.isRestart(since)) this.nextJob(since);
    const readings = this.current[direction] ?? this.open(direction);
    if (this.amount === null) readings.add(since, value);
    else readings.add(since, this.amount === 'bytes' ? blockSize : 1);
  }

  /**
   * @param {number} value
   * @param {number} direction
   */
  windowMaximum(value, direction) {
    if (value > (this.greatest[direction] ?? -1)) this.greatest[direction] = value;
  }

  /**
   * Rows that go back to the begin of the run are the next job's, in a log that all jobs share.
   *
   * @param {number} since
   */
  isRestart(since) {
    const { latest, window } = this;
    return latest - since > 0.8 * window && (since <= 1.5 * window || since < latest / 2);
  }

  /**
   * Rows of several jobs, mixed in time: the job of each is not known and need not be, as long as each job has one of a window.
   *
   * @param {number} since
   * @param {number} direction
   */
  jobFreeAt(since, direction) {
    const times = (this.times[direction] ??= new JobTimes(this.mixed));
    const job = times.firstFree(since, this.window / 2);
    times.heard(job, since);
    return this.jobs[job] ?? this.nextJob(since);
  }

  /** @param {number} since */
  nextJob(since) {
    if (this.jobs.length === mostJobs) {
      const hint = 'is the file put together from many logs? file each run by itself';
      throw new InputError(`the log begins again more than ${mostJobs} times`, { hint });
    }
    this.current = [];
    this.jobs.push(this.current);
    this.latest = since;
    return this.current;
  }

  /** @param {number} direction */
  open(direction) {
    const readings = this.amount === null ? new Readings(this.kept) : new Rates();
    this.current[direction] = readings;
    return readings;
  }

  list() {
    return this.jobs.flatMap((directions, index) =>
      directions.flatMap((readings, direction) => {
        const job = this.jobs.length > 1 ? String(index + 1) : null;
        return readings ? [{ job, direction, readings }] : [];
      }),
    );
  }

  maxima() {
    return this.greatest.flatMap((value, direction) => (value === undefined ? [] : [{ direction, value }]));
  }

  meanValue() {
    const all = this.list().map(({ readings }) => readings);
    const points = all.reduce((count, each) => count + each.points, 0);
    return all.reduce((sum, each) => sum + each.sum, 0) / points;
  }

  /** @returns {Record<string, string>} */
  settings() {
    const order = this.mixed > 1 ? 'mixed in time' : 'one after the other';
    return this.jobs.length > 1 ? { jobs: `${this.jobs.length}, ${order}` } : {};
  }

  warnings() {
    const found = [];
    const backward = this.list().reduce(
      (count, { readings }) => count + ('backward' in readings ? readings.backward : 0),
      0,
    );
    if (backward > 0)
      found.push(warning(`${backward} readings stand behind later ones: put in order of time`));
    if (this.mixed > 1)
      found.push(
        warning(
          `rows of ${this.jobs.length} jobs stand mixed in time: they add up, but the job of each row is not known; fio itself writes one job after the other, or a file for each with per_job_logs=1`,
        ),
      );
    if (this.blocksOfWindows)
      found.push(
        warning(
          'rows at even steps of time are read as means of windows, though each names a block size, as rows of single I/Os do',
        ),
      );
    if (this.amount) found.push(warning(`a row for every I/O: read as ${this.amount} a second`));
    if (this.base > 0) found.push(warning('the times are those of a clock: counted from the first reading'));
    return found;
  }
}

/**
 * @param {import('../../model/metric.js').Metric} metric
 * @returns {'bytes' | 'I/Os' | null} what is counted in a log of every I/O; `null` where its values speak for themselves
 */
const amountOf = (metric) => (metric === 'bandwidth' ? 'bytes' : metric === 'iops' ? 'I/Os' : null);
