import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { cutLine } from '../text/cutLine.js';
import { numberIn } from '../text/jsonDocument.js';
import { tryJson } from '../text/jsonDocuments.js';
import { requestReadings } from '../text/requestReadings.js';
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
