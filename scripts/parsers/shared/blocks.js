import { warning } from '../../model/parser.js';

/**
 * @typedef {{ text: string, line: number }} Line
 * @typedef {{ line: number, lines: Line[], text: string }} Block the lines from one that begins a run up to the next
 */

/**
 * Parts a text that holds several runs. What comes before the first beginning belongs to none.
 *
 * @param {Line[]} lines
 * @param {(text: string, before: Line[]) => boolean} begins `before`: the lines of the block so far, none where there is none yet
 * @returns {Block[]}
 */
export function blocksOf(lines, begins) {
  /** @type {Line[][]} */
  const blocks = [];
  for (const line of lines) {
    const open = blocks[blocks.length - 1];
    if (begins(line.text, open ?? [])) blocks.push([line]);
    else open?.push(line);
  }
  return blocks.map((raw) => {
    // a result that was pasted as an indented block is as far in as its first line
    const own = outdented(raw, /^\s{0,200}/.exec(raw[0].text)?.[0]);
    return { line: own[0].line, lines: own, text: own.map(({ text }) => text).join('\n') };
  });
}

/**
 * A run begins with its title. Where nobody kept the title, it begins with a `part` that follows no run or the `end` of one.
 *
 * @param {{ title: RegExp, part: RegExp, end?: RegExp }} forms
 * @returns {(text: string, before: Line[]) => boolean} as `blocksOf` wants it
 */
export const runBegins =
  ({ title, part, end = part }) =>
  (text, before) =>
    title.test(text) || (part.test(text) && isEnded(before, end));

/** Whether no run is open. @param {Line[]} before @param {RegExp} end */
export const isEnded = (before, end) => before.length === 0 || before.some(({ text }) => end.test(text));

/**
 * The lines of an indented block without its indent, which some of them may lack.
 *
 * @param {Line[]} lines
 * @param {string | undefined} indent
 */
export function outdented(lines, indent) {
  if (!indent) return lines;
  return lines.map(({ text, line }) => ({
    text: text.startsWith(indent) ? text.slice(indent.length) : text,
    line,
  }));
}

/**
 * The first match in a block and its line.
 *
 * @param {Block} block
 * @param {RegExp} pattern
 */
export function firstIn({ lines }, pattern) {
  for (const { text, line } of lines) {
    const match = pattern.exec(text);
    if (match) return { match, line };
  }
  return null;
}

/**
 * A text that ends within a line may have been cut there, and then the last number of that line is wrong: `12.5` of `12.57`.
 *
 * @param {string} text
 * @param {(line: string) => boolean} isRead whether such a line holds a value that was read
 * @returns {import('../../model/parser.js').Warning[]}
 */
export function cutLine(text, isRead) {
  if (text === '' || text.endsWith('\n')) return [];
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (!isRead(last)) return [];
  const message = 'the last line has no end: if the file was cut there, its last value is wrong';
  return [warning(message, text.split('\n').length)];
}

/**
 * The same of what is written whole, line by line: nothing of it is read wrong, but there may have been more.
 *
 * @param {string} text
 * @param {number} [line] the last one
 */
export const openEnd = (text, line) =>
  text.endsWith('\n') ? [] : [warning('the last line has no end: the file may be cut', line)];

/**
 * What the runs of a file say together.
 *
 * @param {{ measurements: import('../../model/measurement.js').Measurement[], series?: import('../../model/series.js').Series[], warnings: import('../../model/parser.js').Warning[] }[]} runs
 */
export const joinRuns = (runs) => ({
  measurements: runs.flatMap((run) => run.measurements),
  series: runs.flatMap((run) => run.series ?? []),
  warnings: runs.flatMap((run) => run.warnings),
});

/**
 * Numbers the runs of a file that holds several: the first of the same work is run 0, the next run 1, whatever else was
 * measured between them.
 */
export function runNumbers() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return {
    /**
     * @param {unknown} work what was measured: all that tells it from other work
     * @param {number} [runs] how many of it follow one another
     * @returns {number} of the first of them
     */
    next(work, runs = 1) {
      const key = JSON.stringify(work);
      const first = counts.get(key) ?? 0;
      counts.set(key, first + runs);
      return first;
    },
  };
}
