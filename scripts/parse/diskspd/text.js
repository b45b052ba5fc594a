import { InputError } from '../../model/inputError.js';
import { readParameters } from './parameter.js';
import { readTables } from './table.js';
import { utcDate } from './xml.js';
import { sourceLines } from '../text/pasted.js';

const hint = 'keep the whole of what diskspd prints: diskspd -L ... > run1.txt';

/** @typedef {{ text: string, line: number }} Line */

/**
 * The text that DiskSpd prints by default. Several outputs in one file are runs.
 *
 * @param {import('../../model/parser.js').Source} source
 * @returns {import('./xml.js').DiskspdOutput}
 */
export function readDiskspdText(source) {
  const lines = sourceLines(source);
  const outputs = split(lines, (text) => /^Command Line: /.test(text)).filter(isOutput);
  const spans = outputs.flatMap((output, run) => readOutput(output, run));
  const all = lines.map(({ text }) => text);
  const command = all.find((text) => text.startsWith('Command Line: '))?.slice('Command Line: '.length);
  const start = all.map((text) => /^\s*start time:\s*(.*)$/.exec(text)?.[1]).find(Boolean);
  return { version: null, settings: command ? { command } : {}, startedAt: utcDate(start ?? ''), spans };
}

/** @param {Line[]} part what people wrote above it is none */
const isOutput = (part) =>
  part.some(({ text }) => /^(?:Command Line: |Results for timespan \d+:)/.test(text));

/**
 * @param {Line[]} output
 * @param {number} run
 */
function readOutput(output, run) {
  const [head, ...results] = split(output, (text) => /^Results for timespan \d+:/.test(text));
  if (results.length === 0)
    throw new InputError('no "Results for timespan": the output was cut off', {
      line: output[output.length - 1].line,
      hint,
    });
  const parameters = split(head, (text) => /^\s*timespan:\s*\d+/.test(text))
    .slice(1)
    .map(readParameters);
  return results.map((lines, index) => {
    const targets = parameters[index] ?? [];
    const body = upTo(lines, (text) => /^Totals:/.test(text));
    const tables = readTables(body);
    if (!tables.ended) {
      throw new InputError('the tables of a timespan are not complete: the output was cut off', {
        line: lines[lines.length - 1].line,
        hint,
      });
    }
    return {
      run,
      test: results.length > 1 ? `timespan ${index + 1}` : null,
      line: lines[0].line,
      targets,
      ...tables,
    };
  });
}

/**
 * @param {Line[]} lines
 * @param {(text: string) => boolean} begins
 * @returns {Line[][]} what stands before the first beginning, then one part for each
 */
function split(lines, begins) {
  /** @type {Line[][]} */
  const parts = [[]];
  for (const each of lines) {
    if (begins(each.text)) parts.push([]);
    parts[parts.length - 1].push(each);
  }
  return parts;
}

/**
 * @param {Line[]} lines
 * @param {(text: string) => boolean} ends
 */
function upTo(lines, ends) {
  const at = lines.findIndex(({ text }) => ends(text));
  return at < 0 ? lines : lines.slice(0, at);
}
