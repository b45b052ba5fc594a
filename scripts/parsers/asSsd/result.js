import { InputError } from '../../model/inputError.js';
import { isTotal, sectionOf } from './section.js';

const banner = /^[\s*#>|]*AS SSD Benchmark\s+(\d[\d.]*)\s*$/;
const entry = /^\s*([^\s:][^:]{0,40}?)\s*:\s*(\S.*?)\s*$/;
const heading = /^\s*([^\s:-][^:]{0,40}?)\s*:?\s*$/;
const longestLine = 1000;
const hint = 'copy the whole result again with Edit > Copy in AS SSD, from its first line to the score';

/**
 * @typedef {{ text: string, line: number }} Line
 * @typedef {{ name: string, line: number, rows: { key: string, value: string, line: number }[] }} Section
 * @typedef {{ version: string, header: Map<string, string>, sections: Section[], line: number, closed: boolean }} Result
 */

/**
 * @param {Line[]} lines
 * @returns {Result[]}
 */
export function splitResults(lines) {
  /** @type {Result[]} */
  const results = [];
  for (const { text, line } of lines) {
    const version = banner.exec(text)?.[1];
    if (version) results.push({ version, header: new Map(), sections: [], line, closed: false });
    else if (results.length) addLine(results[results.length - 1], { text, line });
  }
  if (results.length === 0)
    throw new InputError('no line "AS SSD Benchmark" with a version', { line: 1, hint });
  return results;
}

/**
 * @param {Result} result
 * @param {Line} line
 */
function addLine(result, { text, line }) {
  const { header, sections } = result;
  const section = sections.at(-1);
  const ended = section !== undefined && endsResult(section);
  if (ended && /^-{5,}$/.test(text.trim())) result.closed = true;
  if (ended || text.length > longestLine || /^[\s-]*$/.test(text)) return;
  const pair = entry.exec(text);
  if (!pair) {
    const name = heading.exec(text)?.[1];
    if (name) sections.push({ name, line, rows: [] });
  } else if (section) section.rows.push({ key: pair[1], value: pair[2], line });
  else header.set(pair[1].toLowerCase(), pair[2]);
}

/**
 * The total score ends the benchmark.
 *
 * @param {Section} section
 */
export const endsResult = ({ name, rows }) =>
  sectionOf(name)?.kind === 'score' && rows.some(({ key }) => isTotal(key));

/**
 * The copy benchmark has no score, but three copies.
 *
 * @param {Section[]} sections
 */
export function isWhole(sections) {
  const copies = sections.filter(({ name }) => sectionOf(name)?.kind === 'copy');
  return (
    sections.some(endsResult) ||
    (copies.length === 3 && copies.every(({ rows }) => rows.length === copies[0].rows.length))
  );
}

/**
 * @param {Section[]} sections
 * @param {number} line
 */
export function truncated(sections, line) {
  const last = sections.at(-1);
  return new InputError(`the score is missing${last ? `, the last section is ${last.name}` : ''}`, {
    line: last?.line ?? line,
    hint,
  });
}
