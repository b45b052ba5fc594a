import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { cutLine } from '../text/cutLine.js';
import { numberIn } from '../text/jsonDocument.js';
import { tryJson } from '../text/jsonDocuments.js';
import { requestErrors } from '../text/requestErrors.js';
import { scaled } from '../text/scaled.js';

const jsonHead = /^\{"attack":"[^"\n]{0,200}","seq":\d{1,12},"code":\d{1,4},"timestamp":"/;
const csvHead = /^\d{19},\d{1,3},\d{1,15},\d{1,15},\d{1,15},[^,\n]{0,2000},[\w+/=]{0,2000000},/;

/** @param {string} head */
export const isResults = (head) => jsonHead.test(head) || csvHead.test(head);

/**
 * `vegeta encode`: a line a request, as JSON or as CSV, with its time, its status and its latency in nanoseconds.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readResults(text, hint) {
  const json = jsonHead.test(text.slice(0, 4000));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.flatMap((line) => {
    const row = json ? jsonRow(line) : csvRow(line);
    return row ? [row] : [];
  });
  if (rows.length === 0) throw new InputError('no request', { line: 1, hint });
  rows.sort((one, other) => one.time - other.time);
  const failed = rows.filter(({ code }) => code < 200 || code >= 400).length;
  const errors = requestErrors({ failed, all: rows.length, place: {} });
  const skipped = lines.length - rows.length;
  return parsed({
    measurements: [
      measurement({ metric: 'requests', statistic: 'total', value: rows.length }),
      ...errors.rows,
    ],
    series: errors.useless
      ? []
      : [
          series({
            metric: 'latency',
            times: Float64Array.from(rows, ({ time }) => Number((time - rows[0].time).toFixed(6))),
            values: Float64Array.from(rows, ({ latency }) => scaled(latency, 1e-9)),
          }),
        ],
    warnings: [
      ...errors.warnings,
      ...cutLine(text, () => true),
      ...(skipped > 0 ? [warning(`${skipped} lines are no requests and are left out`)] : []),
    ],
  });
}

/** @param {string} line */
function jsonRow(line) {
  const said = tryJson(line);
  return rowOf(Date.parse(said?.timestamp) / 1000, numberIn(said?.code), numberIn(said?.latency));
}

/** @param {string} line */
function csvRow(line) {
  const [stamp, code, latency] = line.split(',', 3);
  if (![stamp, code, latency].every((cell) => /^\d{1,19}$/.test(cell ?? ''))) return null;
  return rowOf(Number(BigInt(stamp) / 1000n) / 1e6, Number(code), Number(latency));
}

/**
 * @param {number} time seconds since 1970
 * @param {number | null} code
 * @param {number | null} latency nanoseconds
 */
const rowOf = (time, code, latency) =>
  Number.isFinite(time) && code !== null && latency !== null && latency >= 0 ? { time, code, latency } : null;
