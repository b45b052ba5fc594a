import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../text/scaled.js';

const summary = /^\s{0,60}(?:>{3,9} )?SUMMARY OF (\d{1,9}) ACTIVE VIRTUAL USERS/;
const user = /^\s{0,60}(?:>{3,9} )?VIRTUAL USER \d/;
const procedure = /^\s{0,60}(?:>{3,9} )?PROC: (\w{1,40})/;
/** Values may be glued: `CALLS: 40001MIN: 1.234msAVG:`. */
const field = /(CALLS|MIN|AVG|MAX|TOTAL|P\d{1,2}(?:\.\d{1,2})?|SD|RATIO): (\d{1,15}(?:\.\d{1,6})?)(ms|%)?/g;
const statistics = new Map([
  ['MIN', 'min'],
  ['AVG', 'mean'],
  ['MAX', 'max'],
]);

/**
 * The time profile. Each virtual user has a part, but only the summary is of all of them: percentiles are never averaged.
 * `SD` is left out, because versions differ in its unit.
 *
 * @param {import('../text/blocks.js').Line[]} lines
 * @param {number} runs results in the same text, the last of which the profile belongs to
 */
export function profileRows(lines, runs) {
  let name = '';
  let open = false;
  let users = 0;
  let seen = false;
  let run = Math.max(0, runs - 1);
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  for (const { text } of lines) {
    const head = summary.exec(text);
    if (head) {
      if (open && runs === 0) run += 1;
      [open, users, name] = [true, Number(head[1]), ''];
      continue;
    }
    if (user.test(text)) [name, seen] = ['', true];
    if (user.test(text) && measurements.length === 0) open = false;
    const procedureName = procedure.exec(text)?.[1];
    if (procedureName) name = procedureName;
    if (!open || name === '' || procedureName) continue;
    measurements.push(...fieldRows(text, { run, test: name, parameters: { 'virtual-users': users } }));
  }
  const lost = seen && measurements.length === 0;
  return {
    measurements,
    warnings: lost ? [warning('the time profile has no summary of all virtual users: it was cut')] : [],
  };
}

/**
 * @param {string} text
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
const fieldRows = (text, place) =>
  [...text.matchAll(field)].flatMap(([, key, shown, unit]) => {
    if (key === 'CALLS')
      return [measurement({ ...place, metric: 'count', statistic: 'total', value: Number(shown) })];
    const statistic = key.startsWith('P') ? `p${Number(key.slice(1))}` : statistics.get(key);
    if (!statistic || unit !== 'ms') return [];
    return [measurement({ ...place, metric: 'latency', statistic, value: scaled(Number(shown), 1e-3) })];
  });
