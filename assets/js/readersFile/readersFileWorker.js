import { bytesSource } from '../../../scripts/model/source.js';
import { InputError } from '../../../scripts/model/inputError.js';
import { parseSource } from '../../../scripts/parsers/index.js';
import { readersResults } from '../../../scripts/results/runs/readersResults.js';
import { pageSeries } from '../../../scripts/runtime/pageSeries.js';
import { loadBlogParsers } from './loadBlogParsers.js';

/**
 * Reads a reader's own files apart from the page, in a worker: a file of any size or making can neither hold the page up
 * nor reach it. Nothing leaves: the answer goes to the page, the files nowhere.
 *
 * @typedef {{ name: string, file: Blob }} ReadersFile
 * @typedef {{ files: ReadersFile[], chart: import('../../../scripts/results/runs/readersResults.js').Asking }} Question
 * @typedef {{ results: import('../../../scripts/results/runs/readersResults.js').ReadersResults } | { refused: string, hint: string | null }} Answer
 */

const reading = loadBlogParsers();

/** What a chart of frame times says beside them is fetched where there are such readings. @param {import('../../../scripts/model/parser.js').Parsed[]} all */
async function findingsIn(all) {
  if (!all.some(({ series }) => series.some(isFrames))) return undefined;
  const { stutter } = await import('../../../scripts/analysis/stutter.js');
  return (/** @type {Series} */ series) =>
    isFrames(series) ? [stutter(series)].filter((found) => found !== null) : [];
}

/** @typedef {import('../../../scripts/model/series.js').Series} Series */

/** @param {Series} series */
const isFrames = ({ metric }) => metric === 'frame-time';

addEventListener('message', async (/** @type {MessageEvent<Question>} */ { data }) => {
  postMessage(await answerTo(data));
});

/** @param {Question} question @returns {Promise<Answer>} */
async function answerTo({ files, chart }) {
  try {
    refuseTooMuch(files);
    const parsed = [];
    for (const each of files) parsed.push(await readFile(each));
    const findingsOf = await findingsIn(parsed.map((each) => each.parsed));
    const { series, ...results } = readersResults(parsed, chart, findingsOf);
    return {
      results: { ...results, series: series.map((line) => ({ ...line, series: pageSeries(line.series) })) },
    };
  } catch (error) {
    if (!(error instanceof InputError)) return { refused: 'the file cannot be read', hint: null };
    return { refused: error.problem.message, hint: error.problem.hint };
  }
}

/** Before any of it is in memory. @param {ReadersFile[]} files */
function refuseTooMuch(files) {
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  if (size <= most) return;
  throw new InputError(`too much to read in a page: ${Math.round(size / 1e6)} MB`, {
    hint: `take the results of one run, up to ${Math.floor(most / 1e6)} MB`,
  });
}

/** @param {ReadersFile} given */
async function readFile({ name, file }) {
  const source = bytesSource(name.replace(/\.gz$/i, ''), await bytesOf(file));
  try {
    return { file: name, parsed: parseSource(source, { blogParsers: await reading }) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { message, line, hint } = error.problem;
    throw new InputError(`cannot read ${name}${line ? `, line ${line}` : ''}: ${message}`, { hint });
  }
}

/** Unpacked where it is gzip, and not without end. @param {Blob} file */
async function bytesOf(file) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return new Uint8Array(await file.arrayBuffer());
  const chunks = [];
  let size = 0;
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most)
      throw new InputError('too long once it is unpacked', { hint: 'take the result of one run' });
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Bytes: a log of hours is a tenth of it. */
const most = 268_435_456;
