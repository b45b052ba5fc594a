import { numberIn } from '../text/jsonDocument.js';
import { tryJson } from '../text/jsonDocuments.js';

export const jsonForm = /^\s{0,8}\{.{0,200}"counter-value"\s?:\s?"/m;

/**
 * JSON lines of `-j`: one object a counter; with `-r` the values are means, and each names its variance.
 *
 * @param {string} text
 * @param {number | null} [repeats] of a command with `-r`, `null` where the file does not say it
 * @returns {import('./counters.js').PerfRun[]}
 */
export function readPerfJson(text, repeats = null) {
  /** @type {import('./counters.js').PerfRun[]} */
  const runs = [];
  let last = Infinity;
  for (const line of text.split('\n')) {
    const row = objectIn(line);
    if (!row) continue;
    const time = numberIn(row.interval);
    const where = String(row.cpu ?? row.socket ?? row.core ?? '');
    const event = String(row.event);
    const again =
      time === null && runs.at(-1)?.counters.some((each) => each.event === event && each.where === where);
    if (runs.length === 0 || again || (time !== null && time < last))
      runs.push({ test: null, repeats: 'variance' in row ? repeats : 1, counters: [], times: [] });
    if (time !== null) last = time;
    runs[runs.length - 1].counters.push({
      event,
      where,
      unit: String(row.unit ?? ''),
      value: amountOf(row['counter-value']),
      running: numberIn(row['pcnt-running']),
      time,
    });
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
