import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../shared/amount.js';
import { openEnd } from '../shared/blocks.js';
import { namedParameters } from '../shared/namedParameters.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';

export const consoleHead = /^\[ {0,2}\d{1,3}\.\d\d%\] ·{1,4} /m;
const line = /^\[ {0,2}\d{1,3}\.\d\d%\] ·{2,4} ([\w.]{1,400}) {1,200}(\S.{0,80})$/;
const environment = /^\[ {0,2}\d{1,3}\.\d\d%\] ·{1,3} Benchmarking (\S{1,200})$/;
const ofCommit = /^\[ {0,2}\d{1,3}\.\d\d%\] · For .{1,200}? commit (?:hash )?(\w{6,40})\b(?: <(.{1,120})>)?/;
const time = /^(\d[\d.]{0,30}(?:e[+-]?\d{1,3})?)(?:(?:±|\+\/-)([\d.]{1,30}))?(ps|ns|μs|µs|us|ms|s|m)$/;
const bytes = /^(\d[\d.]{0,30})([kKmMgGtT]?)$/;
const ofMemory = /(?:^|\.)(?:(?:peak)?mem_|(?:Peak)?Mem[A-Z_])[^.]*$/;

/**
 * What `asv run` prints: a line for each benchmark, rounded. Tables of parameters are not read. `asv continuous` runs two commits in
 * several rounds, whose lines stand one below the other.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readConsole(text, hint) {
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  const warnings = [warning('the log holds no single samples: each value counts as one run')];
  let place = /** @type {string | null} */ (null);
  let commit = /** @type {string | null} */ (null);
  for (const [index, raw] of text.split('\n').entries()) {
    if (raw.length > 2000) continue;
    place = environment.exec(raw)?.[1] ?? place;
    const begun = ofCommit.exec(raw);
    if (begun) commit = [begun[2], begun[1]].filter(Boolean).join(' ');
    const match = line.exec(raw.trimEnd());
    if (!match || /^(?:Running|Building|Setting|Installing|For|Uninstalling|Discovering)$/.test(match[1]))
      continue;
    const [, test, value] = match;
    const row = consoleRow(test, value, { ...(commit && { commit }), ...(place && { environment: place }) });
    if (row) measurements.push(row);
    else if (test.includes('.'))
      warnings.push(warning(`${test} gave no value that is read: ${value.slice(0, 60)}`, index + 1));
  }
  if (measurements.length === 0) throw new InputError('no benchmark gave a value', { hint });
  return { measurements, warnings: [...warnings, ...openEnd(text)] };
}

/**
 * @param {string} name `suite.time_it`, in a table with its parameters: `suite.time_it(10, 'csr')`, and `[machine/environment]`
 * @param {string} value `11.1±0.01μs`, `2.42k`
 * @param {Record<string, string>} place
 */
export function consoleRow(name, value, place) {
  const [, test, list, environment = place.environment] = /** @type {(string | undefined)[]} */ (
    nameForm.exec(name) ?? [name, name]
  );
  const pairs = /** @type {[string, unknown][]} */ ([
    ...splitList(list ?? '').map((each, at) => [`param${at + 1}`, each.replace(/^'(.*)'$/s, '$1')]),
    ...Object.entries({ ...place, ...(environment && { environment }) }),
  ]);
  const about = { test: test ?? name, parameters: namedParameters(pairs) };
  const isMemory = ofMemory.test(about.test);
  const timed = isMemory ? null : time.exec(value);
  const unit = timed && timeUnit(timed[3]);
  if (timed && unit)
    return measurement({
      ...about,
      metric: 'duration',
      statistic: 'median',
      value: inSeconds(Number(timed[1]), unit),
    });
  const sized = bytes.exec(value);
  if (!sized) return null;
  const number = scaled(Number(sized[1]), 1000 ** ' kmgt'.indexOf(sized[2].toLowerCase() || ' '));
  return measurement({ ...about, metric: isMemory ? 'memory' : 'result', statistic: 'value', value: number });
}

const nameForm = /^([\w.]{1,400})(?:\((.{0,400})\))?(?: \[(?:[^\]/]{1,200}\/)?([^\]]{1,200})\])?$/;

/** The parts of `10, 'a, b', (1, 2)`. @param {string} list */
function splitList(list) {
  /** @type {string[]} */
  const parts = [];
  let [depth, quoted] = [0, false];
  for (const letter of list) {
    if (letter === "'") quoted = !quoted;
    if (!quoted && /[([{]/.test(letter)) depth += 1;
    if (!quoted && /[)\]}]/.test(letter)) depth -= 1;
    if (letter === ',' && !quoted && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
