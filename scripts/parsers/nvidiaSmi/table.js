import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { parsed } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';

const title = /^\|\s{1,4}NVIDIA-SMI\s{1,4}\d/;
const name = /^\|\s{1,6}(\d{1,3})\s{1,4}(\S.{1,60}?)\s{2,40}(?:On|Off|N\/A)?\s{0,4}\|/;
const readings =
  /^\|\s{1,4}(\d{1,3}%|N\/A)\s{1,6}(\d{1,3})C\s{1,6}P\d{1,2}\s{1,20}(\d{1,4}W|N\/A)\s{0,4}\/\s{0,4}(?:\d{1,4}W|N\/A)\s{1,4}\|\s{1,12}(\d{1,9})MiB\s{0,4}\/\s{0,12}\d{1,9}MiB\s{1,4}\|\s{1,12}(\d{1,3}%|N\/A)/;
const date = /^\w{3} (\w{3}) {1,2}(\d{1,2}) (\d\d):(\d\d):(\d\d) (\d{4})\s*$/;
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** @param {string} head */
export const isTable = (head) => /^\|\s{1,4}NVIDIA-SMI\s{1,4}\d.{0,60}Driver Version:/m.test(head);

/**
 * The table that `nvidia-smi` prints; `-l` and `watch` print one after another, each below its date.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readTables(text, hint) {
  /** @type {Map<string, { model: string, rows: { time: number | null, cells: string[] }[] }>} */
  const gpus = new Map();
  let time = /** @type {number | null} */ (null);
  let version = /** @type {string | null} */ (null);
  let index = /** @type {string | null} */ (null);
  for (const line of text.split('\n')) {
    const said = date.exec(line);
    if (said) time = secondsOf(said);
    if (title.test(line)) version ??= /Driver Version:\s{1,4}([\d.]{3,20})/.exec(line)?.[1] ?? null;
    const named = name.exec(line);
    if (named && !/^GPU\b/.test(named[2])) {
      index = named[1];
      if (!gpus.has(index)) gpus.set(index, { model: named[2].trim(), rows: [] });
    }
    const cells = index === null ? null : readings.exec(line);
    if (!cells || index === null) continue;
    gpus.get(index)?.rows.push({ time, cells: cells.slice(1) });
    index = null;
  }
  const read = [...gpus].map(([gpu, { rows }]) => readGpu(rows, gpus.size > 1 ? { gpu } : {}));
  if (read.every((each) => each.measurements.length + each.series.length === 0))
    throw new InputError('no reading of any GPU', { hint });
  const [first] = gpus.values();
  return parsed({
    device: { model: first.model, firmware: null, serial: null, capacity: null },
    measurements: read.flatMap((each) => each.measurements),
    series: read.flatMap((each) => each.series),
    settings: /** @type {Record<string, string>} */ (version ? { driver: version } : {}),
    // a whole line of a frame has 79 letters or more; a date begins the next table
    warnings: cutLine(text, (line) => /^[+|A-Z](?!.{77,}[+|]\s*$)/.test(line)),
  });
}

/** The columns of a row, what they are, and what one of their units is in the metric's. */
const sensors = /** @type {const} */ ([
  ['fan.speed', 'fan-duty', 0.01],
  ['temperature.gpu', 'temperature', 1],
  ['power.draw', 'power', 1],
  ['memory.used', 'memory', 2 ** 20],
  ['utilization.gpu', 'utilisation', 0.01],
]);

/**
 * @param {{ time: number | null, cells: string[] }[]} rows
 * @param {import('../../model/measurement.js').Parameters} own
 */
function readGpu(rows, own) {
  const dated =
    rows.length > 1 &&
    rows.every(({ time }, at) => time !== null && (at === 0 || time >= Number(rows[at - 1].time)));
  /** @type {{ measurements: import('../../model/measurement.js').Measurement[], series: import('../../model/series.js').Series[] }} */
  const result = { measurements: [], series: [] };
  for (const [at, [sensor, metric, factor]] of sensors.entries()) {
    const found = rows.flatMap(({ time, cells }) =>
      cells[at] === 'N/A' ? [] : [{ time, value: scaled(Number.parseInt(cells[at], 10), factor) }],
    );
    const place = { metric, parameters: { sensor, ...own } };
    if (dated && found.length > 1)
      result.series.push(
        series({
          ...place,
          times: Float64Array.from(found, ({ time }) => Number(time) - Number(rows[0].time)),
          values: Float64Array.from(found, ({ value }) => value),
        }),
      );
    else if (found.length > 0) result.measurements.push(...summary(found, place));
  }
  return result;
}

/**
 * Readings of unknown times are no runs.
 *
 * @param {{ value: number }[]} found
 * @param {Pick<import('../../model/measurement.js').Measurement, 'metric' | 'parameters'>} place
 */
function summary(found, place) {
  if (found.length === 1) return [measurement({ ...place, statistic: 'value', value: found[0].value })];
  const values = found.map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  return [
    measurement({ ...place, statistic: 'mean', value: sum / values.length }),
    measurement({ ...place, statistic: 'max', value: values.reduce((one, other) => Math.max(one, other)) }),
  ];
}

/** @param {RegExpExecArray} match */
function secondsOf([, month, day, hours, minutes, seconds, year]) {
  const at = months.indexOf(month) / 3;
  return Date.UTC(Number(year), at, Number(day), Number(hours), Number(minutes), Number(seconds)) / 1000;
}
