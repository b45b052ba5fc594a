import { InputError } from '../model/inputError.js';
import { readToml } from './toml.js';
import { dataNames } from './vegaLiteFields.js';

/**
 * A fenced `vega-lite` block: between two lines of `+++` what a chart block says in TOML, then the spec in JSON.
 *
 * @param {string[]} lines inside of the fence
 * @param {number} firstLine of them in the file
 * @returns {{ toml: import('../model/project.js').Toml, spec: import('../model/project.js').WrittenSpec }}
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
 * @returns {import('../model/project.js').WrittenSpec}
 */
function readSpec(lines, firstLine) {
  const text = lines.join('\n');
  const place = (/** @type {number} */ offset) => firstLine + text.slice(0, offset).split('\n').length - 1;
  const value = parse(text, place);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InputError('a Vega-Lite spec is an object in { }', { line: firstLine, hint: null });
  const line = (/** @type {string} */ word) => {
    const offset = text.indexOf(JSON.stringify(word));
    return place(offset < 0 ? text.search(/\S/) : offset);
  };
  return { value, data: [...dataNames(value)].sort(), line };
}

/** @param {string} text @param {(offset: number) => number} place */
function parse(text, place) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
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
