import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { consoleRow } from './console.js';

/** Since 0.6 a table with bars. */
const barHead =
  /^\s{0,20}\|\s{0,9}Change\s{1,9}\|\s{0,9}Before (\[[^|\n]{1,200}?)\s{1,200}\|\s{0,9}After (\[[^|\n]{1,200}?)\s{1,200}\|\s{0,9}Ratio\s{0,9}\|/;
const barRow =
  /^\s{0,20}\|\s{0,9}[!+~x-]?\s{0,9}\|\s{0,9}(\S{1,60})\s{1,200}\|\s{0,9}(\S{1,60})\s{1,200}\|\s{0,9}\S{1,20}\s{1,200}\|\s{0,9}(\S.{0,600}?)\s{0,400}\|\s*$/;
/** Before that, columns: the commits and then their names stand below the head. */
const columnHead = /^\s{0,20}before\s{2,20}after\s{2,20}ratio\s*$/;
const columnRow =
  /^\s{0,8}[!+~x-]?\s{1,30}(\S{1,60})\s{1,30}(\S{1,60})\s{1,30}(?:~?\d{1,9}\.\d\d|n\/a)\s{1,4}(\S.{0,600}?)\s*$/;
const none = /^(?:n\/a|failed|NaN|None)$/;

/** @param {string} head */
export const isCompare = (head) =>
  head.split('\n').some((line) => line.length < 1000 && (barHead.test(line) || columnHead.test(line)));

/**
 * What `asv compare` and `asv continuous` print last: two commits side by side, each a parameter of its results.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readCompare(text, hint) {
  const lines = text.split('\n');
  /** @type {{ commits: string[], row: RegExp } | null} */
  let table = null;
  /** @type {Map<string, import('../../model/measurement.js').Measurement>} */
  const found = new Map();
  const missing = new Set();
  for (const [at, line] of lines.entries()) {
    if (line.length > 2000) continue;
    const bars = barHead.exec(line);
    if (bars) table = { commits: bars.slice(1, 3).map(commitOf), row: barRow };
    else if (columnHead.test(line))
      table = { commits: commitColumns(lines.slice(at + 1, at + 3)), row: columnRow };
    const match = table?.row.exec(line);
    if (!table || !match) continue;
    for (const [side, commit] of table.commits.entries()) {
      const value = match[side + 1];
      const row = none.test(value) ? null : consoleRow(match[3], value, { commit });
      // --split lists some benchmarks in more than one table
      if (row) found.set(JSON.stringify([row.test, row.parameters]), row);
      else missing.add(match[3].replace(/\[[^\]/]{1,200}\//, '['));
    }
  }
  if (found.size === 0) throw new InputError('no benchmark gave a value', { hint });
  const few = [...missing].slice(0, 12).join(', ');
  return {
    measurements: [...found.values()],
    warnings: [
      warning('the table holds no single samples: each value counts as one run'),
      ...(missing.size > 0 ? [warning(`no value at one of the commits or at both: ${few}`)] : []),
    ],
  };
}

/**
 * The two commits below a head of columns: `[3bfda9c6]  [bf719488]`, and their names where both have one.
 *
 * @param {string[]} lines
 */
function commitColumns([hashes = '', names = '']) {
  const found = hashes.match(/\[[^\]]{1,60}\]/g) ?? [];
  const named = names.match(/<[^<>]{1,120}>/g) ?? [];
  return ['before', 'after'].map((side, at) =>
    commitOf([found[at] ?? side, ...(named.length === 2 ? [named[at]] : [])].join(' ')),
  );
}

/** `[5535c71a] <v0.5.1^0>` as `v0.5.1^0 5535c71a`. @param {string} cell */
const commitOf = (cell) => {
  const match = /^\[(\S{1,60})\](?:\s{1,4}<(.{1,120})>)?/.exec(cell);
  return match ? [match[2], match[1]].filter(Boolean).join(' ') : cell;
};
