import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';

const title = /^System health while running (\S.{0,60}?):?\s*$/;
const header = /^Time\s{2,12}(\S{1,40})\s{1,20}load\b/;
const row =
  /^(\d{2}):(\d{2}):(\d{2}):\s{1,6}([\d/ ]{1,40}?)\s{0,4}MHz\s.{0,120}?%\s{1,6}(-?\d{1,7}(?:\.\d{1,2})?)°C/;

/**
 * The clock (of each cluster) and the temperature that sbc-bench notes while a test runs.
 *
 * @param {{ text: string, line: number }[]} lines
 */
export function readHealth(lines) {
  /** @type {{ test: string, names: string[], rows: { time: number, clocks: number[], temperature: number }[], line: number }[]} */
  const tables = [];
  for (const { text, line } of lines) {
    const named = title.exec(text);
    if (named) tables.push({ test: named[1], names: [], rows: [], line });
    const table = tables.at(-1);
    if (!table) continue;
    if (/^#{20}/.test(text)) tables.push({ test: '', names: [], rows: [], line });
    table.names = header.exec(text)?.[1].split('/') ?? table.names;
    const match = row.exec(text);
    if (match) table.rows.push(readRow(match));
  }
  const filled = tables.filter(({ test, rows }) => test !== '' && rows.length > 0);
  return { series: filled.flatMap(readings), warnings: filled.flatMap(implausible) };
}

/** @param {RegExpExecArray} match */
const readRow = ([, hours, minutes, seconds, clocks, temperature]) => ({
  time: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  clocks: clocks.split('/').map((clock) => scaled(Number(clock), 1e6)),
  temperature: Number(temperature),
});

/** No sensor of a board that runs says less; -273200 °C is what a missing one gives. */
const isPlausible = (/** @type {number} */ temperature) => temperature > -60 && temperature < 200;

/** @param {{ test: string, names: string[], rows: { time: number, clocks: number[], temperature: number }[] }} table */
function readings({ test, names, rows }) {
  const times = Float64Array.from(rows, ({ time }) => (time - rows[0].time + 86_400) % 86_400);
  if (times.some((time, at) => at > 0 && time < times[at - 1])) return [];
  const count = Math.min(...rows.map(({ clocks }) => clocks.length));
  const clocks = Array.from({ length: count }, (_, at) => {
    const values = Float64Array.from(rows, (each) => each.clocks[at]);
    const parameters = { sensor: names[at] ?? `clock ${at + 1}` };
    // a board that does not say its clock is noted as 0 MHz
    return values.some((value) => value > 0)
      ? [series({ test, parameters, metric: 'clock', times, values })]
      : [];
  }).flat();
  if (!rows.every(({ temperature }) => isPlausible(temperature))) return clocks;
  const values = Float64Array.from(rows, ({ temperature }) => temperature);
  return [...clocks, series({ test, parameters: { sensor: 'Temp' }, metric: 'temperature', times, values })];
}

/** @param {{ test: string, rows: { temperature: number }[], line: number }} table */
function implausible({ test, rows, line }) {
  const wrong = rows.find(({ temperature }) => !isPlausible(temperature));
  return wrong
    ? [warning(`${test}: the sensor says ${wrong.temperature} °C; its readings are left out`, line)]
    : [];
}

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
