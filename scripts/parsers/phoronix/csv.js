import { cutLine } from '../shared/blocks.js';
import { csvRows } from '../shared/csvRows.js';

/** `result-file-to-csv`: the title, a table of the systems, and a table of one value for each test and system. */
export const csvHead = /^"[^"\n]{1,400}"\n\n ,"[^"\n]{1,200}"[^\n]{0,4000}\n(?:[^\n]{1,4000}\n)*\n ,"/;
const name = /^(.{1,200}?)(?: - (.{1,400}?))? \(([^()]{1,40})\)$/;

/**
 * It does not say whether more or less is better.
 *
 * @param {string} text
 * @returns {import('./rows.js').Read}
 */
export function readCsv(text) {
  /** @type {string[]} */
  let systems = [];
  let tables = 0;
  const results = csvRows(text).flatMap(({ cells, line }) => {
    if (cells[0] === '') {
      tables++;
      systems = cells.slice(1);
      return [];
    }
    const match = tables > 1 ? name.exec(cells[0]) : null;
    if (!match) return [];
    return [
      {
        profile: '',
        title: match[1],
        options: match[2] ?? '',
        scale: match[3],
        better: undefined,
        entries: systems.map((system, at) => ({ system, value: cells[at + 1] ?? '', raw: [] })),
        line,
      },
    ];
  });
  return { results, warnings: cutLine(text, () => true), facts: {} };
}
