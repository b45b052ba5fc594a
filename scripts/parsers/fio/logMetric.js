import { assumed, assumptionOf, latencyUnitIn, latencyUnitSetting } from '../../model/latencyUnit.js';
import { warning } from '../../model/parser.js';

/**
 * @typedef {object} LogKind
 * @property {string} name fio's own: `bw`, `iops`, `lat`...
 * @property {import('../../model/metric.js').Metric} metric
 * @property {import('../../model/parser.js').Warning[]} warnings
 *
 * @typedef {object} LogUnit
 * @property {(value: number) => number} toBase from fio's number to the base unit
 * @property {import('../../model/parser.js').Warning[]} warnings
 * @property {Record<string, string>} settings
 */

const metrics = /** @type {const} */ ({
  bw: 'bandwidth',
  iops: 'iops',
  lat: 'latency',
  clat: 'completion-latency',
  slat: 'submission-latency',
});

/**
 * What a log is of: its rows do not say, the name that fio gives it does (`run1_bw.1.log`).
 *
 * @param {string} fileName
 * @param {import('./logShape.js').LogShape} shape
 * @returns {LogKind}
 */
export function logMetric(fileName, { perOperation, allOnes }) {
  const found = /(?:^|[^a-z])(bw|iops|lat|clat|slat)(?:\.\d+)?(?:\.(?:log|txt|csv))?$/i.exec(
    fileName.replace(/\.gz$/i, ''),
  );
  if (found) {
    const name = /** @type {keyof typeof metrics} */ (found[1].toLowerCase());
    return { name, metric: metrics[name], warnings: [] };
  }
  if (perOperation && allOnes) return { name: 'iops', metric: 'iops', warnings: [] };
  const message =
    'the name does not say of what the log is, its rows cannot: values as they stand; name it as fio does, *_bw.log, *_iops.log, *_lat.log, *_clat.log or *_slat.log';
  return { name: 'unknown', metric: 'count', warnings: [warning(message)] };
}

/**
 * Bandwidth is in KiB/s. Latency is in ns since fio 3, in µs before; a log does not say which.
 *
 * @param {LogKind} kind
 * @param {{ shape: import('./logShape.js').LogShape, fioVersion: string | null, mean: number }} known `mean` of the log's numbers
 * @returns {LogUnit}
 */
export function unitOf({ name }, { shape, fioVersion, mean }) {
  if (name === 'bw') {
    return {
      toBase: shape.perOperation ? (value) => value : (value) => value * 1024,
      warnings: [],
      settings: {},
    };
  }
  if (!name.endsWith('lat')) return { toBase: (value) => value, warnings: [], settings: {} };
  const { unit, known } = latencyUnitOf({ name, columns: shape.columns, fioVersion, mean });
  const perSecond = unit === 'ns' ? 1e9 : 1e6;
  return {
    toBase: (value) => value / perSecond,
    warnings: known ? [] : [warning(assumptionOf(unit))],
    settings: { [latencyUnitSetting]: known ? unit : assumed(unit) },
  };
}

/**
 * @param {{ name: string, columns: number, fioVersion: string | null, mean: number }} known
 * @returns {{ unit: import('../../model/latencyUnit.js').LatencyUnit, known: boolean }}
 */
function latencyUnitOf({ name, columns, fioVersion, mean }) {
  const unit = latencyUnitIn(fioVersion);
  if (unit) return { unit, known: true };
  // fio 2 wrote four columns; a minute for an average I/O is not to be believed, nor is one within a microsecond
  if (columns > 4 || mean > 6e7) return { unit: 'ns', known: true };
  return { unit: mean < (name === 'slat' ? 200 : 1000) ? 'µs' : 'ns', known: false };
}
