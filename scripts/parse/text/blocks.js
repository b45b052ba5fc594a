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
