import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';

const titled = /^(\S.{1,80}?) (?:- times )?in (micro|nano)?(?:seconds|MB\/s)\b.{0,60}$/;
/** Facts of the machine, and guesses, beside the numbers. */
const notAResult = /^(?:Mhz|Guesses|OS|Host|tlb|cache line|mem par|scal load|Description)/i;

/**
 * The tables of `make summary`. Empty cells are common, so a number belongs to the column of the rule (`----`) that it ends under.
 *
 * @param {{ text: string, line: number }[]} lines
 */
export function readSummary(lines) {
  const numbers = runNumbers();
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  let table =
    /** @type {{ title: string, factor: number, metric: import('../../model/metric.js').Metric } | null} */ (
      null
    );
  /** @type {string[]} */
  let header = [];
  /** @type {{ name: string, from: number, to: number }[]} */
  let columns = [];
  const rows = lines.flatMap(({ text, line }) => {
    const opened = titled.exec(text);
    if (opened) {
      [table, header, columns] = [tableOf(opened[1].replaceAll('*', '').trim(), text), [], []];
      return [];
    }
    if (!table) return [];
    if (/^-{5,}\s+-{3,}/.test(text)) {
      columns = columnsOf(text, header);
      return [];
    }
    if (columns.length === 0) {
      if (!/^\s{0,8}\(|^-+$/.test(text)) header.push(text);
      return [];
    }
    if (text.trim() === '' || /^make\[?/.test(text)) {
      table = null;
      return [];
    }
    const { cells, lost } = cellsOf(text, columns);
    if (lost) warnings.push(warning(`${table.title}: ${lost} stands under no column and is left out`, line));
    const { title, factor, metric } = table;
    return cells.map(({ name, value }) =>
      measurement({
        run: numbers.next([title, name]),
        test: title,
        parameters: { 'result-of': name },
        metric,
        statistic: 'value',
        value: scaled(value, factor),
      }),
    );
  });
  return { rows, warnings };
}

/**
 * @param {string} title
 * @param {string} text
 * @returns {{ title: string, factor: number, metric: import('../../model/metric.js').Metric }}
 */
function tableOf(title, text) {
  if (/MB\/s/.test(text)) return { title, factor: 1e6, metric: 'bandwidth' };
  return { title, factor: /nanoseconds/.test(text) ? 1e-9 : 1e-6, metric: 'latency' };
}

/**
 * @param {string} rule
 * @param {string[]} header the lines between the title and the rule
 */
function columnsOf(rule, header) {
  const columns = [...rule.matchAll(/-+/g)].map(({ 0: dashes, index }) => ({
    from: index,
    to: index + dashes.length,
    name: '',
  }));
  const words = header
    .filter((line) => !/^-+$/.test(line))
    .flatMap((line) => [...line.matchAll(/\d{1,3}K File|\S{1,40}/g)]);
  for (const { 0: word, index } of words) {
    const overlaps = columns.map(
      ({ from, to }) => Math.min(to + 1, index + word.length) - Math.max(from - 1, index),
    );
    // "10K File" stands over two columns, any other word over one
    const most = Math.max(...overlaps);
    const own = columns.filter(
      (_, at) => overlaps[at] > 0 && (/K File$/.test(word) ? overlaps[at] > 1 : overlaps[at] === most),
    );
    for (const column of own.slice(0, 2)) column.name = `${column.name} ${word}`.trim();
  }
  return columns;
}

/**
 * @param {string} text
 * @param {{ name: string, from: number, to: number }[]} columns
 */
function cellsOf(text, columns) {
  const first = columns[2]?.from ?? 0;
  const found = [...text.matchAll(/\S{1,40}/g)].filter(({ index }) => index + 1 >= first);
  let lost = '';
  const cells = found.flatMap(({ 0: word, index }) => {
    const end = index + word.length;
    const column =
      columns.find(({ from, to }) => index <= to && end > from && end <= to + 1) ??
      columns.find(({ from, to }) => end > from && index < to);
    const value = numberIn(word);
    if (!column || value === null) {
      if (value !== null) lost ||= word;
      return [];
    }
    return notAResult.test(column.name) ? [] : [{ name: column.name, value }];
  });
  return { cells, lost };
}

/** `71.`, `5324.5`, `111.5K` @param {string} word */
function numberIn(word) {
  const match = /^(\d{1,9}(?:\.\d{0,6})?)([KM]?)$/.exec(word);
  return match ? scaled(Number(match[1]), match[2] === 'K' ? 1e3 : match[2] === 'M' ? 1e6 : 1) : null;
}
