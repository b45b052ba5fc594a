import { warning } from '../../model/parser.js';
import { runNumbers } from '../shared/blocks.js';
import { namedParameters } from '../shared/namedParameters.js';
import { counterName, decimalOf, score } from './score.js';

/** @typedef {import('../shared/decimalNumber.js').DecimalMark} DecimalMark */

const header =
  /^Benchmark((?:\s{1,400}\([^()\n]{1,80}\)){0,20})\s{1,400}Mode\s{1,20}(?:Cnt|Samples)\b.{0,200}\bUnits?\s{0,20}$/;
const row =
  /^(\S{1,1000})((?:\s{1,400}\S{1,400}){0,40}?)\s{1,400}(thrpt|avgt|sample|ss|all)\s{1,40}(?:(\d{1,9})\s{1,40})?(≈ \S{1,20}|-?\d[\d.,\u00a0\u202f]{0,40}(?:E-?\d{1,3})?|NaN)(?:\s{1,40}±\s{1,40}\S{1,40}|\s{1,40}\d[\d.,]{0,40}|\s{1,40}NaN)?\s{1,40}(\S{1,20})$/;

/**
 * Tables of results, wherever they stand: `Sort.run  100  thrpt  3  38135.422 ± 1118.363  ops/min`.
 *
 * @param {string[]} lines
 * @param {DecimalMark} mark
 */
export function readTables(lines, mark) {
  /** @type {{ name: string, measurements: import('../../model/measurement.js').Measurement[] }[]} */
  const rows = [];
  /** @type {{ label: string, text: string, line: number }[]} */
  const unread = [];
  const runs = runNumbers();
  let names = /** @type {string[] | null} */ (null);
  for (const [index, raw] of lines.entries()) {
    if (raw.length > 4000) continue;
    const line = raw.trimEnd();
    const head = header.exec(line);
    if (head) names = [...head[1].matchAll(/\(([^()]{1,80})\)/g)].map(([, name]) => name);
    const match = names && !head ? row.exec(line) : null;
    if (!match || !names) {
      if (line.trim() === '') names = null;
      continue;
    }
    const value = decimalOf(match[5], mark);
    if (value === null) {
      unread.push({ label: match[1], text: match[5], line: index + 1 });
      continue;
    }
    rows.push(rowOf(match, { names, value, runs }));
  }
  return { rows, warnings: warningsOf(unread) };
}

/** Scores near zero are printed as `≈ 0` or `≈ 10⁻⁴`. @param {{ label: string, text: string, line: number }[]} unread */
function warningsOf(unread) {
  if (unread.length === 0) return [];
  const names = unread.slice(0, 8).map(({ label, text }) => `${label} ${text}`);
  const more = unread.length > 8 ? ` and ${unread.length - 8} more` : '';
  return [warning(`no number is printed: ${names.join(', ')}${more}; left out`, unread[0].line)];
}

/**
 * @param {RegExpExecArray} match
 * @param {{ names: string[], value: number, runs: ReturnType<typeof runNumbers> }} place
 */
function rowOf([, label, middle, mode, , , unit], { names, value, runs }) {
  const { name, counter, percentile } = labelOf(label);
  const wide = middle
    .trim()
    .split(/\s{2,}/)
    .filter(Boolean);
  const cells = wide.length === names.length ? wide : middle.trim().split(/\s+/).filter(Boolean);
  const pairs = names.map((each, at) => [each, cells[at] === 'N/A' ? null : cells[at]]);
  const parameters = namedParameters(/** @type {[string, unknown][]} */ ([...pairs, ['mode', mode]]));
  const run = runs.next([label, parameters]);
  const place = { test: name, parameters, run, statistic: percentile ?? 'mean' };
  return { name, measurements: [score(value, unit, place, counter)] };
}

/**
 * `Sort.run:·gc.alloc.rate` is a counter of `Sort.run`, `Sort.run:run·p0.99` its 99th percentile.
 *
 * @param {string} label
 */
function labelOf(label) {
  const at = label.indexOf(':');
  if (at < 0) return { name: label, counter: null, percentile: null };
  const name = label.slice(0, at);
  const part = label.slice(at + 1);
  const share = /(?:^|·)p([01]\.\d{1,6})$/.exec(part)?.[1];
  if (share) return { name, counter: null, percentile: `p${Number((Number(share) * 100).toPrecision(8))}` };
  return { name, counter: counterName(part), percentile: null };
}
