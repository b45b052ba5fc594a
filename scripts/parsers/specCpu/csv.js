import { warning } from '../../model/parser.js';
import { scoreName, specNumber } from './row.js';

/**
 * The table of all iterations; that of the selected ones repeats some of them. Quotes of the header may be left open, and no
 * cell that is read holds a comma.
 *
 * @param {string} text
 */
export function readSpecCsv(text) {
  /** @type {import('./row.js').SpecRow[]} */
  const rows = [];
  /** @type {import('./row.js').SpecScore[]} */
  const scores = [];
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  /** @type {string[]} */
  let names = [];
  let table = 'full';
  const hasFull = /"Full Results Table"/.test(text);
  for (const [index, line] of text.split('\n').entries()) {
    table = /^"(Full|Selected) Results Table"/.exec(line)?.[1].toLowerCase() ?? table;
    const cells = line
      .slice(0, 2000)
      .split(',')
      .map((cell) => cell.replaceAll('"', '').trim());
    if (cells[0] === 'Benchmark') names = cells;
    const score = /^"?(SPEC(?:rate|speed|int|fp)[\w()]{0,40}?(?:base|peak|20\d\d))"?,(.{0,300})$/.exec(line);
    const value =
      score &&
      cells
        .slice(1)
        .map(specNumber)
        .find((each) => each !== null);
    if (score && value) scores.push({ name: scoreName(score[1]), value });
    if (!/^\d{3}\.\w{1,24}$/.test(cells[0]) || names.length === 0 || (table !== 'full' && hasFull)) continue;
    for (const phase of /** @type {const} */ (['base', 'peak'])) {
      const row = readPhase(names, cells, phase);
      if (row === null) continue;
      if ('status' in row)
        warnings.push(warning(`${cells[0]} ${phase}: no result (${row.status})`, index + 1));
      else rows.push(row);
    }
  }
  return { rows, scores, warnings };
}

/**
 * @param {string[]} names
 * @param {string[]} cells
 * @param {'base' | 'peak'} phase
 * @returns {import('./row.js').SpecRow | { status: string } | null} `null` where it was not run
 */
function readPhase(names, cells, phase) {
  const title = phase === 'base' ? 'Base' : 'Peak';
  const cell = (/** @type {string[]} */ ...ends) => {
    const at = names.findIndex((name) => ends.some((end) => name === `${title} ${end}`));
    return at < 0 ? undefined : cells[at];
  };
  const status = cell('Status');
  const seconds = specNumber(cell('Run Time'));
  if (!status && seconds === null) return null;
  if (status === 'NR') return null;
  if (seconds === null || (status && !/^S$/.test(status))) return { status: status || 'no time' };
  return {
    benchmark: cells[0],
    phase,
    copies: specNumber(cell('# Copies')),
    threads: specNumber(cell('# Threads')),
    seconds,
    ratio: specNumber(cell('Rate', 'Ratio')),
  };
}
