/** The columns behind the failures change their order between versions: they are found by their names. */
const statsHead = /^\s{0,40}(?:Type\s{1,80})?Name\s{1,400}# reqs\s{1,60}# fails\s{1,60}\|?\s{0,60}Avg\s/;
const statsColumns = /** @type {Record<string, string>} */ ({
  Avg: 'Average Response Time',
  Min: 'Min Response Time',
  Max: 'Max Response Time',
  Med: 'Median Response Time',
  Median: 'Median Response Time',
  'req/s': 'Requests/s',
});
const statsRow =
  /^(\s{0,40}\S.{0,400}?)\s{1,400}(\d{1,15})\s{1,60}(\d{1,15})\(\s?\d{1,3}(?:\.\d{1,2})?%\)\s{1,40}([\d.|\s]{1,300})$/;
const shareHead = /^\s{0,40}(?:Type\s{1,80})?Name\s{1,400}(?:# reqs\s{1,40})?50%\s/;

/** @param {string} head */
export const isConsole = (head) =>
  head.split('\n').some((line) => line.length < 2000 && statsHead.test(line));

/**
 * @typedef {import('../shared/csvRows.js').Row} Row
 * @typedef {{ header: string[], rows: Row[], ended: boolean }} Table with the columns of the CSV; `ended`: of the whole run
 */

/**
 * What Locust prints: a table every few seconds, and at the end one with percentiles below it. Each of these is a run; where none has
 * them, the last table is the latest that is known.
 *
 * @param {{ text: string, line: number }[]} lines
 * @returns {Table[]}
 */
export function consoleTables(lines) {
  /** @type {(Table & { shares: string[] })[]} */
  const tables = [];
  for (const { text, line } of lines) {
    if (text.length > 2000) continue;
    const table = tables.at(-1);
    if (statsHead.test(text)) {
      const names = text.slice(text.indexOf('# fails') + 7).match(/[A-Za-z]{3,8}(?:\/s)?/g) ?? [];
      const header = [
        'Type',
        'Name',
        'Request Count',
        'Failure Count',
        ...names.map((name) => statsColumns[name] ?? name),
      ];
      tables.push({ header, rows: [], ended: false, shares: [] });
    } else if (table && shareHead.test(text)) {
      table.ended = true;
      table.shares = text.match(/# reqs|\d{1,3}(?:\.\d{1,4})?%/g) ?? [];
    } else if (table?.ended) addShares(table, text);
    else if (table) addRow(table, text, line);
  }
  const kept = tables.filter(({ rows }) => rows.length > 0);
  const final = kept.filter(({ ended }) => ended);
  return (final.length > 0 ? final : kept.slice(-1)).map(({ header, rows, ended, shares }) => {
    const all = [...header, ...shares.filter((name) => name !== '# reqs')];
    return {
      header: all,
      ended,
      // a request may have no percentiles
      rows: rows.map((row) => ({ ...row, cells: all.map((_, at) => row.cells[at] ?? '') })),
    };
  });
}

/** @param {string} text */
function nameOf(text) {
  const [first, ...rest] = text.trim().split(/\s+/);
  return rest.length > 0 ? [first, rest.join(' ')] : ['', first];
}

/** @param {Table} table @param {string} text @param {number} line */
function addRow({ header, rows }, text, line) {
  const match = statsRow.exec(text);
  const values = match?.[4].split(/[\s|]+/).filter(Boolean) ?? [];
  if (match && values.length === header.length - 4)
    rows.push({ line, cells: [...nameOf(match[1]), match[2], match[3], ...values] });
}

/** @param {Table & { shares: string[] }} table @param {string} text */
function addShares({ header, rows, shares }, text) {
  const words = text.trim().split(/\s+/);
  const values = words.slice(-shares.length);
  if (words.length <= shares.length || values.some((word) => !/^\d{1,12}(?:\.\d{1,4})?$/.test(word))) return;
  const [type, name] = nameOf(words.slice(0, -shares.length).join(' '));
  const row = rows.find(({ cells }) => (cells[0] === type || type === 'None') && cells[1] === name);
  if (row && row.cells.length === header.length)
    row.cells.push(...values.filter((_, at) => shares[at] !== '# reqs'));
}
