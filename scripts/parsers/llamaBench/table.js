import { checkWidth, csvBelow } from '../shared/csvRows.js';

/** @typedef {Record<string, string>} Row a line with the names that the JSON has too */

/**
 * @param {string} text
 * @param {string} hint
 * @returns {Row[]}
 */
export function csvRecords(text, hint) {
  const [{ cells: columns }, ...rows] = csvBelow(text, /^"?build_commit"?,/m);
  const own = rows.filter(({ cells }) => cells[0] !== 'build_commit');
  return own.map((row) => {
    checkWidth(row, columns, hint);
    return Object.fromEntries(columns.map((name, at) => [name, row.cells[at]]));
  });
}

/** `INSERT INTO test (build_commit, ...) VALUES ('8cf427ff', ...);` @param {string} text @returns {Row[]} */
export function sqlRecords(text) {
  const inserts = text.matchAll(/INSERT INTO \w{1,40} \(([\w, ]{1,4000})\) VALUES \(([^\n]{1,8000})\);/g);
  return [...inserts].flatMap(([, names, list]) => {
    const columns = names.split(',').map((name) => name.trim());
    const values = [...list.matchAll(/'((?:[^']|''){0,2000})'|([^\s,']{1,100})/g)].map(([, quoted, bare]) =>
      quoted === undefined ? bare : quoted.replaceAll("''", "'"),
    );
    return values.length === columns.length
      ? [Object.fromEntries(columns.map((name, at) => [name, values[at]]))]
      : [];
  });
}

/** What Markdown calls by shorter names. */
const longNames = new Map([
  ['model', 'model_type'],
  ['backend', 'backends'],
  ['ngl', 'n_gpu_layers'],
  ['threads', 'n_threads'],
  ['fa', 'flash_attn'],
  ['sm', 'split_mode'],
  ['mmap', 'use_mmap'],
  ['n_batch', 'n_batch'],
]);

/**
 * `| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA | 99 | pp512 @ d1024 | 2368.80 ± 93.24 |`
 *
 * @param {string} text
 * @returns {{ records: Row[], version: string | null }}
 */
export function markdownRecords(text) {
  let columns = /** @type {string[] | null} */ (null);
  /** @type {Row[]} */
  const records = [];
  for (const raw of text.split('\n')) {
    const line = raw.replace(/^[ \t>]{0,8}/, '').trim();
    if (!line.startsWith('|') || line.length > 2000) continue;
    const cells = line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    if (cells.includes('t/s') && cells.includes('test')) columns = cells;
    else if (columns && cells.length === columns.length && isTest.test(cells[columns.indexOf('test')])) {
      const named = columns.map((name, at) => [longNames.get(name) ?? name, cells[at]]);
      records.push(testOf(Object.fromEntries(named)));
    }
  }
  const build = /^build: ([0-9a-f]{4,40}) \((\d{1,9})\)/m.exec(text);
  const card = /^ {1,8}Device 0: ([^,\n]{1,120})/m.exec(text)?.[1];
  const named = card ? records.map((each) => ({ ...each, gpu_info: card })) : records;
  return { records: named, version: build && `${build[1]} (${build[2]})` };
}

/** What stands under `test`; other tables of a document hold something else there. */
const isTest = /^(?:pp|tg) ?\d/;

/** @param {Row} row */
function testOf(row) {
  const [, speed, deviation] = /^(\d[\d.]{0,30})(?: ± (\d[\d.]{0,30}))?$/.exec(row['t/s'] ?? '') ?? [];
  const prompt = /\bpp ?(\d{1,9})/.exec(row.test)?.[1];
  const generated = /\btg ?(\d{1,9})/.exec(row.test)?.[1];
  const depth = /@ d(\d{1,9})/.exec(row.test)?.[1];
  return {
    ...row,
    n_prompt: prompt ?? '0',
    n_gen: generated ?? '0',
    ...(depth && { n_depth: depth }),
    ...(speed && { avg_ts: speed }),
    ...(deviation && { stddev_ts: deviation }),
  };
}
