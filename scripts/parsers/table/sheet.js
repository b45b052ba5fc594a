import sax from 'sax';
import { InputError } from '../../model/inputError.js';
import { zipEntries } from '../../unpack/zip.js';
import { dateStyles, styledText } from './sheetStyle.js';

/** A table that people typed is far smaller; beyond this it is something else. */
const sheetLimit = 33_554_432;

/**
 * The rows of a spreadsheet's first sheet that has any (Office Open XML, ECMA-376 part 1, 18.3): numbers with a point
 * and no grouping, whatever the locale they are shown in.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {import('../shared/csvRows.js').Row[]}
 * @throws {InputError}
 */
export function sheetRows(name, bytes) {
  const parts = new Map(zipEntries(name, bytes).map((entry) => [entry.name, entry]));
  const text = (/** @type {string} */ path) => {
    const part = parts.get(path);
    if (!part) return '';
    if (part.size > sheetLimit)
      throw new InputError(`too long a sheet: ${path}`, { hint: 'keep only the table' });
    return new TextDecoder().decode(part.read());
  };
  const strings = sharedStrings(text('xl/sharedStrings.xml'));
  const styles = dateStyles(text('xl/styles.xml'));
  const sheets = [...parts.keys()]
    .filter((path) => /^xl\/worksheets\/sheet\d+\.xml$/.test(path))
    .sort(byNumber);
  for (const path of sheets) {
    const rows = cellRows(text(path), strings, styles);
    if (rows.length > 0) return rows;
  }
  throw new InputError('no sheet with a table', { hint: 'save the table as XLSX or CSV' });
}

/**
 * @param {string} a
 * @param {string} b
 */
const byNumber = (a, b) => a.length - b.length || (a < b ? -1 : 1);

/**
 * @param {string} xml
 * @returns {string[]}
 */
function sharedStrings(xml) {
  /** @type {string[]} */
  const strings = [];
  let phonetic = 0;
  walk(xml, {
    open: (tag) => {
      if (tag === 'si') strings.push('');
      if (tag === 'rPh') phonetic += 1;
    },
    text: (text, tag) => {
      if (tag === 't' && phonetic === 0) strings[strings.length - 1] += text;
    },
    close: (tag) => {
      if (tag === 'rPh') phonetic -= 1;
    },
  });
  return strings;
}

/**
 * @param {string} xml
 * @param {string[]} strings
 * @param {import('./sheetStyle.js').CellStyle[]} styles
 */
function cellRows(xml, strings, styles) {
  /** @type {import('../shared/csvRows.js').Row[]} */
  const rows = [];
  let cell = { column: 0, type: 'n', style: 0, text: '' };
  walk(xml, {
    open: (tag, attributes) => {
      if (tag === 'row') rows.push({ line: Number(attributes.r) || rows.length + 1, cells: [] });
      if (tag === 'c') {
        const column = attributes.r ? columnNumber(attributes.r) : rows[rows.length - 1].cells.length;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
      }
    },
    text: (text, tag) => {
      if (tag === 'v' || tag === 't') cell.text += text;
    },
    close: (tag) => {
      if (tag !== 'c' || cell.column > 500) return;
      const { cells } = rows[rows.length - 1];
      while (cells.length < cell.column) cells.push('');
      cells[cell.column] = shown(cell, strings, styles);
    },
  });
  return rows.filter(({ cells }) => cells.some(Boolean));
}

/** @param {string} reference `AB12` */
function columnNumber(reference) {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * @param {{ type: string, style: number, text: string }} cell
 * @param {string[]} strings
 * @param {import('./sheetStyle.js').CellStyle[]} styles
 */
function shown({ type, style, text }, strings, styles) {
  if (type === 's') return (strings[Number(text)] ?? '').trim();
  if (type === 'n' && text !== '') return styledText(Number(text), styles[style] ?? 'number');
  return text.trim();
}

/**
 * @param {string} xml
 * @param {{ open: (tag: string, attributes: Record<string, string>) => void, text: (text: string, tag: string) => void, close: (tag: string) => void }} visit
 */
function walk(xml, visit) {
  const parser = sax.parser(true, {});
  /** @type {string[]} */
  const path = [];
  const bare = (/** @type {string} */ name) => name.slice(name.indexOf(':') + 1);
  parser.onopentag = ({ name, attributes }) => {
    path.push(bare(name));
    visit.open(bare(name), /** @type {Record<string, string>} */ (attributes));
  };
  parser.ontext = (text) => visit.text(text, path[path.length - 1] ?? '');
  parser.onclosetag = (name) => {
    path.pop();
    visit.close(bare(name));
  };
  parser.onerror = (error) => {
    throw new InputError(`damaged spreadsheet: ${error.message.split('\n')[0]}`, {
      hint: 'save it again as XLSX',
    });
  };
  parser.write(xml).close();
}
