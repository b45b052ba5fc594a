import { getStaticTOMLValue, ParseError, parseTOML } from 'toml-eslint-parser';
import { InputError } from '../model/inputError.js';

/**
 * A TOML document with the line of every key, so that each complaint names its place.
 *
 * @param {string} text
 * @param {number} [firstLine] where the text begins in its file, for front matter and fenced blocks
 * @returns {import('../model/project.js').Toml}
 * @throws {InputError}
 */
export function readToml(text, firstLine = 1) {
  const document = parse(text, firstLine);
  /** @type {Map<string, number>} */
  const lines = new Map();
  for (const node of document.body[0].body) noteLines(node, [], lines);
  const line = (/** @type {(string | number)[]} */ path) => {
    for (let length = path.length; length > 0; length--) {
      const found = lines.get(JSON.stringify(path.slice(0, length).map(String)));
      if (found !== undefined) return found + firstLine - 1;
    }
    return firstLine;
  };
  return { value: withIsoDates(getStaticTOMLValue(document)), line };
}

/**
 * @param {string} text
 * @param {number} firstLine
 */
function parse(text, firstLine) {
  try {
    return parseTOML(text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new InputError(`not valid TOML: ${error.message.toLowerCase()}`, {
      line: error.lineNumber + firstLine - 1,
      hint: 'text stands in quotes, lists in [ ], and each key once: see https://toml.io',
      cause: error,
    });
  }
}

/**
 * @param {any} node a table, a pair, or a value of the syntax tree
 * @param {(string | number)[]} path
 * @param {Map<string, number>} lines
 */
function noteLines(node, path, lines) {
  const note = (/** @type {(string | number)[]} */ at) => {
    const key = JSON.stringify(at.map(String));
    if (!lines.has(key)) lines.set(key, node.loc.start.line);
  };
  if (node.type === 'TOMLTable') {
    node.resolvedKey.forEach((/** @type {string} */ _, /** @type {number} */ at) =>
      note(node.resolvedKey.slice(0, at + 1)),
    );
    for (const pair of node.body) noteLines(pair, node.resolvedKey, lines);
  } else if (node.type === 'TOMLKeyValue') {
    const keys = node.key.keys.map((/** @type {any} */ key) => key.name ?? key.value);
    keys.forEach((/** @type {string} */ _, /** @type {number} */ at) =>
      note([...path, ...keys.slice(0, at + 1)]),
    );
    noteLines(node.value, [...path, ...keys], lines);
  } else if (node.type === 'TOMLInlineTable') {
    for (const pair of node.body) noteLines(pair, path, lines);
  } else if (node.type === 'TOMLArray') {
    node.elements.forEach((/** @type {any} */ element, /** @type {number} */ index) => {
      lines.set(JSON.stringify([...path, index].map(String)), element.loc.start.line);
      noteLines(element, [...path, index], lines);
    });
  }
}

/**
 * @param {any} value
 * @returns {any}
 */
function withIsoDates(value) {
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (Array.isArray(value)) return value.map(withIsoDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIsoDates(each)]));
}
