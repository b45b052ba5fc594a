import { problem } from '../model/inputError.js';
import { lineCursor } from '../model/lib/lineCursor.js';

const quoted = /"(?:[^"\\]|\\.)*"|`[^`]*`/g;

/** One that is escaped by a comment, or one with what stands in it. */
const tag = new RegExp(
  String.raw`\{\{[<%]/\*[^]*?\*/[>%]\}\}|\{\{[<%](?!/\*)((?:${quoted.source}|[^"${'`'}{])*?)[>%]\}\}`,
  'g',
);

const close = /^\s*\/\s*([^\s/]\S*)/;

/** A "/" that begins an argument, or stands in one without a name. */
const closeWithin = /(?:^|\s)[^\s=]*\/(?!\s*$)/;

/**
 * Shortcodes that close what is not open. Hugo refuses them, but only after the whole of the data is read.
 *
 * @param {string} text the body of a Markdown file, with empty lines for its front matter
 * @param {string} file
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function checkShortcodes(text, file) {
  /** @type {import('../model/inputError.js').Problem[]} */
  const problems = [];
  /** @type {string[]} names; those that are never closed stay in it */
  const open = [];
  const lineOf = lineCursor(text);
  for (const { 0: written, 1: inside, index } of text.matchAll(tag)) {
    if (inside === undefined) continue;
    const refuse = (/** @type {string} */ hint) => {
      const line = lineOf(index);
      const shown = written.replace(/\s+/g, ' ');
      problems.push(problem(`a shortcode closes what is not open: ${shown}`, { file, line, hint }));
    };
    const closed = close.exec(inside)?.[1];
    if (closed) {
      const at = open.lastIndexOf(closed);
      if (at < 0) refuse(`write {{< ${closed} >}} before what it holds, or take this one away`);
      else open.length = at;
      continue;
    }
    const [name, rest] = /^\s*(\S*)([^]*)$/.exec(inside)?.slice(1) ?? [];
    const bare = rest.replace(quoted, '""');
    if (closeWithin.test(bare)) refuse('a "/" closes a shortcode: put an argument that has one in quotes');
    if (!/\/\s*$/.test(bare)) open.push(name);
  }
  return [...problems, ...withoutEnd(text, file)];
}

/** @param {string} text @param {string} file */
function withoutEnd(text, file) {
  const rest = text.replace(tag, (written) => written.replace(/[^\n]/g, ' '));
  const lineOf = lineCursor(rest);
  return [...rest.matchAll(/\{\{[<%].{0,60}/g)].map(({ 0: written, index }) =>
    problem(`a shortcode without its end: ${written}`, {
      ...{ file, line: lineOf(index) },
      hint: 'end it with >}}, and each text in it with the quote that it began with',
    }),
  );
}
