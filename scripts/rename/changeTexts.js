import { ParseError, parseTOML } from 'toml-eslint-parser';
import { InputError } from '../model/inputError.js';

/**
 * Replaces texts in a TOML document, and leaves all else of it as it is: order, comments, line breaks.
 *
 * @typedef {(text: string, path: (string | number)[]) => string} Change of one text, by its place in the document
 *
 * @param {string} text
 * @param {Change} change
 * @param {number} [firstLine] of the document in its file
 * @returns {string}
 * @throws {InputError} where the document cannot be read
 */
export function changeTexts(text, change, firstLine = 1) {
  const found = textsOf(parseDocument(text, firstLine)).reverse();
  return found.reduce((whole, { value, path, range: [start, end] }) => {
    const next = change(value, path);
    return next === value ? whole : whole.slice(0, start) + JSON.stringify(next) + whole.slice(end);
  }, text);
}

/** @typedef {{ value: string, path: (string | number)[], range: [number, number] }} Found */

/**
 * @param {import('toml-eslint-parser').AST.TOMLProgram} program
 * @returns {Found[]} in the order of the document
 */
const textsOf = (program) =>
  program.body[0].body.flatMap((node) =>
    node.type === 'TOMLKeyValue'
      ? inPair(node, [])
      : node.body.flatMap((pair) => inPair(pair, node.resolvedKey)),
  );

/** @param {import('toml-eslint-parser').AST.TOMLKeyValue} pair @param {(string | number)[]} path @returns {Found[]} */
const inPair = ({ key, value }, path) =>
  inValue(value, [...path, ...key.keys.map((each) => (each.type === 'TOMLBare' ? each.name : each.value))]);

/** @param {import('toml-eslint-parser').AST.TOMLContentNode} node @param {(string | number)[]} path @returns {Found[]} */
function inValue(node, path) {
  if (node.type === 'TOMLArray') return node.elements.flatMap((each, at) => inValue(each, [...path, at]));
  if (node.type === 'TOMLInlineTable') return node.body.flatMap((pair) => inPair(pair, path));
  return node.kind === 'string' ? [{ value: node.value, path, range: node.range }] : [];
}

/**
 * @param {string} text
 * @param {number} [firstLine] of the document in its file
 * @throws {InputError} where the document cannot be read
 */
export function parseDocument(text, firstLine = 1) {
  try {
    return parseTOML(text);
  } catch (cause) {
    if (!(cause instanceof ParseError)) throw cause;
    const line = cause.lineNumber + firstLine - 1;
    throw new InputError(`not valid TOML: ${cause.message.toLowerCase()}`, {
      line,
      hint: 'correct it first',
      cause,
    });
  }
}

/**
 * A name as a word of its own: `disk-a` is not in `disk-a2`, `my-disk-a` or `disk-a.b`.
 *
 * @param {string} name letters, digits, hyphens and dots
 * @returns {string} source of a regular expression
 */
export const wordPattern = (name) => `(?<![\\w.-])${escaped(name)}(?![\\w-]|\\.\\w)`;

/** @param {string} name */
export const escaped = (name) => name.replaceAll('.', String.raw`\.`);
