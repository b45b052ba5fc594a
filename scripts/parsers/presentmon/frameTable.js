import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { cutLine } from '../shared/blocks.js';
import { csvRows } from '../shared/csvRows.js';

/**
 * A per-frame log as a table: PresentMon, FrameView, OCAT and CapFrameX (CSV) share the columns `Application, ProcessID, ...`.
 *
 * @typedef {object} FrameHeader
 * @property {number} line from 1
 * @property {string} delimiter
 * @property {string[]} names as the tool wrote them
 * @property {Map<string, number>} at index by plain name
 * @property {string[]} before the lines above the header
 */

const headerWithin = 80;
const frameTimes = ['frametime', 'msbetweenappstart', 'msbetweenpresents'];

/** The name without case, blanks and quotes. @param {string} name */
export const plainName = (name) => name.toLowerCase().replaceAll(/[\s"_]/g, '');

/**
 * The column that holds the time of each frame: `FrameTime` (2.0), `MsBetweenAppStart` (2.3), `MsBetweenPresents` (1.x).
 *
 * @param {FrameHeader} header
 */
export const frameTimeColumn = ({ at }) => {
  const name = frameTimes.find((each) => at.has(each));
  return name === undefined ? null : /** @type {number} */ (at.get(name));
};

/**
 * @param {string} text at least the head of the file
 * @returns {FrameHeader | null}
 */
export function findFrameHeader(text) {
  const lines = text.slice(0, 65_536).split('\n', headerWithin);
  for (const [index, line] of lines.entries()) {
    if (line.length > 20_000 || !/application/i.test(line)) continue;
    const delimiter = [',', ';', '\t'].find((each) => line.split(each).length > 5);
    if (!delimiter) continue;
    const names = line.split(delimiter).map((name) => name.replace(/^\s*"|"\s*$/g, '').trim());
    const at = new Map(names.map((name, column) => [plainName(name), column]));
    if (!at.has('application') || !at.has('processid')) continue;
    return { line: index + 1, delimiter, names, at, before: lines.slice(0, index) };
  }
  return null;
}

/**
 * The rows below the header. Rows of another width are left out, with a warning that counts them.
 *
 * @param {string} text
 * @param {FrameHeader} header
 */
export function readFrameRows(text, { line, delimiter, names }) {
  const lines = text.split('\n').slice(line);
  /** @type {{ line: number, cells: string[] }[]} */
  const rows = [];
  const bad = [];
  // OCAT names the hardware in further columns, whose cells only the first row has
  const hardware = names.findIndex((name) => plainName(name) === 'motherboard');
  const frameCells = hardware > 0 ? hardware : names.length;
  for (const [index, content] of lines.entries()) {
    if (content.trim() === '') continue;
    const cells = content.includes('"')
      ? (csvRows(content, delimiter, { cut: true })[0]?.cells ?? [])
      : content.split(delimiter);
    const isWhole = cells.length >= names.length && cells.length <= names.length + 1;
    if (isWhole || cells.length === frameCells) rows.push({ line: line + index + 1, cells });
    else bad.push(line + index + 1);
  }
  if (rows.length === 0)
    throw new InputError('a header without frames', {
      line,
      hint: 'record some seconds while the program renders',
    });
  const warnings = cutLine(text, (last) => last.split(delimiter).length >= frameCells);
  if (bad.length > 0)
    warnings.push(
      warning(`${bad.length} rows have not the ${names.length} cells of the header and are left out`, bad[0]),
    );
  return { rows, warnings };
}

/**
 * A number as these tools write it; `NA` and empty cells are none.
 *
 * @param {string | undefined} cell
 * @param {string} delimiter where it is no comma, a comma may be the decimal mark
 */
export function cellNumber(cell, delimiter) {
  const text = (cell ?? '').trim();
  const point = delimiter === ',' ? text : text.replace(',', '.');
  return /^-?\d{1,20}(?:\.\d{0,20})?(?:e[+-]?\d{1,2})?$/i.test(point) ? Number(point) : NaN;
}
