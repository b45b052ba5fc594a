import { measurement } from '../../model/measurement.js';
import { scaled } from '../text/scaled.js';

const measured =
  /^Cpufreq OPP:\s{1,8}(\d{2,5})\b.{0,60}?Measured:\s{1,8}(?:\d{1,5}\s{1,8}\()?(\d{1,5}(?:\.\d{1,4})?(?:\/\d{1,5}(?:\.\d{1,4})?){1,4})/;

/**
 * The clock that each operating point really gives, measured three times in a row.
 *
 * @param {{ text: string }[]} lines
 */
export function readClocks(lines) {
  let when = 'before';
  let cores = {};
  return lines.flatMap(({ text }) => {
    if (/^Testing (?:maximum )?(?:cpufreq|clockspeeds?) again/i.test(text)) when = 'after';
    const named = /^Checking cpufreq OPP(?: for (cpu[\w-]{1,20}))?/.exec(text);
    if (named) cores = named[1] ? { cpu: named[1] } : {};
    const match = measured.exec(text);
    if (!match) return [];
    const parameters = { 'set-clock': Number(match[1]) * 1e6, when, ...cores };
    return match[2].split('/').map((value, repetition) =>
      measurement({
        run: 0,
        repetition,
        test: 'cpufreq',
        parameters,
        metric: 'clock',
        statistic: 'value',
        value: scaled(Number(value), 1e6),
      }),
    );
  });
}
