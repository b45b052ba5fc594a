import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';
import { numberIn } from '../shared/jsonDocument.js';
import { tryJson } from '../shared/jsonDocuments.js';
import { requestReadings } from '../shared/requests.js';

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
  const first = rows.reduce((least, { time }) => Math.min(least, time), Infinity);
  const { measurements, series, warnings } = requestReadings(
    rows.map(({ time, code, latency }) => ({
      time: Number((time - first).toFixed(6)),
      latency: scaled(latency, 1e-9),
      failed: code < 200 || code >= 400,
    })),
  );
  const skipped = lines.length - rows.length;
  return parsed({
    measurements,
    series,
    warnings: [
      ...warnings,
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

const head = /^\s{0,20}Value\(ms\)\s{1,20}Percentile\s{1,20}TotalCount\s{1,20}1\/\(1-Percentile\)\s*$/m;

/** @param {string} text the head of a file */
export const isPlot = (text) => head.test(text.slice(0, 2000));

/**
 * `vegeta report -type=hdrplot`: milliseconds, share, count.
 *
 * @param {string} text
 */
export function readPlot(text) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const line of text.slice(text.search(head)).split('\n')) {
    const match =
      /^\s{0,20}(\d{1,15}(?:\.\d{1,9})?)\s{1,20}([01]\.\d{1,12})\s{1,20}\d{1,15}\s{1,20}\S{1,30}\s*$/.exec(
        line,
      );
    if (!match || Number(match[2]) > 1) continue;
    const statistic = `p${Number((100 * Number(match[2])).toFixed(6))}`;
    if (!found.has(statistic)) found.set(statistic, scaled(Number(match[1]), 1e-3));
  }
  if (found.size === 0)
    throw new InputError('no percentile', { line: 1, hint: 'run vegeta report -type=hdrplot > FILE' });
  return parsed({
    measurements: [...found].map(([statistic, value]) =>
      measurement({ metric: 'latency', statistic, value }),
    ),
    warnings: cutLine(text, (line) => /\d/.test(line)),
  });
}
