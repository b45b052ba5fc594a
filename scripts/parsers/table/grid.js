import { csvRows } from '../shared/csvRows.js';
import { columnOf } from './header.js';

/**
 * A hand-made table as it was found: its header, its rows, and what is said once above it.
 *
 * @typedef {object} Grid
 * @property {import('../shared/csvRows.js').Row} header
 * @property {import('../shared/csvRows.js').Row[]} rows
 * @property {boolean} open the text ends within its last line
 * @property {Map<string, { text: string, line: number }>} said `evidence: photos/aida.png` above the table, by header
 *
 * @typedef {import('../shared/csvRows.js').Row} Row
 */

const delimiters = ['\t', ';', ','];
/** How far down a header is looked for: titles and settings stand above it. */
const headerWithin = 60;

/**
 * The tables in a text: pipes of Markdown, or values separated by tabs, semicolons or commas.
 *
 * @param {string} text
 * @param {{ cut?: boolean }} [options] `cut`: the text is the head of a longer one
 * @returns {Grid[]}
 */
export function textGrids(text, options) {
  if (hasPipes(text)) return markdownGrids(text);
  const whole = delimiters.map((delimiter) => ({ delimiter, header: headerLine(text, delimiter) }));
  const best = whole.reduce((most, each) =>
    (each.header?.known ?? 0) > (most.header?.known ?? 0) ? each : most,
  );
  if (!best.header) return [];
  const grid = gridOf(csvRows(text, best.delimiter, options));
  return grid ? [{ ...grid, open: !text.endsWith('\n') }] : [];
}

/**
 * Whether a line of dashes stands under a line with a pipe, as in Markdown.
 *
 * @param {string} text
 */
function hasPipes(text) {
  const lines = text.split('\n');
  return lines.some((line, at) => {
    return at > 0 && line.includes('--') && lines[at - 1].includes('|') && /^[\s|:-]+$/.test(line);
  });
}

/**
 * Rows with their header found among them.
 *
 * @param {Row[]} rows
 * @returns {Grid | null}
 */
export function gridOf(rows) {
  const at = rows.slice(0, headerWithin).findIndex(({ cells }) => knownColumns(cells) > 0);
  if (at < 0) return null;
  return { header: rows[at], rows: rows.slice(at + 1), open: false, said: sayings(rows.slice(0, at)) };
}

/**
 * @param {string} text
 * @param {string} delimiter
 */
function headerLine(text, delimiter) {
  const known = text
    .slice(0, 65_536)
    .split('\n', headerWithin)
    .map((line) => knownColumns(line.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''))))
    .find((count) => count > 0);
  return known ? { known } : null;
}

/**
 * How many columns are known, where the row may be a header: two or more, and at least half of them.
 *
 * @param {string[]} cells
 */
function knownColumns(cells) {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length < 2 || filled.length > 200) return 0;
  const columns = filled.flatMap((cell) => columnOf(cell) ?? []);
  const named = columns.some(({ role, name }) => role !== 'value' || Number.isNaN(Number(name)));
  return named && columns.length >= 2 && columns.length * 2 >= filled.length ? columns.length : 0;
}

/**
 * `# evidence: x`, `Evidence: x`, or a key with its value in the next cell.
 *
 * @param {Row[]} rows
 * @returns {Grid['said']}
 */
function sayings(rows) {
  const said = new Map();
  for (const { cells, line } of rows) {
    const whole = cells.filter(Boolean).join(', ');
    const match = /^[\s#>*_-]*([\p{L} -]{2,24}?)[*_]*\s*:[*_]*\s*(.+)$/u.exec(whole);
    const [key, value] = match
      ? match.slice(1)
      : [cells[0].replace(/^[\s#]+/, ''), cells.slice(1).filter(Boolean).join(', ')];
    if (value) said.set(columnOf(key)?.name ?? key.toLowerCase().trim(), { text: unlinked(value), line });
  }
  return said;
}

/**
 * @param {string} text
 * @returns {Grid[]}
 */
function markdownGrids(text) {
  /** @type {Grid[]} */
  const grids = [];
  /** @type {Row[]} */
  let above = [];
  /** @type {Row[]} */
  let table = [];
  const close = () => {
    const grid = table.length > 1 ? gridOf([...above, ...table]) : null;
    if (grid) grids.push(grid);
    table = [];
  };
  for (const [index, line] of text.split('\n').entries()) {
    const cells = pipeCells(line);
    if (cells && !cells.every((cell) => /^:?-{2,}:?$/.test(cell))) table.push({ line: index + 1, cells });
    else if (!cells) {
      close();
      if (line.includes(':'))
        above = [...above, { line: index + 1, cells: [line.trim()] }].slice(-headerWithin / 2);
    }
  }
  close();
  return grids;
}

/**
 * @param {string} line
 * @returns {string[] | null} `null` where it is no row
 */
function pipeCells(line) {
  const trimmed = line.trim();
  if (!/(?<!\\)\|/.test(trimmed)) return null;
  const inner = trimmed.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => unlinked(cell.trim().replaceAll('\\|', '|')));
}

/**
 * The address of a Markdown link or picture, the text of anything else.
 *
 * @param {string} cell
 */
function unlinked(cell) {
  const link = /^!?\[[^\]]*\]\(\s*<?([^)\s>]+)[^)]*\)$/.exec(cell.trim());
  return link ? link[1] : cell.trim().replace(/^(\*\*|__|\*|_|`)(.*)\1$/, '$2');
}
