import { InputError } from '../../../scripts/model/inputError.js';
import { bytesSource } from '../../../scripts/model/source.js';
import { unpackArchive } from '../../../scripts/unpack/index.js';
import { parseSource } from '../../../scripts/parsers/index.js';
import { inspectFiles } from '../../../scripts/results/inspect/inspectFiles.js';
import { pageSeries } from '../../../scripts/runtime/pageSeries.js';
import { loadBlogParsers } from '../readersFile/loadBlogParsers.js';
import { withProgress } from './withProgress.js';

/**
 * Reads any number of files apart from the page, in a worker that stays: what was read is kept, so that another grouping or one more
 * file reads nothing twice. Nothing leaves the worker but what the page shows.
 *
 * @typedef {import('../../../scripts/results/inspect/inspectFiles.js').Grouping} Grouping
 * @typedef {import('../../../scripts/results/inspect/inspectFiles.js').Inspected} Inspected
 * @typedef {{ name: string, message: string, line: number | null, hint: string | null }} Refused
 * @typedef {{ files: { name: string, file: Blob }[], grouping: Grouping, clear?: boolean, share?: boolean, start?: boolean }} Question
 * @typedef {{ reading: string, done: number, of: number, share?: number } | { inspected: Inspected, refused: Refused[] } | { link: string | null } | { started: import('./startReview.js').StartedArchive }} Answer
 */

const reading = loadBlogParsers();
/** What finds something in readings over time comes while files are read. */
const analysing = import('../../../scripts/analysis/index.js');

/** Bytes of one file: a log of hours is a tenth of it. */
const most = 536_870_912;

/** @type {Map<string, import('../../../scripts/results/inspect/inspectFiles.js').ParsedFile>} */
const read = new Map();
/** @type {Map<string, Refused>} */
const refused = new Map();
/** For a link: as they were given, archives unpacked. @type {Map<string, Blob>} */
const given = new Map();

addEventListener('message', async (/** @type {MessageEvent<Question>} */ { data }) => {
  if (data.share) return answer({ link: await shared() });
  if (data.start) return answer({ started: await started(data.grouping) });
  if (data.clear) [read, refused, given].forEach((each) => each.clear());
  for (const [at, { name, file }] of data.files.entries()) {
    answer({ reading: name, done: at, of: data.files.length });
    await readFile(name, file, (share) => answer({ reading: name, done: at, of: data.files.length, share }));
  }
  answer({ inspected: await inspected(data.grouping), refused: [...refused.values()] });
});

/** @param {Answer} message */
const answer = (message) => postMessage(message);

/** @param {string} name @param {Blob} file @param {(share: number) => void} say how much of it was read */
async function readFile(name, file, say) {
  given.set(name, file);
  await attempt(name, async () => {
    if (file.size > most)
      throw new InputError(`too long for a page: ${Math.round(file.size / 1e6)} MB`, {
        hint: 'read it with `npm run inspect` on your own machine',
      });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entries = unpackArchive(name, bytes);
    if (entries.every((entry) => entry.bytes !== bytes)) {
      given.delete(name);
      for (const entry of entries) given.set(entry.name, new Blob([new Uint8Array(entry.bytes)]));
    }
    const blogParsers = await reading;
    for (const entry of entries)
      await attempt(entry.name, () => {
        const source = withProgress(bytesSource(entry.name, entry.bytes), say);
        const parsed = parseSource(source, { blogParsers });
        read.set(entry.name, { file: entry.name, parsed });
        refused.delete(entry.name);
      });
  });
}

/** @param {string} name @param {() => void | Promise<void>} act */
async function attempt(name, act) {
  try {
    await act();
  } catch (error) {
    const { message, line, hint } =
      error instanceof InputError
        ? error.problem
        : {
            message: 'this file cannot be read',
            line: null,
            hint: 'please report it, with the file if you can',
          };
    refused.set(name, { name, message, line: line ?? null, hint: hint ?? null });
  }
}

/** @param {Grouping} grouping @returns {Promise<Inspected>} */
async function inspected(grouping) {
  const { groups, charts } = inspectFiles([...read.values()], grouping, (await analysing).analyse);
  return {
    groups: groups.map((group) => ({ ...group, series: [] })),
    charts: charts.map((chart) => ({
      ...chart,
      series: chart.series.map((line) => ({ ...line, series: pageSeries(line.series) })),
    })),
  };
}

/** What begins a review is fetched when somebody wants one. @param {Grouping} grouping */
async function started(grouping) {
  const { startReview } = await import('./startReview.js');
  const [blogParsers, { analyse }] = await Promise.all([reading, analysing]);
  return startReview([...read.values()], { given, grouping, analyse, blogParsers });
}

/** What makes a link leave private data out is fetched when somebody wants one. */
async function shared() {
  const { linkOf } = await import('./shareFiles.js');
  return linkOf(given);
}
