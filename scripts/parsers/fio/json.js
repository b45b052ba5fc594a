import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { findDocuments } from './documents.js';
import { asObject } from './field.js';
import { jobDoubts, jobErrors } from './jobDoubts.js';
import { jobLimits } from './jobLimits.js';
import { jobsOf } from './jobs.js';
import { separateRuns, startOf } from './runs.js';
import { addJobRows } from './sides.js';

const begin = /"fio version"\s*:/;
const largest = 256 * 2 ** 20;

/** @type {import('../../model/parser.js').Parser} */
export const fioJson = {
  tool: 'fio-json',
  title: 'fio JSON',
  layouts: [
    {
      name: 'JSON and JSON+',
      versions: '2.1 to 3.42',
      verified: true,
      reads:
        'bandwidth, IOPS, bytes, duration, latencies with percentiles, histograms (JSON+) and processor use of every job; several runs, snapshots of one run, and text around the documents',
      make: '`fio --output-format=json+ --output=run1.json job.fio`',
    },
    {
      name: 'JSON of several hosts',
      versions: '3.7 and 3.33',
      verified: true,
      reads:
        'the same as of one host, for each; the entry "All clients" is their sum and is not counted again',
      make: '`fio --client=HOST --output-format=json+ job.fio > run1.json`',
    },
  ],
  recognise,
  parse,
};

/** @param {import('../../model/parser.js').Source} source */
function recognise(source) {
  const head = source.headText();
  if (begin.test(head) || isComplaint(head)) return true;
  // a long run's progress can fill the head before the document begins
  const progress = /\bJobs: \d+ \(f=\d+\)/.test(head) && (source.size ?? 0) < largest;
  return progress && begin.test(source.text());
}

/**
 * What fio leaves where it did not even begin: messages, and no result of any form.
 *
 * @param {string} head
 */
const isComplaint = (head) => /^\s*fio: \S/.test(head) && !/\bfio-\d|\(g=\d+\)|^\d;/m.test(head);

/**
 * @param {import('../../model/parser.js').Source} source
 * @returns {import('../../model/parser.js').Parsed}
 */
function parse(source) {
  if ((source.size ?? 0) > largest) {
    throw new InputError(`too long for a document of fio: ${source.size} bytes`, {
      hint: 'file one run at a time',
    });
  }
  const text = source.text();
  if (!begin.test(text)) throw noDocument(text);
  const { documents, remarks } = findDocuments(text);
  const { runs, notes } = separateRuns(documents);
  /** @type {import('./sides.js').Rows} */
  const rows = { measurements: [], histograms: [], warnings: [] };
  runs.forEach((document, run) => addRun(rows, document, run));
  const [first] = runs;
  if (rows.measurements.length === 0) throw nothingRan(first.value, remarks);
  const said = [...remarks.map(({ text, line }) => warning(`fio says: ${text}`, line)), ...notes];
  return parsed({
    toolVersion: versionOf(first.value),
    measurements: rows.measurements,
    histograms: rows.histograms,
    warnings: [...said.map(({ message, line }) => warning(message, line)), ...rows.warnings],
    settings: settingsOf(jobsOf(first.value)),
    startedAt: startOf(first.value),
  });
}

/** @param {any} document */
function versionOf(document) {
  const version = document['fio version'];
  return typeof version === 'string' ? version.replace(/^fio-/, '') : null;
}

/**
 * @param {import('./sides.js').Rows} rows
 * @param {import('./documents.js').FioDocument} document
 * @param {number} run
 */
function addRun({ measurements, histograms, warnings }, { value, line, repaired }, run) {
  /** @type {import('../../model/parser.js').Warning[]} */
  const found = [];
  for (const job of jobsOf(asObject(value, ''))) {
    const hasData = addJobRows({ measurements, histograms, warnings: found }, job, run);
    found.push(...jobErrors(job, hasData), ...jobDoubts(job), ...jobLimits(job));
  }
  // clones of a job say the same
  const distinct = new Map(found.map((each) => [each.message, each]));
  for (const each of distinct.values()) warnings.push({ ...each, line: line > 1 ? line : null });
  if (repaired) warnings.push(warning('values that fio wrote as "nan" are taken for absent', line));
}

/** @param {string} text */
const noDocument = (text) =>
  new InputError(`fio gave no result, it says: ${text.trim().split('\n', 1)[0].slice(0, 200)}`, {
    line: 1,
    hint: 'correct what it complains about and run it again with --output-format=json+ --output=FILE',
  });

/**
 * @param {any} document
 * @param {import('./documents.js').Remark[]} remarks
 */
function nothingRan(document, remarks) {
  const jobs = jobsOf(document);
  const reasons = jobs.flatMap((job) => jobErrors(job, false)).map(({ message }) => message);
  const reason = reasons[0] ?? 'the document lists no job';
  const said = remarks.length > 0 ? `; fio says: ${remarks[0].text}` : '';
  return new InputError(`fio ran nothing: ${reason}${said}`, {
    path: jobs[0]?.path ?? 'jobs',
    hint: 'see what fio said on the terminal (a missing file, no permission, no space), correct it and run it again',
  });
}

/**
 * How fio was called, for people: options that all jobs share under their own name, others behind the job's.
 *
 * @param {import('./jobs.js').FioJob[]} jobs
 * @returns {Record<string, string>}
 */
function settingsOf(jobs) {
  const sections = new Map(
    jobs.map(({ test, options, entry }) => [test, { ...options, ...steadyState(entry) }]),
  );
  const [first = {}] = sections.values();
  const shared = (/** @type {string} */ key) =>
    [...sections.values()].every((each) => valueIn(each, key) === valueIn(first, key));
  const common = Object.entries(first).filter(([key]) => shared(key));
  const own = [...sections].flatMap(([test, options]) =>
    Object.entries(options)
      .filter(([key]) => !shared(key))
      .map(([key, value]) => [`${test}: ${key}`, value]),
  );
  return Object.fromEntries([...common, ...own]);
}

/**
 * @param {Record<string, string>} options
 * @param {string} key
 */
const valueIn = (options, key) => (Object.hasOwn(options, key) ? options[key] : undefined);

/**
 * @param {any} entry
 * @returns {Record<string, string>}
 */
function steadyState({ steadystate }) {
  if (!steadystate) return {};
  return {
    'steadystate attained': steadystate.attained ? 'yes' : 'no',
    'steadystate criterion': String(steadystate.criterion),
  };
}
