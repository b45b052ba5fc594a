import { InputError } from '../../model/inputError.js';
import { lineCursor } from '../../model/lib/lineCursor.js';

/**
 * One JSON document of fio in a text that may hold several, and other lines before, between and after them.
 *
 * @typedef {object} FioDocument
 * @property {any} value as parsed
 * @property {number} line where it begins, from 1
 * @property {boolean} repaired `nan` and `inf`, which are no JSON, were taken for absent values
 *
 * @typedef {{ text: string, line: number }} Remark a line of fio outside of the documents
 */

const opening = /\{\s*"fio version"\s*:/g;
const bracket = /[{}"]/g;
const notNumber = /(:\s*)-?(?:nan|inf(?:inity)?)(?=\s*[,}\]])/gi;
const telling =
  /^(?:fio: (?!terminating on timeout).*|note: .*|verify: .*|.*\berror=.*|.*terminating on signal.*)$/gm;
const remarksKept = 20;

const wholeFile =
  'copy the whole file, or run fio again with --output-format=json+ --output=FILE and let it end';

/**
 * @param {string} text
 * @returns {{ documents: FioDocument[], remarks: Remark[] }}
 * @throws {InputError} where a document is cut off or is no JSON
 */
export function findDocuments(text) {
  const whole = wholeDocument(text);
  if (whole) return { documents: [whole], remarks: [] };
  const documents = [];
  const remarks = [];
  const lineOf = lineCursor(text);
  let from = 0;
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    remarks.push(...remarksIn(text.slice(from, match.index), lineOf(from)));
    from = closing(text, match.index);
    documents.push(parseDocument(text.slice(match.index, from), lineOf(match.index)));
    opening.lastIndex = from;
  }
  if (documents.length === 0)
    throw new InputError('the JSON document has lost its begin or its end', { hint: wholeFile });
  remarks.push(...remarksIn(text.slice(from), lineOf(from)));
  return { documents, remarks: remarks.slice(0, remarksKept) };
}

/** @param {string} text */
function wholeDocument(text) {
  if (!/^\s*\{/.test(text)) return null;
  try {
    const value = JSON.parse(text);
    return Object.hasOwn(value, 'fio version')
      ? { value, line: lineAt(text, text.indexOf('{')), repaired: false }
      : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @param {number} from index of the opening brace
 */
function closing(text, from) {
  let depth = 0;
  bracket.lastIndex = from;
  for (let match = bracket.exec(text); match; match = bracket.exec(text)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '"') bracket.lastIndex = closingQuote(text, match.index, from) + 1;
    else if (--depth === 0) return match.index + 1;
  }
  throw cutOff(text, from);
}

/**
 * @param {string} text
 * @param {number} quote
 * @param {number} from
 */
function closingQuote(text, quote, from) {
  for (let at = text.indexOf('"', quote + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at;
  }
  throw cutOff(text, from);
}

/**
 * @param {string} text
 * @param {number} from
 */
const cutOff = (text, from) =>
  new InputError(`the JSON document that begins at line ${lineAt(text, from)} is cut off`, {
    line: lineAt(text, text.trimEnd().length),
    hint: wholeFile,
  });

/**
 * @param {string} part
 * @param {number} line where it begins
 */
function parseDocument(part, line) {
  try {
    return { value: JSON.parse(part), line, repaired: false };
  } catch (cause) {
    return { value: parseRepaired(part, line, cause), line, repaired: true };
  }
}

/**
 * Some versions of fio print a mean of nothing as `nan`.
 *
 * @param {string} part
 * @param {number} line where the part begins
 * @param {unknown} cause
 */
function parseRepaired(part, line, cause) {
  const repaired = part.replace(notNumber, '$1null');
  try {
    if (repaired !== part) return JSON.parse(repaired);
  } catch (second) {
    cause = second;
  }
  const position = Number(/position (\d+)/.exec(String(cause))?.[1] ?? Number.NaN);
  const place = Number.isNaN(position) ? line : line + lineAt(repaired, position) - 1;
  throw new InputError('the JSON document is damaged', { line: place, hint: wholeFile, cause });
}

/**
 * @param {string} part
 * @param {number} line where it begins
 * @returns {Remark[]}
 */
function remarksIn(part, line) {
  const lineOf = lineCursor(part);
  return [...part.matchAll(telling)]
    .slice(0, remarksKept)
    .map((match) => ({ text: match[0].trim().slice(0, 200), line: line + lineOf(match.index) - 1 }));
}

/**
 * @param {string} text
 * @param {number} index
 */
const lineAt = (text, index) => lineCursor(text)(index);
