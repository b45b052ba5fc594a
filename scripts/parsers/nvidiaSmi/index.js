import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { ofUnit } from '../shared/sensorName.js';
import { scaled } from '../shared/amount.js';
import { cutLine, joinRuns } from '../shared/blocks.js';
import { isDmon, readDmon } from './dmon.js';
import { isTable, readTables } from './table.js';

const make =
  '`nvidia-smi --query-gpu=timestamp,index,name,power.draw,temperature.gpu,clocks.sm,utilization.gpu,memory.used --format=csv -lms 500`';
const known =
  /^(?:timestamp|index|name|uuid|pci\.bus_id|power\.draw|utilization\.|temperature\.|clocks\.|memory\.|fan\.speed|pstate|driver_version|serial)/;
const measured = /^(?:power\.draw|utilization\.|temperature\.|clocks\.|memory\.(?:used|free)|fan\.speed)/;
/** Limits, and what throttles the clocks: no readings. */
const fact =
  /limit|\.max\b|\.total\b|threshold|throttle|event_reasons|\.applications|\.default_applications|\.tlimit/;

/** @type {import('../../model/parser.js').Parser} */
export const nvidiaSmi = {
  tool: 'nvidia-smi',
  title: 'nvidia-smi',
  layouts: [
    {
      name: 'CSV of --query-gpu',
      versions: 'drivers 390 to 570',
      verified: true,
      reads: 'power, temperatures, clocks, utilisation and memory of each GPU over time',
      make,
    },
    {
      name: 'text of dmon, and the tables that it prints without arguments',
      versions: 'drivers 390 to 570',
      verified: true,
      reads: 'power, temperatures, clocks, utilisation and memory of each GPU',
      make: '`nvidia-smi dmon -o DT > FILE`, or `nvidia-smi > FILE`',
    },
  ],
  recognise: (source) => {
    const head = source.headText();
    return isDmon(head) || isTable(head) || findHeader(head) !== null;
  },
  parse(source) {
    const text = source.text();
    if (isDmon(source.headText())) return readDmon(text, make);
    if (isTable(source.headText())) return readTables(text, make);
    const found = findHeader(text);
    if (!found) throw new InputError('no header of --query-gpu', { hint: make });
    const { rows, skipped } = readRows(text, found);
    if (rows.length === 0)
      throw new InputError('a header without readings', { line: found.line, hint: make });
    const groups = groupByGpu(rows, found.names);
    const read = joinRuns(
      [...groups].map(([gpu, own]) => readGpu(own, found.names, groups.size > 1 ? gpu : null)),
    );
    if (read.measurements.length + read.series.length === 0)
      throw new InputError('no reading of any sensor', { line: found.line, hint: make });
    return parsed({
      ...read,
      device: deviceOf(rows[0], found.names),
      warnings: [
        ...(skipped > 0 ? [warning(`${skipped} rows are not as wide as the header and are left out`)] : []),
        ...new Map(read.warnings.map((each) => [each.message, each])).values(),
        ...cutLine(text, (last) => last.split(',').length === found.names.length),
      ],
    });
  },
};

/** @param {string} text */
function findHeader(text) {
  const lines = text.slice(0, 65_536).split('\n', 60);
  for (const [index, line] of lines.entries()) {
    const cells = line
      .replace('\uFEFF', '')
      .split(',')
      .map((cell) => cell.trim().toLowerCase());
    if (cells.length < 2 || cells.length > 300) continue;
    if (
      cells.every((cell) => cell !== '') &&
      cells.filter((cell) => known.test(cell)).length >= 2 &&
      cells.some((cell) => measured.test(cell))
    )
      return { line: index + 1, names: cells };
  }
  return null;
}

/**
 * @param {string} text
 * @param {{ line: number, names: string[] }} header
 */
function readRows(text, { line, names }) {
  const all = text
    .split('\n')
    .slice(line)
    .filter((row) => row.trim() !== '');
  const rows = all.map((row) => row.split(',').map((cell) => cell.trim()));
  const fits = rows.filter((cells) => cells.length === names.length && cells[0].toLowerCase() !== names[0]);
  return { rows: fits, skipped: rows.filter((cells) => cells.length !== names.length).length };
}

/**
 * @param {string[][]} rows
 * @param {string[]} names
 */
function groupByGpu(rows, names) {
  const at = ['index', 'pci.bus_id', 'uuid', 'gpu_bus_id', 'gpu_uuid']
    .map((name) => names.indexOf(name))
    .find((column) => column >= 0);
  return groupBy(rows, (cells) => (at === undefined ? '0' : cells[at]));
}

/**
 * @param {string[][]} rows
 * @param {string[]} names
 * @param {string | null} gpu
 */
function readGpu(rows, names, gpu) {
  const times = timesOf(rows, names.indexOf('timestamp'));
  /** @type {{ measurements: import('../../model/measurement.js').Measurement[], series: import('../../model/series.js').Series[], warnings: import('../../model/parser.js').Warning[] }} */
  const result = { measurements: [], series: [], warnings: [] };
  if (!times)
    result.warnings.push(
      warning('the readings have no time (add timestamp): only their mean, least and largest are read'),
    );
  if (times && times.length > 1 && times[times.length - 1] === 0)
    result.warnings.push(warning('all readings have the same time: when each was taken is not known'));
  for (const [column, title] of names.entries()) {
    const name = title.replace(/\s*\[.{1,10}\]$/, '');
    if (!measured.test(name) || fact.test(name)) continue;
    const unit = /\[(.{1,10})\]$/.exec(title)?.[1] ?? (name.startsWith('temperature') ? 'c' : '');
    const sensor = ofUnit(unit, name);
    const numbers = rows.map((cells) => numberIn(cells[column], sensor));
    const kept = numbers.flatMap((value, index) => (value >= 0 ? [index] : []));
    if (!sensor || kept.length === 0) continue;
    const parameters = { sensor: name, ...(gpu !== null && { gpu }) };
    const values = Float64Array.from(kept, (index) => numbers[index]);
    const place = { metric: sensor.metric, parameters };
    if (times)
      result.series.push(
        series({ ...place, times: Float64Array.from(kept, (index) => times[index]), values }),
      );
    else
      result.measurements.push(
        ...extremes(values).map(([statistic, value]) => measurement({ ...place, statistic, value })),
      );
  }
  return result;
}

/**
 * @param {Float64Array} values
 * @returns {[string, number][]}
 */
const extremes = (values) => [
  ['mean', values.reduce((sum, value) => sum + value, 0) / values.length],
  ['min', values.reduce((least, value) => Math.min(least, value), Infinity)],
  ['max', values.reduce((most, value) => Math.max(most, value), 0)],
];

/**
 * Cells carry their unit again (`22.89 W`), except with nounits; `[N/A]` and `[Not Supported]` are none.
 *
 * @param {string} cell
 * @param {{ factor: number } | null} sensor
 */
function numberIn(cell, sensor) {
  const match = /^(\d{1,12}(?:\.\d{1,6})?)(?: [A-Za-z%]{1,4})?$/.exec(cell);
  return match && sensor ? scaled(Number(match[1]), sensor.factor) : NaN;
}

/**
 * Seconds since the first reading; `null` where there is no time, or it runs backwards.
 *
 * @param {string[][]} rows
 * @param {number} column
 */
function timesOf(rows, column) {
  if (column < 0) return null;
  const times = rows.map((cells) => {
    const match = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,6}))?$/.exec(cells[column]);
    if (!match) return NaN;
    const [year, month, day, hours, minutes, seconds] = match.slice(1, 7).map(Number);
    return Date.UTC(year, month - 1, day, hours, minutes, seconds) / 1000 + Number(`0.${match[7] ?? 0}`);
  });
  if (times.some((time, at) => Number.isNaN(time) || (at > 0 && time < times[at - 1]))) return null;
  return times.map((time) => Number((time - times[0]).toFixed(6)));
}

/**
 * @param {string[]} cells
 * @param {string[]} names
 */
function deviceOf(cells, names) {
  const of = (/** @type {string} */ name) => cells[names.indexOf(name)] ?? null;
  const model = of('name') ?? of('gpu_name');
  return model ? { model, firmware: of('vbios_version'), serial: of('serial'), capacity: null } : null;
}
