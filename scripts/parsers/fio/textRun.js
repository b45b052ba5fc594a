import { warning } from '../../model/parser.js';
import { readDefinition } from './textJob.js';
import { isSumOfClients, readResult } from './textResult.js';
import { percentilesOf, readLatency, readPercentiles, readSide } from './textSide.js';
import { lostIos, readStatus } from './textStatus.js';

/** beyond it is a progress line or something else: fio's own lines are short */
const longestLine = 10_000;
const complaint = /^(?:fio: |error: |fio-\S+: error)(.*)$/;

/**
 * @typedef {import('./textResult.js').JobResult} JobResult
 *
 * @typedef {object} FioRun one invocation of fio
 * @property {string | null} version
 * @property {number} line
 * @property {import('./textJob.js').JobDefinition[]} definitions
 * @property {JobResult[]} results
 * @property {Map<string, number>} totals B/s by `group operation host`
 * @property {number} started processes and threads
 * @property {number} snapshots
 * @property {import('../../model/parser.js').Warning[]} complaints what fio said went wrong
 */

/**
 * @param {number} line
 * @returns {FioRun}
 */
const newRun = (line) => ({
  version: null,
  line,
  definitions: [],
  results: [],
  totals: new Map(),
  started: 0,
  snapshots: 0,
  complaints: [],
});

/**
 * Everything fio prints, told apart by invocation. `--status-interval` repeats the blocks of one invocation: the last is kept.
 *
 * @param {{ text: string, line: number }[]} lines
 * @returns {FioRun[]}
 */
export function readRuns(lines) {
  const collector = new RunCollector();
  for (const { text, line } of lines) collector.take(text, line);
  return collector.runs.filter(
    ({ results, complaints, definitions }) => results.length + complaints.length + definitions.length,
  );
}

/** Stands for the number of a group while what follows belongs to all hosts together. */
const sumOfClients = -1;

/** Where in the text we are: which run, which job, which direction, whose percentiles. */
class RunCollector {
  /** @type {FioRun[]} */
  runs = [newRun(1)];
  /** @type {import('./textSide.js').Side | null} */
  side = null;
  /** @type {ReturnType<typeof percentilesOf>} */
  percentiles = null;
  /** @type {number | null} */
  statusGroup = null;
  /** @type {string | null} in client mode fio ends its progress line with the host whose results follow */
  host = null;

  get run() {
    return this.runs[this.runs.length - 1];
  }

  /**
   * @param {string} text
   * @param {number} line
   */
  take(text, line) {
    if (text.length > longestLine || text.trim() === '') return;
    if (this.takeHeading(text, line) || this.takeResult(text, line)) return;
    if (this.takeStatus(text, line)) return;
    const job = this.run.results.at(-1);
    const host = /<([^<>\s]{1,200})>\s*$/.exec(text)?.[1];
    if (host) this.host = host;
    else if (job && this.statusGroup === null) this.takeDetail(job, text, line);
  }

  /**
   * @param {string} text
   * @param {number} line
   */
  takeHeading(text, line) {
    const definition = readDefinition(text.replace(/^<[^<>]{1,200}> /, ''));
    const version = /^(?:<[^<>]{1,200}> )?fio-(\d[\w.-]*)$/.exec(text.trim())?.[1];
    if (definition || version) this.beginRun(line, version !== undefined && this.run.version !== null);
    if (definition) this.run.definitions.push(definition);
    if (version) this.run.version = version;
    const client = /^hostname=.*\bfio=fio-(\d[\w.-]*)/.exec(text)?.[1];
    if (client) this.run.version = client;
    const started = /^(?:<[^<>]{1,200}> )?Starting (\d+) (?:process|thread)(?:es|s)?(?: and (\d+))?/.exec(
      text,
    );
    if (started) this.run.started += Number(started[1]) + Number(started[2] ?? 0);
    const said = complaint.exec(text)?.[1].trim();
    if (said) this.run.complaints.push(warning(`fio says: ${said.slice(0, 300)}`, line));
    return Boolean(definition || version || client || started || said);
  }

  /**
   * @param {number} line
   * @param {boolean} versionAgain
   */
  beginRun(line, versionAgain) {
    if (this.run.results.length > 0 || (versionAgain && this.run.definitions.length === 0))
      this.runs.push(newRun(line));
    this.side = this.statusGroup = null;
  }

  /**
   * @param {string} text
   * @param {number} line
   */
  takeResult(text, line) {
    const result = readResult(text, line);
    if (!result) return false;
    if (isSumOfClients(result)) {
      this.statusGroup = sumOfClients;
      return true;
    }
    result.host ??= this.host;
    if (this.statusGroup !== null) this.repeat(result);
    this.statusGroup = this.side = this.percentiles = null;
    this.run.results.push(result);
    return true;
  }

  /**
   * A result after a group's status: the same processes further on, or another invocation pasted without its head.
   *
   * @param {JobResult} result
   */
  repeat(result) {
    if (this.run.results.every(({ host }) => host !== result.host)) return;
    const same = this.run.results.some(
      ({ pid, name, group }) => pid === result.pid && name === result.name && group === result.group,
    );
    if (same) {
      Object.assign(this.run, { results: [], totals: new Map(), snapshots: this.run.snapshots + 1 });
    } else this.runs.push({ ...newRun(result.line), version: this.run.version });
  }

  /**
   * @param {string} text
   * @param {number} line
   */
  takeStatus(text, line) {
    const group = /^\s*Run status group (\d+)/.exec(text);
    if (group) this.statusGroup = Number(group[1]);
    const status = this.statusGroup === null ? null : readStatus(text, line);
    if (status) this.run.totals.set(`${this.statusGroup} ${status.operation} ${this.host}`, status.total);
    return Boolean(group || status);
  }

  /**
   * @param {JobResult} job
   * @param {string} text
   * @param {number} line
   */
  takeDetail(job, text, line) {
    const side = readSide(text, line);
    if (side) job.sides.push((this.side = side));
    const heading = percentilesOf(text);
    if (side || heading !== undefined) this.percentiles = heading;
    else if (this.side && /^\s*\|/.test(text)) {
      if (this.percentiles) this.side.readings.push(...readPercentiles(text, { ...this.percentiles, line }));
    } else this.side?.readings.push(...(readLatency(text, line) ?? []));
    if (/^\s*fsync\//.test(text)) job.flushes = true;
    job.limits.push(...lostIos(job, text, line));
    const cpu = /^\s*cpu\s*: usr=(\d+(?:\.\d+)?)%, sys=(\d+(?:\.\d+)?)%/.exec(text);
    if (cpu) job.cpu = Number(((Number(cpu[1]) + Number(cpu[2])) / 100).toFixed(6));
    if (/^\s*(?:IO depths|fsync\/|cpu)\b/.test(text)) this.side = null;
  }
}
