import { InputError } from '../model/inputError.js';

/**
 * The values of a TOML document, from its syntax tree. `getStaticTOMLValue` of the parser's package is not used: it writes
 * `[__proto__]` into `Object.prototype`.
 *
 * @typedef {import('toml-eslint-parser').AST.TOMLProgram} Program
 * @typedef {import('toml-eslint-parser').AST.TOMLContentNode} Content
 * @typedef {import('toml-eslint-parser').AST.TOMLKeyValue} Pair
 * @typedef {import('toml-eslint-parser').AST.TOMLTable} Table
 * @typedef {(string | number)[]} Path
 *
 * @param {Program} program
 * @param {number} firstLine of the document in its file, for complaints
 * @returns {{ value: Record<string, any>, places: KeyPlace[] }} tables without prototype, dates as ISO text; `places`: where its keys
 *   stand, see `linesOf`
 * @throws {InputError} for names that objects have by themselves, and for numbers that no number can hold
 */
export function tomlTree(program, firstLine) {
  const tree = { value: emptyTable(), places: [], firstLine };
  for (const node of program.body[0].body) {
    if (node.type === 'TOMLKeyValue') addPair(node, { table: tree.value, path: [], tree });
    else addTable(node, tree);
  }
  return tree;
}

/** @typedef {{ path: Path, length: number, line: number }} KeyPlace `length`: so much of the path */
/** @typedef {{ value: Record<string, any>, places: KeyPlace[], firstLine: number }} Tree */
/** @typedef {{ table: Record<string, any>, path: Path, tree: Tree }} Place */

/** Levels of tables and lists; no file of a project needs more than a few. */
const deepest = 32;

/** No feed and no drawing may hold them. */
const unseen = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** What to do about a document that is nested without end. */
export const tooDeep = `write at most ${deepest} levels of tables and lists`;

/** @returns {Record<string, any>} */
const emptyTable = () => Object.create(null);

/** @param {Table} node @param {Tree} tree */
function addTable(node, tree) {
  for (const key of node.key.keys) checkKey(key, tree);
  const path = node.resolvedKey;
  checkDepth(path, node, tree);
  notePlaces(node, path, 0, tree);
  const table = inside(tree.value, path);
  for (const pair of node.body) addPair(pair, { table, path, tree });
}

/** @param {Pair} node @param {Place} place */
function addPair(node, { table, path, tree }) {
  const keys = node.key.keys.map((key) => checkKey(key, tree));
  const own = [...path, ...keys];
  checkDepth(own, node, tree);
  notePlaces(node, own, path.length, tree);
  const holder = inside(table, keys.slice(0, -1));
  holder[keys[keys.length - 1]] = valueOf(node.value, own, tree);
}

/**
 * The table or the list at a path, made where there is none yet. A number in the path is a place in a list of tables.
 *
 * @param {any} table
 * @param {Path} path
 */
function inside(table, path) {
  return path.reduce((holder, key, at) => {
    holder[key] ??= typeof path[at + 1] === 'number' ? [] : emptyTable();
    return holder[key];
  }, table);
}

/** @param {Content} node @param {Path} path @param {Tree} tree @returns {any} */
function valueOf(node, path, tree) {
  checkDepth(path, node, tree);
  if (node.type === 'TOMLArray')
    return node.elements.map((element, at) => {
      const place = [...path, at];
      tree.places.push({ path: place, length: place.length, line: element.loc.start.line });
      return valueOf(element, place, tree);
    });
  if (node.type === 'TOMLInlineTable') {
    const table = emptyTable();
    for (const pair of node.body) addPair(pair, { table, path, tree });
    return table;
  }
  return plainValue(node, tree);
}

/** @param {import('toml-eslint-parser').AST.TOMLValue} node @param {Tree} tree */
function plainValue(node, tree) {
  if ('datetime' in node) {
    // valid TOML, and no moment that JavaScript or Hugo knows
    if (/:60/.test(node.datetime))
      throw wrong(`a leap second: ${node.datetime}`, node, { tree, hint: 'write the second before it' });
    return dateText(node);
  }
  if (typeof node.value === 'string' && unseen.test(node.value)) {
    const code = node.value.codePointAt(node.value.search(unseen))?.toString(16).toUpperCase();
    throw wrong(`a control character in text: U+${code?.padStart(4, '0')}`, node, {
      tree,
      hint: 'leave it out',
    });
  }
  if (!('number' in node)) return node.value;
  const { value } = node;
  if (!Number.isFinite(value))
    throw wrong(`not a finite number: ${node.number}`, node, {
      tree,
      hint: 'write a number, or leave the key out',
    });
  if (node.kind === 'integer' && !Number.isSafeInteger(value))
    throw wrong(`a whole number that is not kept exactly: ${node.number}`, node, {
      tree,
      hint: 'write it as text in quotes, or in a larger unit',
    });
  return value;
}

/**
 * A day is the same day wherever it is read; the parser takes it for one of the time zone of the machine.
 *
 * @param {import('toml-eslint-parser').AST.TOMLDateTimeValue} node
 */
function dateText({ kind, datetime, value }) {
  if (kind === 'local-time') return datetime;
  const local = datetime.replace(/^(\S{10})[ t]/i, '$1T');
  const moment = kind === 'offset-date-time' ? value : new Date(kind === 'local-date' ? local : `${local}Z`);
  return moment.toISOString().replace(/T00:00:00\.000Z$/, '');
}

/** @param {import('toml-eslint-parser').AST.TOMLBare | import('toml-eslint-parser').AST.TOMLQuoted} node @param {Tree} tree */
function checkKey(node, tree) {
  const name = node.type === 'TOMLBare' ? node.name : node.value;
  if (!reservedKeys.includes(name)) return name;
  throw wrong(`not allowed as a key: ${name}`, node, {
    tree,
    hint: 'choose another name: programs keep this one for themselves',
  });
}

/** @param {Path} path @param {Content | Pair | Table} node @param {Tree} tree */
function checkDepth(path, node, tree) {
  if (path.length <= deepest) return;
  throw wrong('tables or lists are nested too deeply', node, { tree, hint: tooDeep });
}

/** @param {string} message @param {Content | Pair | Table | Pair['key']['keys'][number]} node @param {{ tree: Tree, hint: string }} about */
const wrong = (message, node, { tree, hint }) =>
  new InputError(message, { line: node.loc.start.line + tree.firstLine - 1, hint });

/** @param {Table | Pair} node @param {Path} path @param {number} from what of it the node itself says @param {Tree} tree */
function notePlaces({ loc }, path, from, { places }) {
  for (let length = from + 1; length <= path.length; length++)
    places.push({ path, length, line: loc.start.line });
}

/**
 * Lines from 1 by path, as `JSON.stringify(['specs', 'Controller'])`. A table that is written in several places has the line of the first.
 * Only a complaint asks for them, and most documents give cause for none.
 *
 * @param {KeyPlace[]} places
 * @returns {Map<string, number>}
 */
export function linesOf(places) {
  const lines = new Map();
  for (const { path, length, line } of places) {
    const key = JSON.stringify(path.slice(0, length).map(String));
    if (!lines.has(key)) lines.set(key, line);
  }
  return lines;
}

/** Names by which a key of a file would reach past its own table, in any program that reads it. */
export const reservedKeys = Object.freeze(['__proto__', 'constructor', 'prototype']);
