import { InputError } from '../../model/inputError.js';
import { fioBytes, fioCount, fioSeconds } from './textNumber.js';
import { storageMeasurement } from '../shared/storageRecord.js';

const current =
  /^\s*(read|write|trim|mixed)\s*: IOPS=([\d.]+[kMGT]?), BW=(\S+) \(\S+\)\(([\d.]+[A-Za-z]+)\/(\d+)msec\)/;
const old =
  /^\s*(read|write|trim|mixed)\s*: io=\s*([\d.]+\w*B),\s*bw=\s*([\d.]+\w*\/s),\s*iops=\s*([\d.]+[kKM]?)\s*,\s*runt=\s*(\d+)\s*msec/;
const latencyLine =
  /^\s*(slat|clat|lat)\s*\(([num]?sec)\)\s*: min=\s*(\S+?), max=\s*(\S+?), avg=\s*(\S+?), stdev=\s*(\S+?)\s*$/;
const percentilesLine = /^\s*(?:(slat|clat|lat) )?percentiles \(([num]?sec)\)\s*:/;
const metrics = /** @type {const} */ ({
  slat: 'submission-latency',
  clat: 'completion-latency',
  lat: 'latency',
});

/**
 * One direction of one job: the numbers, in base units, without the workload.
 *
 * @typedef {{ metric: import('../../model/metric.js').Metric, statistic: string, value: number }} Reading
 * @typedef {{ operation: import('../shared/storageRecord.js').Operation, line: number, bandwidth: number, readings: Reading[] }} Side
 */

/**
 * The line a direction begins with, of version 3 or of versions 1 and 2.
 *
 * @param {string} text
 * @param {number} line
 * @returns {Side | null}
 */
export function readSide(text, line) {
  const now = current.exec(text);
  if (now)
    return side(now[1], { iops: now[2], rate: now[3], bytes: now[4], runtime: now[5], old: false, line });
  const before = old.exec(text);
  if (before)
    return side(before[1], {
      bytes: before[2],
      rate: before[3],
      iops: before[4],
      runtime: before[5],
      old: true,
      line,
    });
  if (!/^\s*(?:read|write|trim|mixed)\s*: (?:IOPS=|io=)/.test(text)) return null;
  throw new InputError(`line not understood: ${text.trim().slice(0, 100)}`, {
    line,
    hint: 'the line is cut off or edited: let fio write the file itself, with --output=FILE',
  });
}

/**
 * fio rounds the rate to three or four digits; a rate shown as 0 is taken from bytes and time.
 *
 * @param {string} name
 * @param {{ iops: string, rate: string, bytes: string, runtime: string, old: boolean, line: number }} texts
 * @returns {Side}
 */
function side(name, { iops, rate, bytes, runtime, ...place }) {
  const operation = /** @type {import('../shared/storageRecord.js').Operation} */ (name);
  const volume = Math.round(fioBytes(bytes, place));
  const duration = Number(`${runtime}e-3`);
  const bandwidth = fioBytes(rate, place) || (duration && volume / duration);
  /** @type {Reading[]} */
  const readings = [
    { metric: 'bandwidth', statistic: 'mean', value: bandwidth },
    { metric: 'iops', statistic: 'mean', value: fioCount(iops, place.line) },
    { metric: 'duration', statistic: 'total', value: duration },
  ];
  if (operation === 'read') readings.push({ metric: 'bytes-read', statistic: 'total', value: volume });
  if (operation === 'write') readings.push({ metric: 'bytes-written', statistic: 'total', value: volume });
  return { operation, line: place.line, bandwidth, readings };
}

/**
 * A latency line of the direction above it, or `null`.
 *
 * @param {string} text
 * @param {number} line
 * @returns {Reading[] | null}
 */
export function readLatency(text, line) {
  const match = latencyLine.exec(text);
  if (!match) return null;
  const [, name, unit, ...values] = match;
  const metric = metrics[/** @type {keyof typeof metrics} */ (name)];
  const place = { unit, line };
  const statistics = ['min', 'max', 'mean', 'sd'];
  return values.map((value, index) => ({
    metric,
    statistic: statistics[index],
    value: fioSeconds(value, place),
  }));
}

/**
 * Which latency the percentiles below this line are of; `undefined` where the line is no such heading,
 * `null` for those of one priority or of sync, which are not taken.
 *
 * @param {string} text
 * @returns {{ metric: import('../../model/metric.js').Metric, unit: string } | null | undefined}
 */
export function percentilesOf(text) {
  if (!/percentiles? \(/.test(text)) return undefined;
  const match = percentilesLine.exec(text);
  if (!match) return null;
  return { metric: metrics[/** @type {keyof typeof metrics} */ (match[1] ?? 'clat')], unit: match[2] };
}

/**
 * @param {string} text `| 99.00th=[   87], 99.50th=[   89],`
 * @param {{ metric: import('../../model/metric.js').Metric, unit: string, line: number }} place
 * @returns {Reading[]}
 */
export function readPercentiles(text, { metric, unit, line }) {
  const found = [...text.matchAll(/(\d{1,3}\.\d{1,9})th=\[\s*(\d+)\s*\]/g)];
  if (found.length === 0 || found.some(([, percent]) => Number(percent) > 100)) {
    throw new InputError(`percentiles not understood: ${text.trim().slice(0, 80)}`, {
      line,
      hint: 'the line is cut off or edited: let fio write the file itself, with --output=FILE',
    });
  }
  return found.map(([, percent, value]) => ({
    metric,
    statistic: `p${Number(percent)}`,
    value: fioSeconds(value, { unit, line }),
  }));
}

/**
 * @param {Side} side
 * @param {Omit<Partial<import('../shared/storageRecord.js').Workload & import('../../model/measurement.js').Measurement>, 'metric' | 'statistic' | 'value'>} common
 */
export const sideMeasurements = (side, common) =>
  side.readings.map((reading) => storageMeasurement({ ...common, ...reading }));
