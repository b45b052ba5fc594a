import { warning } from '../model/parser.js';
import { textSource } from '../model/source.js';

/** Longer files are no notes and no code. */
const longest = 2 ** 20;
const comment = /^[ \t]{0,40}(?:#{1,3}|\/{2,3}|--|[*;])(?![*/#;-])[ \t]?/;

/**
 * What stands in the comments of code, scripts and notes, each line at its place: people keep a table of results there.
 *
 * @param {import('../model/parser.js').Source} source
 * @returns {import('../model/parser.js').Source | null} `null` where there are none
 */
function commentsOf(source) {
  if (source.head().includes(0) || !isShort(source)) return null;
  const lines = source.text().split('\n');
  if (lines.filter((line) => comment.test(line)).length < 2) return null;
  const bare = lines.map((line) => (comment.test(line) ? line.replace(comment, '') : ''));
  return textSource(source.name, bare.join('\n'));
}

/** A packed file does not say how long it is. @param {import('../model/parser.js').Source} source */
function isShort({ size, chunks }) {
  if (size !== null) return size <= longest;
  let read = 0;
  for (const { length } of chunks()) if ((read += length) > longest) return false;
  return true;
}

/**
 * The parser of results in comments.
 *
 * @param {import('../model/parser.js').Source} source that no parser knows
 * @param {readonly import('../model/parser.js').Parser[]} parsers
 * @returns {import('../model/parser.js').Parser | undefined}
 */
export function commentedParser(source, parsers) {
  const comments = commentsOf(source);
  const parser = comments && parsers.find((each) => each.recognise(comments));
  if (!parser) return undefined;
  return {
    ...parser,
    parse(same, options) {
      const read = parser.parse(commentsOf(same) ?? same, options);
      return { ...read, warnings: [...read.warnings, warning('the result stands in comments')] };
    },
  };
}
