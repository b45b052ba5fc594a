import { jsonBreak, lineCursor } from '../../model/lib/lineCursor.js';
import { warning } from '../../model/parser.js';
import { brokenJson } from './jsonDocument.js';

/**
 * JSON as it lies about: alone, after a build log, one document after another, one a line, or with the bare `NaN` of Python
 * or `-nan` of C.
 *
 * @typedef {{ value: any, line: number }} JsonDocument as the tool wrote it: check what you take from it
 */

const token = /"[^"\\]*(?:\\[^][^"\\]*)*"|[{}[\]]|[^"{}[\]]+|"/y;
const bare = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\b(?:NaN|Infinity|nan|inf)\b/g;
/** A log may hold many brackets that begin no JSON; all attempts together read no more than this many times the text. */
const patience = 8;

/**
 * Every JSON document of a file.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} make how to make the right file, for the hint
 * @returns {{ documents: JsonDocument[], warnings: import('../../model/parser.js').Warning[] }} the warnings name what is not JSON
 * @throws {import('../../model/inputError.js').InputError} where there is none, with the line where it ends or breaks
 */
export function jsonDocuments(source, make) {
  const text = source.text();
  const whole = tryJson(text);
  if (whole !== undefined) return { documents: [{ value: whole, line: 1 }], warnings: [] };
  const { documents, others, cut } = scan(text);
  if (documents.length === 0) throw broken(text, { start: cut ?? firstOpening(text), make });
  const warnings = othersNamed(others);
  if (cut !== null)
    warnings.push(warning('the last document is cut and was left out', lineCursor(text)(cut)));
  return { documents, warnings };
}

/** @param {string} text */
function scan(text) {
  const opening = /(?:^|\n)[ \t]{0,200}(?=[{[])/g;
  /** @type {JsonDocument[]} */
  const documents = [];
  /** @type {{ line: number, text: string }[]} */
  const others = [];
  const lines = lineCursor(text);
  let done = 0;
  let read = 0;
  let cut = null;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = match.index + match[0].length;
    const end = closing(text, start);
    // a match at the very start of the text is empty: without this it would be found again
    opening.lastIndex = start + 1;
    read += (end ?? text.length) - start;
    if (read > patience * text.length + 65_536) break;
    if (end === null && looksLikeJson(text, start)) cut ??= start;
    const value = end === null ? undefined : tryJson(text.slice(start, end));
    if (value === undefined || typeof value !== 'object') continue;
    others.push({ line: lines(done), text: text.slice(done, start) });
    documents.push({ value, line: lines(start) });
    cut = null;
    opening.lastIndex = done = /** @type {number} */ (end);
  }
  others.push({ line: lines(done), text: text.slice(done, cut ?? text.length) });
  return { documents, others, cut };
}

/**
 * @param {string} text
 * @param {number} start of a bracket
 * @returns {number | null} after the bracket that closes it; `null` where none does
 */
function closing(text, start) {
  let depth = 0;
  token.lastIndex = start;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [{ 0: first, length }] = match;
    if (length > 1) continue;
    if (first === '{' || first === '[') depth += 1;
    if (first === '}' || first === ']') depth -= 1;
    if (depth === 0) return token.lastIndex;
  }
  return null;
}

/**
 * @param {string} text
 * @returns {any} `undefined` where it is no JSON
 */
export function tryJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    if (!/NaN|Infinity|\bnan\b|\binf\b/.test(text)) return undefined;
  }
  try {
    return JSON.parse(text.replace(bare, (found) => (found[0] === '"' ? found : 'null')));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @param {number} start
 */
const looksLikeJson = (text, start) => /^(?:\{\s*"|\[\s*[{["\d-])/.test(text.slice(start, start + 400));

/** @param {string} text */
const firstOpening = (text) => Math.max(0, text.search(/[{[]/));

/**
 * @param {string} text
 * @param {{ start: number, make: string }} place
 */
function broken(text, { start, make }) {
  const part = text.slice(start);
  let position = part.length;
  try {
    JSON.parse(part);
  } catch (error) {
    position = jsonBreak(error, part);
  }
  const cut = position >= part.trimEnd().length || closing(text, start) === null;
  return brokenJson({ text, position: start + position, cut, make });
}

/** @param {{ line: number, text: string }[]} parts */
function othersNamed(parts) {
  return parts
    .flatMap(({ line, text }) => {
      const skipped = text.length - text.trimStart().length;
      const said = text.trim();
      if (said === '' || said === ',' || said === ';') return [];
      const first = line + text.slice(0, skipped).split('\n').length - 1;
      const count = said.split('\n').length;
      const what = JSON.stringify(said.split('\n')[0].slice(0, 60));
      return [
        warning(`${count === 1 ? 'a line is' : `${count} lines are`} no JSON: ${what}; left unread`, first),
      ];
    })
    .slice(0, 8);
}
