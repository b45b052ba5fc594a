import { numberField } from './field.js';

/**
 * Which of the documents of one file are runs of their own: of the snapshots that `--status-interval` prints of one run the
 * last counts, a document written twice counts once.
 *
 * @param {import('./documents.js').FioDocument[]} documents
 * @returns {{ runs: import('./documents.js').FioDocument[], notes: { message: string, line: number }[] }}
 */
export function separateRuns(documents) {
  const notes = [];
  const seen = new Set();
  /** @type {import('./documents.js').FioDocument[]} */
  const runs = [];
  let snapshots = 1;
  for (const document of documents) {
    const key = documents.length > 1 ? JSON.stringify(document.value) : '';
    if (seen.has(key)) {
      notes.push({ message: 'the same document is written twice: counted as one run', line: document.line });
      continue;
    }
    seen.add(key);
    if (runs.length > 0 && continues(runs[runs.length - 1].value, document.value)) {
      runs[runs.length - 1] = document;
      snapshots++;
    } else runs.push(document);
  }
  if (snapshots > 1) {
    const message = `${snapshots} documents show the same run as it went on (status-interval): the last is taken; if fio was killed, it is not the whole run`;
    notes.push({ message, line: runs[runs.length - 1].line });
  }
  return { runs, notes };
}

/**
 * Whether the later document shows the same run further on. fio resets its counters when a ramp ends, so that growth alone
 * does not tell; when it began does, where the document knows.
 *
 * @param {any} earlier
 * @param {any} later
 */
function continues(earlier, later) {
  if (setup(earlier) !== setup(later)) return false;
  const [first, second] = [progress(earlier), progress(later)];
  if (first.jobStart !== null && second.jobStart !== null) return first.jobStart === second.jobStart;
  const grows = second.bytes >= first.bytes && second.seconds >= first.seconds;
  if (first.began === null || second.began === null) return grows && second.seconds > 1.05 * first.seconds;
  const apart = second.ended - first.ended;
  return Math.abs(second.began - first.began) <= 1.5 && (apart < second.seconds || (grows && apart > 3));
}

/** @param {any} document */
const setup = (document) =>
  JSON.stringify([
    document['fio version'],
    document['global options'],
    entriesOf(document).map((job) => [job?.jobname, job?.['job options']]),
  ]);

/**
 * @param {any} document
 * @returns {any[]}
 */
function entriesOf(document) {
  const entries = document.jobs ?? document.client_stats;
  return Array.isArray(entries) ? entries : [];
}

/** @param {any} document */
function progress(document) {
  const jobs = entriesOf(document).filter((job) => typeof job === 'object' && job !== null);
  const sides = jobs.flatMap((job) => ['read', 'write', 'trim', 'mixed'].map((side) => job[side] ?? {}));
  const sum = (/** @type {any[]} */ list, /** @type {string} */ key) =>
    list.reduce((total, each) => total + (Number(each[key]) || 0), 0);
  const ended = endOf(document);
  const elapsed = jobs.length > 0 ? numberField(jobs[0], 'elapsed', 'jobs[0]') : null;
  const starts = jobs.map((job) => Number(job.job_start)).filter((start) => start > 0);
  return {
    bytes: sum(sides, 'io_bytes'),
    seconds: sides.reduce((most, side) => Math.max(most, Number(side.runtime) || 0), 0) / 1000,
    ended: ended ?? 0,
    began: ended === null || elapsed === null ? null : ended - elapsed,
    jobStart: starts.length > 0 ? starts.reduce((least, start) => Math.min(least, start)) : null,
  };
}

/**
 * When fio wrote the document.
 *
 * @param {any} document
 * @returns {number | null} seconds since 1970, UTC
 */
function endOf(document) {
  const exact = numberField(document, 'timestamp_ms', '');
  return exact === null ? numberField(document, 'timestamp', '') : exact / 1000;
}

/**
 * When the first job began, to the second.
 *
 * @param {any} document
 * @returns {string | null} ISO 8601, UTC
 */
export function startOf(document) {
  const { jobStart, began } = progress(document);
  const seconds = jobStart === null ? began : jobStart / 1000;
  if (seconds === null || seconds <= 0 || seconds > 1e11) return null;
  return `${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19)}Z`;
}
