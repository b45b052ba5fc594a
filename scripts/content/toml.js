import { ParseError, parseTOML } from 'toml-eslint-parser';
import { InputError } from '../model/inputError.js';
import { linesOf, tomlTree, tooDeep } from './tomlTree.js';

/**
 * A TOML document with the line of every key, so that each complaint names its place. Its tables have no prototype: a key
 * of a file can never reach what all objects share.
 *
 * @param {string} text
 * @param {number} [firstLine] where the text begins in its file, for front matter and fenced blocks
 * @returns {import('../model/project.js').Toml}
 * @throws {InputError}
 */
export function readToml(text, firstLine = 1) {
  const unread = unreadableLine(text);
  if (unread) throw new InputError(notUtf8.message, { line: unread + firstLine - 1, hint: notUtf8.hint });
  const { value, places } = treeOf(text, firstLine);
  /** @type {Map<string, number> | null} */
  let lines = null;
  const line = (/** @type {(string | number)[]} */ path) => {
    lines ??= linesOf(places);
    for (let length = path.length; length > 0; length--) {
      const found = lines.get(JSON.stringify(path.slice(0, length).map(String)));
      if (found !== undefined) return found + firstLine - 1;
    }
    return firstLine;
  };
  return { value, line };
}

/**
 * @param {string} text
 * @param {number} firstLine
 */
function treeOf(text, firstLine) {
  try {
    return tomlTree(parseTOML(text), firstLine);
  } catch (error) {
    if (error instanceof ParseError)
      throw new InputError(`not valid TOML: ${error.message.toLowerCase()}`, {
        line: error.lineNumber + firstLine - 1,
        hint: 'text stands in quotes, lists in [ ], and each key once: see https://toml.io',
        cause: error,
      });
    if (!(error instanceof RangeError)) throw error;
    throw new InputError('tables or lists are nested too deeply', {
      line: firstLine,
      hint: tooDeep,
      cause: error,
    });
  }
}

/** What readers of a file in another encoding would see in place of its letters. */
const lost = '\uFFFD';

export const notUtf8 = {
  message: 'not UTF-8: a character is lost',
  hint: 'save the file as UTF-8',
};

/**
 * The first line of a text that was not written in UTF-8.
 *
 * @param {string} text
 * @returns {number | null}
 */
export function unreadableLine(text) {
  const at = text.indexOf(lost);
  return at < 0 ? null : text.slice(0, at).split('\n').length;
}
