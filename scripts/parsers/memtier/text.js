import { warning } from '../../model/parser.js';
import { operationRows } from './operation.js';

const title =
  /^\s{0,20}(ALL STATS|BEST RUN RESULTS|WORST RUN RESULTS|AGGREGATED AVERAGE RESULTS(?: \((\d{1,6}) runs?\))?)\s*$/;
const header = /^\s{0,20}Type\s{1,40}Ops\/sec\s/;
const load =
  /^\s{0,20}(\d{1,12})\s{1,20}(Threads|Connections per thread|Seconds|Requests per (?:client|thread))\s*$/;
const names = /** @type {Record<string, string>} */ ({
  Threads: 'threads',
  'Connections per thread': 'connections-per-thread',
});

/** @typedef {{ title: string, line: number, columns: string[], rows: { name: string, cells: string[], line: number }[], parameters: Record<string, number>, whole: boolean }} Table */

/**
 * Every table of a text. With `--run-count` memtier shows the best run, the worst, and the mean of all: only the mean is of
 * all runs.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 */
export function readTables(lines) {
  const { tables, settings } = findTables(lines);
  const average = tables.some((each) => each.title.startsWith('AGGREGATED'));
  const kept = tables.filter((each) => !average || !/^(?:BEST|WORST)/.test(each.title));
  return {
    measurements: kept.flatMap((table, run) => tableRows(table, run)),
    settings,
    warnings: [
      ...(!average && tables.some((each) => /^(?:BEST|WORST)/.test(each.title))
        ? [warning('only the best or the worst of several runs is there: the mean of all runs is missing')]
        : []),
      ...(kept.length < tables.length
        ? [warning('the best and the worst run are left out: the mean of all runs has them in it')]
        : []),
      ...kept.flatMap((table) =>
        table.whole ? [] : [warning('the table ends before its row Totals: it was cut', table.line)],
      ),
    ],
  };
}

/** @param {import('../shared/blocks.js').Line[]} lines */
function findTables(lines) {
  /** @type {Table[]} */
  const tables = [];
  /** @type {Record<string, string>} */
  const settings = {};
  let parameters = /** @type {Record<string, number>} */ ({});
  let heading = 'ALL STATS';
  /** @type {Table | null} */
  let open = null;
  for (const { text, line } of lines) {
    const said = load.exec(text);
    if (said) {
      if (Object.hasOwn(names, said[2])) parameters = { ...parameters, [names[said[2]]]: Number(said[1]) };
      else settings[said[2].toLowerCase()] ??= said[1];
    }
    const match = title.exec(text);
    if (match) {
      heading = match[1];
      if (match[2]) settings.runs = match[2];
    }
    if (header.test(text)) {
      open = { title: heading, line, columns: columnsOf(text), rows: [], parameters, whole: false };
      tables.push(open);
      continue;
    }
    if (!open || /^\s{0,20}-{10,}\s*$/.test(text)) continue;
    const row = /^\s{0,20}([A-Z][\w-]{0,40})\s{1,40}((?:\d|---).{0,400})$/.exec(text);
    if (row) open.rows.push({ name: row[1], cells: row[2].trim().split(/\s+/), line });
    if (row?.[1] === 'Totals') open.whole = true;
    if (!row || row[1] === 'Totals') open = null;
  }
  return { tables, settings };
}

/** Names of columns hold single blanks. @param {string} text */
const columnsOf = (text) =>
  text
    .trim()
    .split(/\s{2,40}/)
    .slice(1);

/**
 * @param {Table} table
 * @param {number} run
 */
function tableRows({ columns, rows, parameters }, run) {
  return rows
    .filter(({ name, cells }) => name !== 'Totals' && cells.length === columns.length)
    .flatMap(({ name, cells }) => {
      const said = columns.flatMap((column, at) =>
        /^\d{1,18}(?:\.\d{1,9})?$/.test(cells[at]) ? [[column, Number(cells[at])]] : [],
      );
      return operationRows(Object.fromEntries(said), { run, test: name, parameters });
    });
}
