import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { flagged, parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { cutLine, runNumbers } from './shared/blocks.js';
import { quotedHead, sourceLines } from './shared/pasted.js';

const make = 'run `stream` and keep all that it prints';
const header = /^[\s|]{0,8}Function\b.{0,60}\bMB\/s\b/i;
const rowForm = /^[\s|]{0,8}(Copy|Scale|Add|Triad)\s{0,4}:?[\s|]{1,20}([\d.\s|eE+-]{1,200})$/i;

/** @type {import('../model/parser.js').Parser} */
export const stream = {
  tool: 'stream',
  title: 'STREAM',
  layouts: [
    {
      name: 'text',
      versions: '4.0 to 5.10, C and Fortran',
      verified: true,
      reads: 'the best rate of each kernel (copy, scale, add, triad) and the mean, shortest and longest time',
      make,
    },
  ],
  recognise: (source) => {
    const lines = quotedHead(source).split('\n');
    const at = lines.findIndex((line) => header.test(line));
    return at >= 0
      ? lines.slice(at, at + 4).some((line) => rowForm.test(line)) ||
          /STREAM version/.test(quotedHead(source))
      : /^STREAM version \$Revision/m.test(quotedHead(source));
  },
  parse(source) {
    const blocks = splitBlocks(sourceLines(source));
    const numbers = runNumbers();
    const measurements = blocks.flatMap((block) =>
      block.rows.flatMap((row) => rowResults(row, block, numbers)),
    );
    if (measurements.length === 0)
      throw new InputError('no rate of any kernel: the run did not end', { hint: make });
    return parsed({
      toolVersion: /STREAM version \$Revision: {0,4}([\d.]{1,10})/.exec(quotedHead(source))?.[1] ?? null,
      measurements,
      warnings: [
        ...blocks.flatMap(({ warnings }) => warnings),
        ...cutLine(source.text(), (last) => rowForm.test(last)),
      ],
      settings: settingsOf(blocks),
    });
  },
};

/**
 * @typedef {object} Block one run of the program
 * @property {import('../model/measurement.js').Parameters} parameters
 * @property {number} element bytes
 * @property {string[]} columns
 * @property {string | null} times how often each kernel ran
 * @property {{ kernel: string, cells: number[] }[]} rows
 * @property {import('../model/parser.js').Warning[]} warnings
 */

/**
 * A run begins with its version, or, in old ones and excerpts, with the header of its table.
 *
 * @param {{ text: string, line: number }[]} lines
 */
function splitBlocks(lines) {
  /** @type {Block[]} */
  const blocks = [];
  for (const { text, line } of lines) {
    let block = blocks.at(-1);
    const opens =
      /^\s{0,8}STREAM version/.test(text) || (header.test(text) && (!block || block.columns.length > 0));
    if (opens || (!block && /^\s{0,8}(?:Array size|Number of Threads)/.test(text))) {
      block = { parameters: {}, element: 8, columns: [], times: null, rows: [], warnings: [] };
      blocks.push(block);
    }
    if (block) readLine(block, text, line);
  }
  return blocks;
}

/**
 * @param {Block} block
 * @param {string} text
 * @param {number} line
 */
function readLine(block, text, line) {
  if (header.test(text)) block.columns = columnsOf(text);
  block.element = Number(
    /uses (\d{1,2}) bytes per (?:array element|DOUBLE PRECISION word)/i.exec(text)?.[1] ?? block.element,
  );
  const size = /^\s{0,8}Array size {0,4}= {0,4}(\d{1,15})/i.exec(text);
  if (size) block.parameters['array-size'] = Number(size[1]) * block.element;
  const threads = /^\s{0,8}Number of Threads (?:counted|requested) = {0,4}(\d{1,6})/i.exec(text);
  if (threads) block.parameters.threads = Number(threads[1]);
  block.times ??= /(?:executed|run is)\s{1,4}(\d{1,9}) times/i.exec(text)?.[1] ?? null;
  if (/^\s{0,8}Failed Validation/i.test(text))
    block.warnings.push(
      flagged('not-validated', `STREAM found wrong results: ${text.trim().slice(0, 120)}`, { line }),
    );
  const row = rowForm.exec(text);
  if (!row) return;
  const cells = row[2]
    .split(/[\s|]+/)
    .filter(Boolean)
    .map((cell) => (/^\d{1,15}(?:\.\d{1,12})?(?:[eE][+-]?\d{1,3})?$/.test(cell) ? Number(cell) : NaN));
  if (block.columns.length === 0 || cells.some((cell) => !(cell >= 0)) || cells.length > block.columns.length)
    block.warnings.push(
      warning(`a row that does not fit its header is left out: ${text.trim().slice(0, 120)}`, line),
    );
  else block.rows.push({ kernel: row[1], cells });
}

/**
 * The columns differ: `Best Rate MB/s  Avg time  Min time  Max time`, before 5.8 `Rate (MB/s)  RMS time`, or `Avg (MB/s) | Best (MB/s)`.
 *
 * @param {string} text
 */
const columnsOf = (text) =>
  text
    .replace(/^[\s|]*Function\s*/i, '')
    .split(/\s{2,}|\s*\|\s*/)
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/**
 * @param {{ kernel: string, cells: number[] }} row
 * @param {Block} block
 * @param {ReturnType<typeof runNumbers>} numbers
 */
function rowResults({ kernel, cells }, { parameters, columns }, numbers) {
  const run = numbers.next([kernel, parameters]);
  const place = { run, test: kernel, ...(Object.keys(parameters).length > 0 && { parameters }) };
  return columns.flatMap((column, at) => {
    const meaning = meaningOf(column);
    if (!meaning || !(cells[at] > 0)) return [];
    const [metric, statistic, factor] = meaning;
    return [measurement({ ...place, metric, statistic, value: scaled(cells[at], factor) })];
  });
}

/**
 * The rate is that of the shortest time: the best of all repetitions but the first.
 *
 * @param {string} column
 * @returns {[import('../model/metric.js').Metric, string, number] | null}
 */
function meaningOf(column) {
  if (/mb\/s/.test(column)) {
    if (/avg|mean/.test(column)) return ['bandwidth', 'mean', 1e6];
    return ['bandwidth', /worst|min/.test(column) ? 'min' : 'max', 1e6];
  }
  const statistic = /^(?:avg|min|max)(?=\s)/.exec(column)?.[0];
  return statistic ? ['duration', statistic === 'avg' ? 'mean' : statistic, 1] : null;
}

/**
 * @param {Block[]} blocks
 * @returns {Record<string, string>}
 */
function settingsOf(blocks) {
  const times = blocks.find((block) => block.times !== null)?.times;
  return times ? { repetitions: times } : {};
}
