import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { asObject, objectField } from './field.js';
import { wholeNumber } from './workload.js';

/**
 * One entry of `jobs` or `client_stats`: a job, or a group that fio reports as one.
 *
 * @typedef {object} FioJob
 * @property {any} entry
 * @property {string} path in the document
 * @property {string} test the section's name
 * @property {string | null} job which of the clones or hosts; `null` where the entry is the whole test
 * @property {number | null} jobs at the same time; `null` where it is not to be known
 * @property {import('../shared/storageRecord.js').Condition | null} condition tells sections of one name apart
 * @property {import('./workload.js').Options | null} options global and the job's own
 */

/**
 * The jobs of a document. The entry "All clients", which fio adds for the sum of all hosts, is none.
 *
 * @param {any} document
 * @returns {FioJob[]}
 * @throws {InputError}
 */
export function jobsOf(document) {
  const key = Object.hasOwn(document, 'jobs') ? 'jobs' : 'client_stats';
  const list = document[key];
  if (!Array.isArray(list)) {
    const hint = 'run fio again with --output-format=json+ and keep the whole document';
    throw new InputError('a document of fio without its list of jobs', { path: 'jobs', hint });
  }
  const entries = list
    .map((entry, index) => ({ entry: asObject(entry, `${key}[${index}]`), path: `${key}[${index}]` }))
    .filter(({ entry }) => key === 'jobs' || entry.jobname !== 'All clients');
  const globals = optionsIn(document, 'global options', '');
  const named = entries.map((each) => ({
    ...each,
    test: nameOf(each.entry),
    options: merged(globals, each),
  }));
  const groups = groupBy(named, ({ test, entry }) => JSON.stringify([test, entry.groupid]));
  const names = groupBy([...groups.values()], ([{ test }]) => test);
  const placed = new Map(
    [...groups.values()].flatMap((group) => placesIn(group, names.get(group[0].test)?.length !== 1)),
  );
  return named.map((each) => ({ ...each, .../** @type {Place} */ (placed.get(each)) }));
}

/** @param {any} entry */
const nameOf = (entry) => (typeof entry.jobname === 'string' ? entry.jobname : '');

/**
 * @param {import('./workload.js').Options | null} globals
 * @param {{ entry: any, path: string }} each
 */
function merged(globals, { entry, path }) {
  const own = optionsIn(entry, 'job options', path);
  return own || globals ? { ...globals, ...own } : null;
}

/**
 * @param {any} object
 * @param {string} key
 * @param {string} path
 * @returns {import('./workload.js').Options | null}
 */
function optionsIn(object, key, path) {
  const options = objectField(object, key, path);
  return options && Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)]));
}

/**
 * @typedef {Pick<FioJob, 'entry' | 'path' | 'test' | 'options'>} Named
 * @typedef {Pick<FioJob, 'job' | 'jobs' | 'condition'>} Place
 *
 * @param {Named[]} group entries of one name that ran at the same time
 * @param {boolean} nameRecurs in another group
 * @returns {[Named, Place][]}
 */
function placesIn(group, nameRecurs) {
  const hosts = [...groupBy(group, ({ entry }) => String(entry.hostname)).entries()];
  const counts = hosts.map(([, onHost]) => (onHost.length > 1 ? onHost.length : cloneCount(onHost[0])));
  const jobs = counts.includes(null) ? null : counts.reduce((sum, count) => Number(sum) + Number(count), 0);
  const condition = nameRecurs ? { subTest: `group ${group[0].entry.groupid}` } : null;
  return hosts.flatMap(([host, onHost]) =>
    onHost.map((named, index) => {
      const label = [hosts.length > 1 && host, onHost.length > 1 && String(index + 1)]
        .filter(Boolean)
        .join(' ');
      return /** @type {[Named, Place]} */ ([named, { job: label || null, jobs, condition }]);
    }),
  );
}

/**
 * How many clones an entry stands for that is alone with its name: fio then reports a group as one.
 *
 * @param {Named} named
 */
const cloneCount = ({ options }) => (options ? wholeNumber(options.numjobs ?? '1') : null);
