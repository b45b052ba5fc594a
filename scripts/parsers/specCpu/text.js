import { warning } from '../../model/parser.js';
import { scoreName, specNumber } from './row.js';

const rowForm = /^(\d{3}\.\w{1,24})\s{1,40}(\S.{0,200})$/;
const scoreForm =
  /^\s{1,4}(?:Est\. )?(SPEC(?:rate|speed|int|fp)[\w()]{0,40}?(?:base|peak|20\d\d))\s{1,80}(\d{1,9}(?:\.\d{1,4})?)\s*$/;

/**
 * The table of a text report. Each half (base, peak) of a row is count, time, ratio and a mark (`*` selected, `S` not); below
 * the line of = the selected ones are repeated.
 *
 * @param {string} text
 */
export function readSpecText(text) {
  /** @type {import('./row.js').SpecRow[]} */
  const rows = [];
  /** @type {import('./row.js').SpecScore[]} */
  const scores = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  let counted = '';
  let open = false;
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^Benchmarks\s{2,20}(Copies|Threads|Ref\.)/.exec(line);
    if (header) [counted, open] = [header[1], true];
    if (/^={20}/.test(line)) open = false;
    const score = scoreForm.exec(line);
    if (score) scores.push({ name: scoreName(score[1]), value: Number(score[2]) });
    const match = open ? rowForm.exec(line) : null;
    if (!match) continue;
    const halves = halvesOf(match[2].trim().split(/\s+/));
    if (halves === null)
      warnings.push(warning(`${match[1]}: no result: ${match[2].trim().slice(0, 100)}`, index + 1));
    else rows.push(...halves.map((half) => rowOf(match[1], half, counted)));
  }
  return { rows, scores, warnings };
}

/**
 * @param {string[]} words
 * @returns {{ phase: 'base' | 'peak', cells: string[] }[] | null} `null` where a half is no result (CE, RE, NR)
 */
function halvesOf(words) {
  const marks = words.flatMap((word, at) => (/^[*S]$/.test(word) ? [at] : []));
  const parts = marks.map((mark, half) => words.slice(half === 0 ? 0 : marks[half - 1] + 1, mark));
  if (
    parts.length === 0 ||
    parts.length > 2 ||
    parts.some((cells) => cells.length !== 3 || cells.some((cell) => specNumber(cell) === null))
  )
    return null;
  return parts.map((cells, half) => ({ phase: half === 0 ? 'base' : 'peak', cells }));
}

/**
 * @param {string} benchmark
 * @param {{ phase: 'base' | 'peak', cells: string[] }} half
 * @param {string} counted what the first column counts; the reference time of CPU2006's speed runs is none
 * @returns {import('./row.js').SpecRow}
 */
const rowOf = (benchmark, { phase, cells }, counted) => ({
  benchmark,
  phase,
  copies: counted === 'Copies' ? specNumber(cells[0]) : null,
  threads: counted === 'Threads' ? specNumber(cells[0]) : null,
  seconds: specNumber(cells[1]) ?? 0,
  ratio: specNumber(cells[2]),
});
