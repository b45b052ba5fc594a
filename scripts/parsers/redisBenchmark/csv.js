import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { scaled } from '../shared/amount.js';
import { checkWidth, csvPart, csvRows } from '../shared/csvRows.js';
import { runOf } from './text.js';

const head = /^"test","rps"(?:,"\w{1,40}"){0,20}[ \t]*$/m;
/** Without a header, before 6.2: the name, then the rate with two decimals. */
const old = /^"[A-Z][^"\n]{0,100}","\d{1,12}\.\d{2}"[ \t]*$/m;
const columns = new Map([
  ['avg_latency_ms', 'mean'],
  ['min_latency_ms', 'min'],
  ['max_latency_ms', 'max'],
]);

/** @param {string} text the head of a file */
export const isCsv = (text) => head.test(text.slice(0, 4000)) || old.test(text.slice(0, 4000));

/** @param {string} text */
export function readCsv(text) {
  const part = csvPart(text, head.test(text.slice(0, 4000)) ? head : old);
  let names = ['test', 'rps'];
  const run = runOf();
  const measurements = csvRows(part.text).flatMap(({ cells, line }) => {
    if (cells[0] === 'test') {
      names = cells;
      return [];
    }
    const at = part.line + line - 1;
    checkWidth({ cells, line: at }, names);
    const place = { run: run(cells[0]), test: cells[0] };
    return names.slice(1).flatMap((name, index) => {
      const cell = cells[index + 1].trim();
      if (!/^\d{1,12}(?:\.\d{1,6})?$/.test(cell)) {
        if (/^-?nan$/i.test(cell)) return [];
        throw new InputError(`no number under ${name}: ${cell}`, { line: at });
      }
      if (name === 'rps')
        return [measurement({ ...place, metric: 'request-rate', statistic: 'mean', value: Number(cell) })];
      const statistic = columns.get(name) ?? /^(p\d{1,3}(?:\.\d{1,3})?)_latency_ms$/.exec(name)?.[1];
      return statistic
        ? [measurement({ ...place, metric: 'latency', statistic, value: scaled(Number(cell), 1e-3) })]
        : [];
    });
  });
  return { measurements, warnings: part.warnings };
}
