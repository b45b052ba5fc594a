import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { cellNumber } from '../presentmon/frameTable.js';
import { frameResults, usableFrames } from '../presentmon/frames.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';

const make = 'set `output_folder` and `log_duration` in `MangoHud.conf`, `log_interval=0` for every frame';
const header = /^fps,frametime,[\w,]{0,1600}$/m;

/** Column, metric and factor to its unit. */
const sensors = /** @type {Record<string, [import('../../model/metric.js').Metric, number]>} */ ({
  cpu_load: ['utilisation', 0.01],
  gpu_load: ['utilisation', 0.01],
  cpu_temp: ['temperature', 1],
  gpu_temp: ['temperature', 1],
  cpu_power: ['power', 1],
  gpu_power: ['power', 1],
  cpu_mhz: ['clock', 1e6],
  gpu_core_clock: ['clock', 1e6],
  gpu_mem_clock: ['clock', 1e6],
  gpu_vram_used: ['memory', 2 ** 30],
  ram_used: ['memory', 2 ** 30],
  swap_used: ['memory', 2 ** 30],
  process_rss: ['memory', 2 ** 30],
});

/** @type {import('../../model/parser.js').Parser} */
export const mangoHud = {
  tool: 'mangohud',
  title: 'MangoHud',
  layouts: [
    {
      name: 'CSV log',
      versions: '0.6 to 0.8',
      verified: false,
      reads: 'frame rate, lows and frame times; load, temperature, power and clocks over time',
      make,
    },
  ],
  recognise: (source) => header.test(source.headText().slice(0, 8192)),
  parse(source) {
    const text = source.text();
    const { names, rows, line, before } = readRows(text);
    const fps = rows.map(({ cells }) => cellNumber(cells[0], ','));
    const elapsed = names.indexOf('elapsed');
    const ends = rows.map(({ cells }) => scaled(cellNumber(cells[elapsed], ','), 1e-9));
    const factor = frameUnit(rows, line);
    const times = rows.map(({ cells }) => scaled(cellNumber(cells[1], ','), factor));
    const { kept, warnings } = usableFrames(times, 'the log');
    if (kept.length === 0) throw new InputError('no frame has a time', { line, hint: make });
    warnings.push(...cutLine(text, (last) => last.split(',').length === names.length));
    const span = ends.length > 1 ? ends[ends.length - 1] - ends[0] : NaN;
    const sum = kept.slice(1).reduce((total, index) => total + times[index], 0);
    const own = { names, rows: kept.map((index) => rows[index]) };
    const results =
      span > 1.5 * sum + 0.1
        ? sampled({ fps: kept.map((index) => fps[index]), ends: kept.map((index) => ends[index]) }, own)
        : everyFrame(
            Float64Array.from(kept, (index) => times[index]),
            own,
          );
    return parsed({
      toolVersion: /^v1\n([\d.]{1,20}\S{0,40})$/m.exec(before.join('\n'))?.[1] ?? null,
      measurements: results.measurements,
      series: results.series,
      warnings: [...warnings, ...results.warnings],
      ...systemOf(before),
    });
  },
};

/** @param {string} text */
function readRows(text) {
  const lines = text.split('\n');
  const at = lines.findIndex((each) => header.test(each));
  const names = lines[at].split(',').filter(Boolean);
  const rows = lines.slice(at + 1).flatMap((each, index) => {
    const cells = each.split(',');
    return cells.length >= names.length && cells[0].trim() !== '' ? [{ line: at + index + 2, cells }] : [];
  });
  if (rows.length === 0) throw new InputError('a header without readings', { line: at + 1, hint: make });
  return { names, rows, line: at + 1, before: lines.slice(0, at) };
}

/**
 * Frame times are milliseconds; the first versions wrote microseconds. The rate beside them tells which.
 *
 * @param {{ cells: string[] }[]} rows
 * @param {number} line
 */
function frameUnit(rows, line) {
  const products = rows
    .slice(0, 1000)
    .map(({ cells }) => cellNumber(cells[0], ',') * cellNumber(cells[1], ','))
    .filter((product) => product > 0)
    .sort((a, b) => a - b);
  const middle = products[products.length >> 1];
  if (middle > 500 && middle < 2000) return 1e-3;
  if (middle > 5e5 && middle < 2e6) return 1e-6;
  throw new InputError('fps and frametime contradict each other', { line, hint: make });
}

/**
 * @param {Float64Array} times
 * @param {{ names: string[], rows: { cells: string[] }[] }} table
 */
function everyFrame(times, table) {
  const columns = sensorColumns(table).map(({ name, metric, values }) => ({ metric, sensor: name, values }));
  const results = frameResults({ run: 0, times, dropped: null, columns });
  const few = times.length < 100 ? [warning(`${times.length} frames are too few for a 1 % low`)] : [];
  return { ...results, warnings: few };
}

/**
 * With a log_interval the rows are samples, not frames: rates are means over equal intervals, and there are no lows.
 *
 * @param {{ fps: number[], ends: number[] }} samples
 * @param {{ names: string[], rows: { cells: string[] }[] }} table
 */
function sampled({ fps, ends }, table) {
  const times = Float64Array.from(ends, (end) => Math.max(0, end));
  const mean = fps.reduce((sum, each) => sum + each, 0) / fps.length;
  const readings = sensorColumns(table).map(({ name, metric, values }) =>
    series({ parameters: { sensor: name }, metric, times, values }),
  );
  return {
    measurements: [measurement({ metric: 'frame-rate', statistic: 'mean', value: mean })],
    series: [series({ metric: 'frame-rate', times, values: Float64Array.from(fps) }), ...readings],
    warnings: [warning('the rows are samples at an interval, not frames: log_interval=0 logs every frame')],
  };
}

/** @param {{ names: string[], rows: { cells: string[] }[] }} table */
function sensorColumns({ names, rows }) {
  return names.flatMap((name, at) => {
    if (!Object.hasOwn(sensors, name)) return [];
    const [metric, factor] = sensors[name];
    const values = Float64Array.from(rows, ({ cells }) => scaled(cellNumber(cells[at], ','), factor));
    // a sensor that is not there is logged as 0
    return values.some((value) => value > 0) && !values.some(Number.isNaN) ? [{ name, metric, values }] : [];
  });
}

/**
 * `os,cpu,gpu,ram,kernel,driver,cpuscheduler` and the line of values below it.
 *
 * @param {string[]} before
 */
function systemOf(before) {
  const at = before.findIndex((line) => /^os,cpu,gpu,ram,/.test(line));
  if (at < 0) return {};
  const names = before[at].split(',');
  const values = (before[at + 1] ?? '').split(',');
  const facts = Object.fromEntries(
    names.flatMap((name, index) => (values[index]?.trim() ? [[name, values[index].trim()]] : [])),
  );
  const model = facts.gpu;
  return { settings: facts, device: model ? { model, firmware: null, serial: null, capacity: null } : null };
}
