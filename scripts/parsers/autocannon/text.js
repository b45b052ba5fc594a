import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { firstIn } from '../shared/blocks.js';
import { requestCounts } from '../shared/requests.js';
import { byteUnit } from '../shared/unitWord.js';

/** @typedef {import('../shared/blocks.js').Block} Block */

const kinds = /** @type {[RegExp, import('../../model/metric.js').Metric][]} */ ([
  [/^Latency/, 'latency'],
  [/^Req\/Sec/, 'request-rate'],
  [/^Bytes\/Sec/, 'bandwidth'],
]);
const statistics = new Map([
  ['Avg', 'mean'],
  ['Stdev', 'sd'],
  ['Min', 'min'],
  ['Max', 'max'],
]);
const counts = { '': 1, k: 1e3, M: 1e6, G: 1e9 };

/**
 * Tables with the statistics above and the metrics on the left, and what was counted below them.
 *
 * @param {Block} block
 * @param {number} run
 */
export function readRun(block, run) {
  const place = { run, parameters: parametersOf(block) };
  const ended = firstIn(block, /(\d{1,15}(?:\.\d{1,3})?)([kMG]?) requests in \d/);
  const rows = tableRows(block, place);
  if (!ended || rows.length === 0)
    return {
      measurements: [],
      warnings: [warning('a test without its end, left out', block.line)],
      startedAt: null,
    };
  const all = countIn(ended.match);
  const said = firstIn(block, /(\d{1,15}) 2xx responses, (\d{1,15}) non 2xx responses/)?.match;
  const lost = countIn(firstIn(block, /^\s{0,20}(\d{1,15}(?:\.\d{1,3})?)([kMG]?) errors/)?.match);
  const total = said ? Number(said[1]) + Number(said[2]) : all;
  // where nothing was answered, the requests that were sent are counted, errors among them
  const answered = rows.some(({ value }) => value > 0);
  const errors = requestCounts({
    failed: Number(said?.[2] ?? 0) + lost,
    all: answered ? total + lost : Math.max(total, lost),
    total,
    place,
    line: ended.line,
  });
  const kept = rows.filter(({ value }) => value > 0);
  return {
    measurements: [...(errors.useless ? [] : kept), ...errors.rows],
    warnings: [
      ...errors.warnings,
      ...(kept.length < rows.length && !errors.useless
        ? [warning('values that are printed as 0, which is less than is shown, are left out', block.line)]
        : []),
    ],
    startedAt: null,
  };
}

/** `575k` or `56`, 0 where there is none. @param {RegExpExecArray | undefined} match number and prefix */
function countIn(match) {
  if (!match) return 0;
  return scaled(Number(match[1]), counts[/** @type {keyof typeof counts} */ (match[2])]);
}

/** @param {Block} block */
function parametersOf(block) {
  const url = firstIn(block, /Running .{1,60} @ (\S{1,500})/)?.match[1];
  const connections = firstIn(block, /^\s{0,20}(\d{1,9}) connections/)?.match[1];
  return { ...(url ? { url } : {}), ...(connections ? { connections: Number(connections) } : {}) };
}

/**
 * @param {Block} block
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
function tableRows({ lines }, place) {
  let header = /** @type {string[]} */ ([]);
  return lines.flatMap(({ text }) => {
    const cells = cellsOf(text);
    if (cells[0] === 'Stat') header = cells.slice(1);
    const metric = kinds.find(([form]) => form.test(cells[0] ?? ''))?.[1];
    if (!metric || cells.length !== header.length + 1) return [];
    return header.flatMap((name, at) => {
      const statistic = statisticOf(name);
      const value = valueOf(cells[at + 1], cells[0]);
      return statistic && value !== null ? [measurement({ ...place, metric, statistic, value })] : [];
    });
  });
}

const plainName = /^\s{0,20}(Stat|Latency(?: \(ms\))?|Req\/Sec|Bytes\/Sec)\s{1,40}(\S.{0,200})$/;
const plainCell = /[\d.,]{1,30}(?: ?(?:ms|s|[kKMGT]?B)(?![^\s]))?|\S{1,30}/g;

/**
 * Without frames, the columns of old versions may be one blank apart, and a unit stands one blank behind its number.
 *
 * @param {string} text
 */
function cellsOf(text) {
  if (text.includes('│'))
    return text
      .split('│')
      .map((cell) => cell.trim())
      .filter(Boolean);
  const [, name, rest] = plainName.exec(text.trimEnd()) ?? [];
  return name === undefined ? [] : [name, ...(rest.match(plainCell) ?? [])];
}

/** @param {string} name */
function statisticOf(name) {
  const percent = /^(\d{1,2}(?:\.\d{1,3})?)%$/.exec(name)?.[1];
  if (percent) return `p${Number(percent)}`;
  return statistics.get(name) ?? null;
}

/**
 * `19,615`, `0.13 ms`, `7.52 MB`; a unit may stand in the name of the row: `Latency (ms)`.
 *
 * @param {string} cell
 * @param {string} row
 */
function valueOf(cell, row) {
  const match = /^(\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,6})?|\d{1,15}(?:\.\d{1,6})?)\s?(ms|s|[kKMGT]?B)?$/.exec(
    cell,
  );
  if (!match) return null;
  const number = Number(match[1].replaceAll(',', ''));
  const unit = match[2] ?? (row.includes('(ms)') ? 'ms' : row.startsWith('Latency') ? 'ms' : null);
  if (unit === 'ms') return scaled(number, 1e-3);
  if (unit === 's' || unit === null) return number;
  return scaled(number, byteUnit(unit) ?? 1);
}
