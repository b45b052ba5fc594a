import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { scaled } from '../text/scaled.js';
import { inSeconds, timeUnit } from '../text/timeUnit.js';

export const consoleHead = /^\[ {0,2}\d{1,3}\.\d\d%\] ·{1,4} /m;
const line = /^\[ {0,2}\d{1,3}\.\d\d%\] ·{2,4} ([\w.]{1,400}) {1,200}(\S.{0,80})$/;
const environment = /^\[ {0,2}\d{1,3}\.\d\d%\] ·{1,3} Benchmarking (\S{1,200})$/;
const time = /^(\d[\d.]{0,30}(?:e[+-]?\d{1,3})?)(?:±([\d.]{1,30}))?(ps|ns|μs|µs|us|ms|s|m)$/;
const bytes = /^(\d[\d.]{0,30})([kMGT]?)$/;

/**
 * What `asv run` prints: a line for each benchmark, rounded. Tables of parameters are not read.
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
  for (const [index, raw] of text.split('\n').entries()) {
    if (raw.length > 2000) continue;
    place = environment.exec(raw)?.[1] ?? place;
    const match = line.exec(raw.trimEnd());
    if (!match || /^(?:Running|Building|Setting|Installing|For|Uninstalling|Discovering)$/.test(match[1]))
      continue;
    const [, test, value] = match;
    const parameters = place ? { environment: place } : undefined;
    const row = rowOf(test, value, parameters);
    if (row) measurements.push(row);
    else if (test.includes('.'))
      warnings.push(warning(`${test} gave no value that is read: ${value.slice(0, 60)}`, index + 1));
  }
  if (measurements.length === 0) throw new InputError('no benchmark gave a value', { hint });
  if (!text.endsWith('\n')) warnings.push(warning('the last line has no end: the file may be cut'));
  return { measurements, warnings };
}

/**
 * @param {string} test
 * @param {string} value `11.1±0.01μs`, `2.42k`
 * @param {import('../../model/measurement.js').Parameters | undefined} parameters
 */
function rowOf(test, value, parameters) {
  const timed = time.exec(value);
  const unit = timed && timeUnit(timed[3]);
  const place = { test, parameters };
  if (timed && unit)
    return measurement({
      ...place,
      metric: 'duration',
      statistic: 'median',
      value: inSeconds(Number(timed[1]), unit),
    });
  const sized = bytes.exec(value);
  if (!sized) return null;
  const number = scaled(Number(sized[1]), 1000 ** ' kMGT'.indexOf(sized[2] || ' '));
  const memory = /\.(?:peak)?mem_/i.test(test);
  return memory
    ? measurement({ ...place, metric: 'memory', statistic: 'value', value: number })
    : measurement({ ...place, metric: 'result', statistic: 'value', value: number });
}
