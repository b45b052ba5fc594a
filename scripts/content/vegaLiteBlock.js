import { InputError } from '../model/inputError.js';
import { jsonBreak } from '../model/lib/lineCursor.js';
import { narrowSpec } from '../model/lib/mergePatch.js';
import { readToml } from './toml.js';
import { reservedKeys } from './tomlTree.js';
import { dataNames } from './vegaLiteFields.js';

/**
 * A fenced `vega-lite` block: between two lines of `+++` what a chart block says in TOML, then the spec in JSON.
 *
 * @param {string[]} lines inside of the fence
 * @param {number} firstLine of them in the file
 * @returns {{ toml: import('../model/project.js').Toml, spec: import('../model/project.js').AuthorsSpec }}
 * @throws {InputError}
 */
export function readVegaLiteBlock(lines, firstLine) {
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '+++');
  if (lines[0]?.trim() !== '+++' || end < 0)
    throw new InputError('a vega-lite block without its header', {
      line: firstLine,
      hint: 'begin the block with +++, the test, metric, title and alt as in a chart block, and +++ again; then the spec in JSON',
    });
  const toml = readToml(lines.slice(1, end).join('\n'), firstLine + 1);
  if (toml.value.kind !== undefined)
    throw new InputError('a vega-lite block is of no kind: its spec says what is drawn', {
      line: toml.line(['kind']),
      hint: 'leave kind out',
    });
  toml.value.kind = 'vega-lite';
  return { toml, spec: readSpec(lines.slice(end + 1), firstLine + end + 1) };
}

/**
 * @param {string[]} lines
 * @param {number} firstLine
 * @returns {import('../model/project.js').AuthorsSpec}
 */
function readSpec(lines, firstLine) {
  const text = lines.join('\n');
  const place = (/** @type {number} */ offset) => firstLine + text.slice(0, offset).split('\n').length - 1;
  const lineOf = (/** @type {string} */ word, /** @type {string | undefined} */ after) => {
    const from = after === undefined ? 0 : Math.max(0, text.indexOf(JSON.stringify(after)));
    const offsets = [text.indexOf(JSON.stringify(word), from), text.indexOf(JSON.stringify(word))];
    return place(offsets.find((offset) => offset >= 0) ?? text.search(/\S/));
  };
  const value = parse(text, place);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError('a Vega-Lite spec is an object in { }', {
      line: firstLine,
      hint: 'write it in JSON, e.g. { "mark": "point" }',
    });
  refuseUnsafe(value, { lineOf });
  return {
    value,
    data: [...new Set([...dataNames(value), ...dataNames(narrowSpec(value))])].sort(),
    line: lineOf,
  };
}

/** Levels of a spec; views within views need some ten. */
const deepest = 64;

/**
 * Names that reach past their own table, and what is nested without end.
 *
 * @param {any} value
 * @param {{ lineOf: import('../model/project.js').AuthorsSpec['line'], depth?: number }} place
 */
function refuseUnsafe(value, { lineOf, depth = 0 }) {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) {
    const hint = `write at most ${deepest} levels of objects and lists`;
    throw new InputError('a spec that is nested too deeply', { line: lineOf(''), hint });
  }
  for (const [key, each] of Object.entries(value)) {
    if (reservedKeys.includes(key))
      throw new InputError(`not allowed as a key: ${key}`, {
        line: lineOf(key),
        hint: 'choose another name: programs keep this one for themselves',
      });
    refuseUnsafe(each, { lineOf, depth: depth + 1 });
  }
}

/** @param {string} text @param {(offset: number) => number} place */
function parse(text, place) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const offset = jsonBreak(error, text);
    const what = message
      .replace(/ in JSON at position.*| is not valid JSON.*/s, '')
      .replace(/^\w/, (first) => first.toLowerCase());
    throw new InputError(`not valid JSON: ${what}`, {
      line: place(offset),
      hint: 'the spec is plain JSON: names and text in double quotes, no comma after the last',
      cause: error,
    });
  }
}
