import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { ofUnit } from '../shared/sensorName.js';
import { scaled } from '../shared/amount.js';

/** Of `dmon`; the rows of `pmon` are processes, whose shares are not the card's. */
const header = /^#\s{0,4}(?:Date\s{1,20}Time\s{1,20}|Time\s{1,20})?gpu(?!\s{1,20}pid\b)\s/m;

/** Names of the columns, as the CSV of --query-gpu calls the same. */
const names = new Map([
  ['pwr', 'power.draw'],
  ['gtemp', 'temperature.gpu'],
  ['mtemp', 'temperature.memory'],
  ['temp', 'temperature.gpu'],
  ['sm', 'utilization.gpu'],
  ['mem', 'utilization.memory'],
  ['enc', 'utilization.encoder'],
  ['dec', 'utilization.decoder'],
  ['jpg', 'utilization.jpeg'],
  ['ofa', 'utilization.ofa'],
  ['mclk', 'clocks.mem'],
  ['pclk', 'clocks.gr'],
  ['fb', 'memory.used'],
  ['bar1', 'memory.bar1'],
  ['ccpm', 'memory.protected'],
]);

/** @param {string} head */
export const isDmon = (head) => header.test(head) && /^#\s{0,4}(?:[YMD:HS]+\s+){0,2}Idx\s/m.test(head);

/**
 * `nvidia-smi dmon`: a row for each GPU and moment, two lines of header that come again and again.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readDmon(text, hint) {
  const titled = /** @type {{ columns: string[], units: string[] }} */ ({ columns: [], units: [] });
  /** @type {Map<string, { times: number[], columns: Map<string, { unit: string, at: number[], values: number[] }> }>} */
  const gpus = new Map();
  let clocked = false;
  let skipped = 0;
  let day = 0;
  let before = -1;
  for (const line of text.split('\n')) {
    const words = line.trim().replace(/^#\s*/, '').split(/\s+/);
    if (line.trimStart().startsWith('#')) {
      titled[words.includes('gpu') ? 'columns' : 'units'] = words;
      continue;
    }
    const { columns, units } = titled;
    const index = columns.indexOf('gpu');
    if (line.trim() === '') continue;
    if (words.length !== columns.length || !/^\d{1,3}$/.test(words[index])) {
      skipped++;
      continue;
    }
    const clock = clockOf(words[columns.indexOf('Time')]);
    if (clock !== null) {
      clocked = true;
      if (clock < before) day += 86_400;
      before = clock;
    }
    const gpu = gpus.get(words[index]) ?? { times: /** @type {number[]} */ ([]), columns: new Map() };
    gpus.set(words[index], gpu);
    // without -o T the moments are a second apart, unless -d said otherwise
    gpu.times.push(clock === null ? gpu.times.length : clock + day);
    for (const [at, name] of columns.entries()) {
      if (!names.has(name) || !/^\d{1,9}(?:\.\d{1,4})?$/.test(words[at])) continue;
      const column = gpu.columns.get(name) ?? { unit: units[at] ?? '', at: [], values: [] };
      gpu.columns.set(name, column);
      column.at.push(gpu.times.length - 1);
      column.values.push(Number(words[at]));
    }
  }
  const found = [...gpus].flatMap(([gpu, { times, columns }]) =>
    [...columns].flatMap(([name, { unit, at, values }]) => {
      const sensor = ofUnit(unit, name);
      if (!sensor) return [];
      return [
        series({
          metric: sensor.metric,
          parameters: { sensor: names.get(name) ?? name, ...(gpus.size > 1 && { gpu }) },
          times: Float64Array.from(at, (index) => times[index] - times[0]),
          values: Float64Array.from(values, (value) => scaled(value, sensor.factor)),
        }),
      ];
    }),
  );
  if (found.length === 0) throw new InputError('a header without readings', { hint });
  return parsed({
    series: found,
    warnings: [
      ...(clocked ? [] : [warning('the readings have no time (add -o DT): they count as one a second')]),
      ...(skipped > 0 ? [warning(`${skipped} rows are not as wide as the header and are left out`)] : []),
    ],
  });
}

/** @param {string | undefined} cell @returns {number | null} seconds of the day */
function clockOf(cell) {
  const match = /^(\d\d):(\d\d):(\d\d)$/.exec(cell ?? '');
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : null;
}
