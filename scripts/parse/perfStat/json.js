import { numberIn } from '../text/jsonDocument.js';
import { tryJson } from '../text/jsonDocuments.js';
import { counterRuns } from './counterRuns.js';

export const jsonForm = /^\s{0,8}\{.{0,200}"counter-value"\s?:\s?"/m;

/**
 * JSON lines of `-j`: one object a counter; with `-r` the values are means, and each names its variance.
 *
 * @param {string} text
 * @param {number | null} [repeats] of a command with `-r`, `null` where the file does not say it
 * @returns {import('./counters.js').PerfRun[]}
 */
export function readPerfJson(text, repeats = null) {
  const { runs, add } = counterRuns();
  for (const line of text.split('\n')) {
    const row = objectIn(line);
    if (!row) continue;
    const counter = {
      event: String(row.event),
      where: String(row.cpu ?? row.socket ?? row.core ?? ''),
      unit: String(row.unit ?? ''),
      value: amountOf(row['counter-value']),
      running: numberIn(row['pcnt-running']),
      time: numberIn(row.interval),
    };
    add(counter, 'variance' in row ? repeats : 1);
  }
  return runs;
}

/** `"<not counted>"` is none. @param {unknown} value */
function amountOf(value) {
  const number = numberIn(value);
  return number === null || number < 0 || Object.is(number, -0) ? null : number;
}

/**
 * @param {string} line
 * @returns {Record<string, unknown> | null}
 */
function objectIn(line) {
  if (!/^\s{0,8}\{/.test(line) || line.length > 4000) return null;
  const row = tryJson(line);
  return typeof row?.event === 'string' && 'counter-value' in row ? row : null;
}
