import { measurement } from '../../model/measurement.js';
import { noParameters } from '../../model/parameters.js';
import { warning } from '../../model/parser.js';
import { numberField, objectField } from './field.js';

/** @typedef {Omit<Partial<import('../../model/measurement.js').Measurement>, 'metric' | 'statistic' | 'value'>} Place */

const kinds = /** @type {const} */ ([
  ['lat', 'latency'],
  ['clat', 'completion-latency'],
  ['slat', 'submission-latency'],
]);
const moments = /** @type {const} */ ([
  ['mean', 'mean'],
  ['min', 'min'],
  ['max', 'max'],
  ['stddev', 'sd'],
]);

/**
 * The latencies of one side of a job. The key tells the unit: `clat_ns` is in ns (fio 3), `clat` in µs (fio 2).
 *
 * @param {any} side
 * @param {string} path
 * @param {{ rows: import('./sides.js').Rows, place: Place }} target `place` is what the rows have in common
 */
export function addLatencies(side, path, { rows, place }) {
  rows.warnings.push(...foreignKeys(side, path));
  for (const [name, metric] of kinds) {
    const key = Object.hasOwn(side, `${name}_ns`) ? `${name}_ns` : name;
    const times = objectField(side, key, path);
    if (times)
      addLatency(rows, {
        times,
        path: `${path}.${key}`,
        perSecond: key === name ? 1e6 : 1e9,
        metric,
        place,
      });
  }
}

/**
 * @typedef {object} Latency
 * @property {any} times
 * @property {string} path
 * @property {number} perSecond units of fio in a second
 * @property {'latency' | 'completion-latency' | 'submission-latency'} metric
 * @property {Place} place
 *
 * @param {import('./sides.js').Rows} rows
 * @param {Latency} latency
 */
function addLatency(rows, latency) {
  const { times, path, perSecond, metric, place } = latency;
  // all zero is what fio prints of what it did not measure (gtod_reduce, disable_clat, a synchronous engine's slat)
  if (!numberField(times, 'max', path) && !numberField(times, 'mean', path)) return;
  // one object for all rows: `measurement` copies it, and copying the place for each row took longer than all else
  const fields = { ...place, metric, statistic: '', value: 0 };
  const row = (/** @type {string} */ statistic, /** @type {number} */ value) => {
    fields.statistic = statistic;
    fields.value = value / perSecond;
    rows.measurements.push(measurement(fields));
  };
  for (const [key, statistic] of moments) {
    const value = numberField(times, key, path);
    if (value !== null) row(statistic, value);
  }
  for (const [percent, value] of percentiles(times, path)) row(`p${percent}`, value);
  const bins = binsOf(times, path);
  if (bins.length > 0) {
    const { run = 0, test = null, parameters = noParameters } = place;
    const seconds = bins.map(
      ([value, count]) => /** @type {[number, number]} */ ([value / perSecond, count]),
    );
    rows.histograms.push({ run, test, parameters, metric, bins: seconds });
  }
  rows.warnings.push(...contradictions(latency, bins));
}

/**
 * @param {any} times
 * @param {string} path
 * @returns {[number, number][]} percent and latency
 */
function percentiles(times, path) {
  const object = objectField(times, 'percentile', path) ?? {};
  /** @type {[number, number][]} */
  const list = [];
  let isMeasured = false;
  for (const key of Object.keys(object)) {
    const percent = Number(key);
    if (!(percent > 0 && percent <= 100)) continue;
    const value = numberField(object, key, path) ?? 0;
    isMeasured ||= value > 0;
    list.push([percent, value]);
  }
  return isMeasured ? list : [];
}

/**
 * The bins of JSON+. Early versions name them by their number and say so by writing how many there are.
 *
 * @param {any} times
 * @param {string} path
 * @returns {[number, number][]}
 */
function binsOf(times, path) {
  const object = objectField(times, 'bins', path) ?? {};
  const numbered = Object.hasOwn(object, 'FIO_IO_U_PLAT_BITS');
  return Object.keys(object)
    .filter((key) => /^\d+$/.test(key))
    .map(
      (key) =>
        /** @type {[number, number]} */ ([
          numbered ? histogramBin(Number(key)) : Number(key),
          numberField(object, key, `${path}.bins`) ?? 0,
        ]),
    )
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => a - b);
}

/**
 * @param {Latency} latency
 * @param {[number, number][]} bins
 */
function contradictions({ times, path }, bins) {
  const [min, mean, max] = ['min', 'mean', 'max'].map((key) => numberField(times, key, path) ?? Number.NaN);
  const count = numberField(times, 'N', path);
  const counted = bins.reduce((sum, [, each]) => sum + each, 0);
  const found = [];
  if (mean > max * 1.001 + 1 || mean < min * 0.999 - 1) {
    found.push(warning(`${path}: the mean ${mean} is not between min ${min} and max ${max}`));
  }
  if (bins.length > 0 && count !== null && Math.abs(counted - count) > 0.001 * count + 1) {
    found.push(warning(`${path}.bins: ${counted} I/Os in the bins, but N is ${count}`));
  }
  return found;
}

/**
 * fio has never written these; who edited the file cannot have kept the unit.
 *
 * @param {any} side
 * @param {string} path
 */
const foreignKeys = (side, path) =>
  Object.keys(side)
    .filter((key) => key.includes('lat_') && /^[cs]?lat_(?:us|ms|sec)$/.test(key))
    .map((key) => warning(`${path}.${key} is no key of fio's: left out, the file was edited`));

const bits = 6;
const perGroup = 1 << bits;

/**
 * The latency that bucket `index` of fio's histograms stands for: exact below 128, then the middle of 64 buckets
 * per power of two. Source: `plat_idx_to_val` in fio's stat.c.
 *
 * @param {number} index from 0
 * @returns {number} ns in fio 3, µs in fio 2
 */
export function histogramBin(index) {
  if (index < perGroup * 2) return index;
  const errorBits = Math.floor(index / perGroup) - 1;
  const base = 2 ** (errorBits + bits);
  return base + ((index % perGroup) + 0.5) * 2 ** errorBits;
}
