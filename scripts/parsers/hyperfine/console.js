import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { runNumbers } from '../shared/blocks.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';

const title = /^Benchmark #?\d{1,6}: (.{1,4000})$/;
const quantity = '(\\d{1,20}(?:\\.\\d{1,20})?) (s|ms|µs|us|min|h)';
const time = new RegExp(
  `^\\s{0,9}Time \\((mean ± σ|abs ≡)\\):\\s{1,20}${quantity}(?: ±\\s{1,20}${quantity})?(?:\\s{1,40}\\[User: ${quantity}, System: ${quantity}\\])?`,
);
const range = new RegExp(
  `^\\s{0,9}Range \\(min … max\\):\\s{1,20}${quantity} …\\s{1,20}${quantity}\\s{1,20}(\\d{1,9}) runs`,
);

/**
 * What hyperfine prints: `Time (mean ± σ): 102.3 ms ± 0.4 ms [User: 0.7 ms, System: 1.3 ms]`, or of one run `Time (abs ≡)`.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readConsole(text, hint) {
  const runs = runNumbers();
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  const warnings = [
    warning('the printed summary holds no single timings, so each command counts as one run'),
  ];
  /** @type {Record<string, string>} */
  const settings = {};
  let test = '';
  let run = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const named = title.exec(line);
    if (named) test = named[1];
    const add = (
      /** @type {string} */ statistic,
      /** @type {string | undefined} */ value,
      /** @type {string} */ unit,
    ) => {
      if (value === undefined) return;
      const seconds = secondsOf(value, unit);
      measurements.push(measurement({ run, test, metric: 'duration', statistic, value: seconds }));
    };
    const mean = time.exec(line);
    if (mean) {
      if (!test) throw new InputError('times without the command they belong to', { line: index + 1, hint });
      run = runs.next(test);
      add(mean[1] === 'abs ≡' ? 'value' : 'mean', mean[2], mean[3]);
      add('sd', mean[4], mean[5]);
      measurements.push(...processorTimes(mean, { run, test }));
    }
    const ends = range.exec(line);
    if (ends) {
      add('min', ends[1], ends[2]);
      add('max', ends[3], ends[4]);
      settings[`${test}: runs`] = ends[5];
    }
    if (/^\s{0,9}Warning: Ignoring non-zero exit code/.test(line))
      warnings.push(warning(`${test} failed in at least one run: its exit code was not zero`, index + 1));
  }
  if (measurements.length === 0) throw new InputError('no command was timed', { hint });
  return parsed({ measurements, warnings, settings });
}

/**
 * @param {RegExpExecArray} match
 * @param {{ run: number, test: string }} place
 */
function processorTimes(match, place) {
  if (match[6] === undefined) return [];
  const [user, system] = [secondsOf(match[6], match[7]), secondsOf(match[8], match[9])];
  return [
    measurement({ ...place, metric: 'user-time', statistic: 'mean', value: user }),
    measurement({ ...place, metric: 'system-time', statistic: 'mean', value: system }),
  ];
}

/**
 * @param {string} value
 * @param {string} unit
 */
const secondsOf = (value, unit) => inSeconds(Number(value), timeUnit(unit) ?? 1);
