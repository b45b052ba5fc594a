import { InputError } from '../../model/inputError.js';
import { sourceLines } from '../shared/pasted.js';
import { byteUnit } from '../shared/unitWord.js';
import { readTables } from './table.js';
import { utcDate } from './xml.js';

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

/**
 * The input parameters of one timespan, as DiskSpd repeats them. Version 2.0 prints block sizes in bytes, 2.1 as `64KiB`.
 *
 * @param {Line[]} lines
 * @returns {import('./timeSpan.js').Target[]}
 */
function readParameters(lines) {
  /** @type {import('./timeSpan.js').Target[]} */
  const targets = [];
  for (const { text } of lines) {
    const path = /^\s*path: '(.*)'/.exec(text)?.[1];
    if (path !== undefined)
      targets.push({ path, blockSize: null, pattern: null, queueDepth: null, writePercent: null });
    const target = targets[targets.length - 1];
    if (target) readTargetLine(target, text.trim());
  }
  return targets;
}

/**
 * @param {import('./timeSpan.js').Target} target
 * @param {string} text
 */
function readTargetLine(target, text) {
  const size = /^block size: (\d+)([A-Za-z]*)$/.exec(text);
  if (size) target.blockSize = Number(size[1]) * ((size[2] && byteUnit(size[2], { binary: true })) || 1);
  if (/^using random I\/O/.test(text)) target.pattern = 'random';
  if (/^using (?:interlocked )?sequential I\/O/.test(text)) target.pattern = 'sequential';
  if (/^performing read test/.test(text)) target.writePercent = 0;
  if (/^performing write test/.test(text)) target.writePercent = 100;
  const mix = /^performing mix test \(read\/write ratio: (\d+)\/(\d+)\)/.exec(text);
  if (mix) target.writePercent = Number(mix[2]);
  const depth = /^number of outstanding I\/O operations(?: per thread)?: (\d+)/.exec(text);
  if (depth) target.queueDepth = Number(depth[1]);
}
