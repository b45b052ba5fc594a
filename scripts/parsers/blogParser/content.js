import { jsonpath } from 'json-p3';
import { RE2JS } from 're2js';
import { csvRows } from '../shared/csvRows.js';
import { tryJson } from '../shared/jsonDocuments.js';

/**
 * @typedef {'json' | 'json-lines' | 'csv' | 'text'} Format
 * @typedef {{ line: number | null, get: (path: string) => unknown }} Row
 * @typedef {object} Content a file as its description sees it
 * @property {(each?: string) => Row[]} rows
 * @property {(path: string) => string | null} text the first that is at a path
 */

/** No tool's summary line is longer; a pattern is tried on no more of one. */
const longestLine = 4000;

/**
 * What a file holds, or `null` where it is not what the description recognises. Paths are JSONPath without filters (RFC 9535), patterns
 * are matched by RE2, in linear time: a description is data, and can neither run code nor hang the build.
 *
 * @param {string} text
 * @param {import('./index.js').Definition} definition
 * @param {{ head?: boolean }} [options] `head`: the text is the beginning of a longer one
 * @returns {Content | null}
 */
export const contentOf = (text, { format, recognise }, { head = false } = {}) =>
  formats[format](text, [recognise].flat(), head);

/** @type {Record<Format, (text: string, recognise: string[], head: boolean) => Content | null>} */
const formats = {
  json(text, recognise, head) {
    if (!/^\s*[[{]/.test(text)) return null;
    const document = tryJson(text);
    // the head of a longer document cannot be parsed: its keys must do
    if (document === undefined) return head && keysIn(text, recognise) ? jsonContent([]) : null;
    return recognised(document, recognise) ? jsonContent([{ document, line: null }]) : null;
  },
  'json-lines'(text, recognise, head) {
    const lines = text.split('\n').map((line, at) => ({ line, at: at + 1 }));
    const whole = lines.filter(({ line }) => line.trim() !== '');
    const documents = whole.map(({ line, at }) => ({ document: tryJson(line), line: at }));
    // the head of a longer file ends within a line
    if (head && documents.length > 1 && documents.at(-1)?.document === undefined) documents.pop();
    if (documents.length === 0 || documents.some(({ document }) => document === undefined)) return null;
    return recognised(documents[0].document, recognise) ? jsonContent(documents) : null;
  },
  csv(text, recognise, head) {
    const [first = ''] = text.split('\n', 1);
    const delimiter = [',', ';', '\t'].find((each) => first.includes(each)) ?? ',';
    const [header, ...rows] = csvRows(text, delimiter, { cut: head });
    const names = header?.cells.map((cell) => cell.trim()) ?? [];
    if (!recognise.every((name) => names.includes(name))) return null;
    return {
      rows: () =>
        rows.map(({ line, cells }) => ({ line, get: (name) => cells[names.indexOf(name)]?.trim() })),
      text: (name) => rows[0]?.cells[names.indexOf(name)]?.trim() || null,
    };
  },
  text(text, recognise) {
    const lines = text.split('\n').map((line) => line.slice(0, longestLine));
    const first = lines.slice(0, 200).join('\n');
    if (!recognise.every((pattern) => RE2JS.compile(pattern, RE2JS.MULTILINE).matcher(first).find()))
      return null;
    return {
      rows: (each = '') => matchesOf(each, lines),
      text(pattern) {
        const matcher = RE2JS.compile(pattern, RE2JS.MULTILINE).matcher(first);
        return matcher.find() ? matcher.group(Math.min(1, matcher.groupCount())) : null;
      },
    };
  },
};

/**
 * @param {string} pattern with named groups
 * @param {string[]} lines
 * @returns {Row[]}
 */
function matchesOf(pattern, lines) {
  const compiled = RE2JS.compile(pattern);
  const names = Object.keys(compiled.namedGroups());
  return lines.flatMap((line, at) => {
    const matcher = compiled.matcher(line);
    if (!matcher.find()) return [];
    return [{ line: at + 1, get: (name) => (names.includes(name) ? matcher.group(name) : undefined) }];
  });
}

/**
 * A path is looked up in the row, then in the document around it; one that begins with `$` in the document alone, and of the lists
 * that the row is in it takes the items that the row is in: `$.suites[*].name` beside `suites[*].cases[*]` is one name.
 *
 * @param {{ document: any, line: number | null }[]} documents
 * @returns {Content}
 */
const jsonContent = (documents) => ({
  rows: (each) =>
    documents.flatMap(({ document, line }) =>
      rowsIn(document, each).map(({ row, at }) => ({
        line,
        get: (path) =>
          single(path.startsWith('$') ? [] : found(row, path)) ??
          single(found(document, path.startsWith('$') ? placed(path, at) : path)),
      })),
    ),
  text(path) {
    const value = documents.length > 0 ? single(found(documents[0].document, path)) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  },
});

/**
 * @param {any} document
 * @param {string} [each]
 * @returns {{ row: any, at: (string | number)[] }[]} `at`: its place
 */
function rowsIn(document, each) {
  if (!each) return [{ row: document, at: [] }];
  if (document === null || typeof document !== 'object') return [];
  const nodes = [...jsonpath.query(absolute(each), document)];
  return nodes.map(({ value, location }) => ({ row: value, at: location }));
}

/** @param {string} path with the items of lists that a place lies in @param {(string | number)[]} at */
function placed(path, at) {
  const steps = path.match(/\.[\w-]+|\[\*\]|[^]/g) ?? [];
  let depth = 0;
  return steps
    .map((step, index) => {
      if (index === 0 || depth < 0) return step;
      const own = at[depth++];
      if (step === '[*]' && typeof own === 'number') return `[${own}]`;
      if (step !== `.${own}`) depth = -1;
      return step;
    })
    .join('');
}

/** @param {string} path */
const absolute = (path) => (path.startsWith('$') ? path : `$.${path}`);

/** One value as such, several as a list. @param {unknown[]} values */
const single = (values) => (values.length > 1 ? values : values[0]);

/** @param {any} document @param {string} path @returns {unknown[]} */
function found(document, path) {
  if (document === null || typeof document !== 'object') return [];
  return jsonpath.query(absolute(path), document).values();
}

/** @param {any} document @param {string[]} paths */
const recognised = (document, paths) => paths.every((path) => found(document, path).length > 0);

/** @param {string} text @param {string[]} paths */
const keysIn = (text, paths) =>
  paths.every((path) => text.includes(`"${/[\w-]+$/.exec(path.replace(/\[\*?\d*\]/g, ''))?.[0]}"`));
