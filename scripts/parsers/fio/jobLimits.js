import { flagged } from '../../model/parser.js';
import { numberField, objectField } from './field.js';
import { errorWords } from './jobDoubts.js';
import { asksFor, byteSize } from './workload.js';

/** Options that keep a job from being as fast as it can. Source: fio's HOWTO, "I/O rate". */
const brakes = ['rate', 'rate_iops', 'rate_cycle', 'thinktime', 'thinkcycles'];
const sides = /** @type {const} */ (['read', 'write', 'trim', 'mixed']);
/** Passes over the file; a run that ends within its first pass or shortly after reads it once. */
const rereadFrom = 1.1;

/**
 * What kept a job from showing what the product can do, or makes its numbers something else than they seem.
 *
 * @param {import('./jobs.js').FioJob} job
 * @returns {import('../../model/parser.js').Warning[]}
 */
export const jobLimits = (job) => [
  ...ioErrors(job),
  ...shortIos(job),
  ...brake(job),
  ...steadyState(job),
  ...repeatedReads(job),
  ...missingFlush(job),
];

/** `continue_on_error` lets a job go on after an error; the job then ends without one. @param {import('./jobs.js').FioJob} job */
function ioErrors({ test, entry, path }) {
  const total = numberField(entry, 'total_err', path) ?? 0;
  if (total === 0) return [];
  const first = numberField(entry, 'first_error', path) ?? 0;
  return [flagged('io-errors', errorWords({ test, total, first }), { test })];
}

/** @param {import('./jobs.js').FioJob} job */
function shortIos({ test, entry, path }) {
  return sides.flatMap((name) => {
    const side = objectField(entry, name, path);
    if (!side) return [];
    const [short, dropped] = ['short_ios', 'drop_ios'].map(
      (key) => numberField(side, key, `${path}.${name}`) ?? 0,
    );
    if (short + dropped === 0) return [];
    const message = `${test}: ${short} short and ${dropped} dropped ${name} I/Os: they moved less data than asked for`;
    return [flagged('short-ios', message, { test, operation: name })];
  });
}

/** @param {import('./jobs.js').FioJob} job */
function brake({ test, options }) {
  const set = brakes.filter((key) => isSet(options?.[key])).map((key) => `${key}=${options?.[key]}`);
  if (set.length === 0) return [];
  return [flagged('rate-limited', `${test}: limited by ${set.join(', ')}: not the most it can do`, { test })];
}

/** @param {string | undefined} value */
const isSet = (value) => value !== undefined && value.split(',').some((part) => !/^\s*0*\s*$/.test(part));

/**
 * With `steadystate` fio ends a job once a window of it is steady; the window's own means stand in a block of their own.
 *
 * @param {import('./jobs.js').FioJob} job
 */
function steadyState({ test, entry, path }) {
  const block = objectField(entry, 'steadystate', path);
  if (!block) return [];
  const what = `${test}: fio's steadystate (${block.ss})`;
  if (!block.attained) return [flagged('steady-window', `${what} was not attained within the run`, { test })];
  const data = objectField(block, 'data', `${path}.steadystate`) ?? {};
  const [bandwidth, iops] = ['bw_mean', 'iops_mean'].map((key) =>
    numberField(data, key, `${path}.steadystate.data`),
  );
  const means = [iops && `${iops} IOPS`, bandwidth && `${(bandwidth / 1e6).toFixed(1)} MB/s`]
    .filter(Boolean)
    .join(' and ');
  const window = means ? `the window's means are ${means}, the rows` : 'the rows';
  return [flagged('steady-window', `${what} was attained: ${window} are of the whole run`, { test })];
}

/** @param {import('./jobs.js').FioJob} job */
function repeatedReads({ test, entry, path, options, jobs }) {
  const side = objectField(entry, 'read', path);
  const size = byteSize(options?.filesize ?? options?.size ?? '', Number(options?.kb_base ?? 1024));
  if (!side || !size || !Object.hasOwn(side, 'io_kbytes')) return [];
  // jobs that name one file share it; jobs that do not have one each
  const files = options?.filename ? 1 : (jobs ?? 1);
  const passes = (numberField(side, 'io_bytes', `${path}.read`) ?? 0) / (size * files);
  if (passes < rereadFrom) return [];
  const message = `${test}: read ${formatPasses(passes)} times the size of its file: later passes may come from a cache`;
  return [flagged('reads-repeated', message, { test, operation: 'read' })];
}

/** @param {number} passes */
const formatPasses = (passes) => (passes < 10 ? passes.toFixed(1) : String(Math.round(passes)));

/** Buffered writes end in memory unless something asks for a flush. @param {import('./jobs.js').FioJob} job */
function missingFlush({ test, entry, path, options }) {
  const side = objectField(entry, 'write', path);
  if (!options || !side || !asksFor(options, 'write') || !numberField(side, 'io_bytes', `${path}.write`))
    return [];
  const flushes = ['direct', 'sync', 'fsync', 'fdatasync', 'end_fsync', 'fsync_on_close', 'sync_file_range'];
  const unbuffered = /^(?:nbd|rbd|http|net|null|io_uring_cmd|xnvme|libblkio|spdk.*|mmap|dfs)$/;
  if (flushes.some((key) => isSet(options[key])) || options.buffered === '0') return [];
  if (unbuffered.test(options.ioengine ?? '')) return [];
  const message = `${test}: buffered writes without a flush (direct=0, no fsync or end_fsync): part of the data may still be in memory`;
  return [flagged('not-flushed', message, { test, operation: 'write' })];
}
