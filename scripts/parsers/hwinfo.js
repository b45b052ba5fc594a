import { InputError } from '../model/inputError.js';
import { parsed, warning } from '../model/parser.js';
import { series } from '../model/series.js';
import { sensorOf } from './shared/sensorName.js';
import { scaled } from './shared/amount.js';
import { cutLine } from './shared/blocks.js';
import { csvRows } from './shared/csvRows.js';

const make = 'HWiNFO: Sensors, Start Logging, as CSV';

/** @type {import('../model/parser.js').Parser} */
export const hwinfo = {
  tool: 'hwinfo',
  title: 'HWiNFO (CSV)',
  layouts: [
    {
      name: 'sensor log',
      versions: '5 to 8',
      verified: false,
      reads: 'every sensor with a unit over time: clocks, temperatures, power, voltages, fans, use',
      make,
    },
  ],
  recognise: (source) => findHeader(source.headText()) !== null,
  parse(source) {
    const text = source.text();
    const header = findHeader(text);
    if (!header) throw new InputError('no header with Date and Time', { hint: make });
    const { names, delimiter, line } = header;
    const rows = text
      .split('\n')
      .slice(line)
      .map((row) => cellsOf(row, delimiter))
      .filter((cells) => cells.length >= names.length - 1 && /\d/.test(cells[0]));
    if (rows.length === 0) throw new InputError('a header without readings', { line, hint: make });
    const { times, warnings } = timesOf(rows);
    const found = sensorsOf(names).flatMap((sensor) => readSensor(sensor, { rows, times }));
    if (found.length === 0) throw new InputError('no sensor has a reading', { line, hint: make });
    return parsed({
      series: found,
      warnings: [...warnings, ...cutLine(text, (last) => last.split(delimiter).length >= names.length - 1)],
    });
  },
};

/** HWiNFO speaks the language of its window. */
const dateWord = /^(?:Date|Datum|Fecha|Data|Дата|日期|日付)$/;
const timeWord = /^(?:Time|Zeit|Uhrzeit|Hora|Heure|Ora|Tijd|Czas|Čas|Время|时间|時間|時刻)$/;

/** @param {string} text */
function findHeader(text) {
  const lines = text.slice(0, 65_536).split('\n', 60);
  for (const [index, content] of lines.entries()) {
    const delimiter = [',', ';', '\t'].find((each) => content.split(each).length > 3);
    if (!delimiter) continue;
    // names may hold the delimiter: "Core Clocks (perf, avg) [MHz]"
    const row = csvRows(content.replace('\uFEFF', ''), delimiter, { cut: true })[0];
    const names = (row?.cells ?? []).map((cell) => cell.trim());
    if (
      dateWord.test(names[0]) &&
      timeWord.test(names[1]) &&
      names.some((name) => /\[(?:MHz|°C|W|MB|%|V|RPM)\]$/.test(name))
    )
      return { names, delimiter, line: index + 1 };
  }
  return null;
}

/**
 * Where the comma is the decimal mark as well, cells are quoted.
 *
 * @param {string} row
 * @param {string} delimiter
 */
const cellsOf = (row, delimiter) =>
  row.includes('"')
    ? (csvRows(row, delimiter, { cut: true })[0]?.cells ?? [])
    : row.split(delimiter).map((cell) => cell.trim());

/**
 * Several drives or GPUs give columns of one name: those after the first are numbered.
 *
 * @param {string[]} names
 */
function sensorsOf(names) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return names.flatMap((title, column) => {
    const sensor = sensorOf(title);
    if (!sensor) return [];
    const key = `${sensor.name} ${sensor.metric}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return [{ ...sensor, name: count > 1 ? `${sensor.name} #${count}` : sensor.name, column }];
  });
}

/**
 * @param {ReturnType<typeof sensorsOf>[number]} sensor
 * @param {{ rows: string[][], times: number[] }} table
 */
function readSensor({ name, metric, factor, column }, { rows, times }) {
  const numbers = rows.map((cells) => {
    const cell = cells[column]?.replace(',', '.');
    return /^-?\d{1,15}(?:\.\d{1,9})?$/.test(cell ?? '') ? scaled(Number(cell), factor) : NaN;
  });
  const kept = numbers.flatMap((value, at) =>
    value >= 0 || (metric === 'temperature' && value > -60) ? [at] : [],
  );
  if (kept.length === 0) return [];
  return [
    series({
      parameters: { sensor: name },
      metric,
      times: Float64Array.from(kept, (at) => times[at]),
      values: Float64Array.from(kept, (at) => numbers[at]),
    }),
  ];
}

/**
 * The clock, whatever order day and month have; a step back of hours is midnight.
 *
 * @param {string[][]} rows
 */
function timesOf(rows) {
  let day = 0;
  let last = -Infinity;
  let back = false;
  const clock = rows.map((cells) => {
    const match = /^(\d{1,2}):(\d{1,2}):(\d{1,2}(?:[.,]\d{1,6})?)( ?[AP]M)?$/i.exec(cells[1]);
    if (!match) return NaN;
    const hours = (Number(match[1]) % (match[4] ? 12 : 24)) + (/p/i.test(match[4] ?? '') ? 12 : 0);
    const seconds = hours * 3600 + Number(match[2]) * 60 + Number(match[3].replace(',', '.'));
    if (seconds + day < last) {
      if (last - day - seconds > 43_200) day += 86_400;
      else back = true;
    }
    last = Math.max(last, seconds + day);
    return last;
  });
  const bad = clock.findIndex(Number.isNaN);
  if (bad >= 0) throw new InputError(`no time: ${rows[bad][1]}`, { hint: make });
  const warnings = back ? [warning('the time runs backwards in some rows')] : [];
  return { times: clock.map((time) => Number((time - clock[0]).toFixed(6))), warnings };
}
