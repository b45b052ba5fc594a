import { measurement } from '../../model/measurement.js';
import { agrees, withoutParts } from '../../model/parameters.js';
import { histogramPercentile, mergeHistograms } from '../../statistics/histogram.js';

/** @typedef {import('./pairRuns.js').PairedRun} PairedRun */
/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/**
 * Percentiles of several jobs at the same time have no mean. Where all of them left their bins, the percentiles of the whole run are
 * read from the bins' sum and take the place of the jobs' own; one with too few values beyond it is withheld.
 *
 * @template {Pick<PairedRun, 'measurements' | 'histograms'>} T
 * @param {T} run
 * @returns {T}
 */
export function mergePercentiles(run) {
  const groups = groupsOf(run.measurements).filter(({ rows }) => rows.length > 1);
  if (groups.length === 0) return run;
  /** @type {Set<Measurement>} */
  const replaced = new Set();
  /** @type {Measurement[]} */
  const merged = [];
  for (const { rows } of groups) {
    const own = run.histograms.filter((each) => isOf(each, rows[0]));
    if (own.length < rows.length) continue;
    const bins = mergeHistograms(own.map((each) => each.bins));
    const { value } = histogramPercentile(bins, Number(rows[0].statistic.slice(1)));
    rows.forEach((row) => replaced.add(row));
    if (value !== null)
      merged.push(measurement({ ...rows[0], parameters: withoutParts(rows[0].parameters), value }));
  }
  return { ...run, measurements: [...run.measurements.filter((row) => !replaced.has(row)), ...merged] };
}

/** @param {Measurement[]} measurements @returns {{ rows: Measurement[] }[]} the same percentile of several jobs */
function groupsOf(measurements) {
  /** @type {Map<string, { rows: Measurement[] }>} */
  const groups = new Map();
  for (const row of measurements) {
    if (!/^p\d/.test(row.statistic)) continue;
    const { value: _value, ...what } = row;
    const key = JSON.stringify({ ...what, parameters: withoutParts(row.parameters) });
    const group = groups.get(key) ?? { rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  return [...groups.values()];
}

/** @param {import('../../model/parser.js').Histogram} histogram @param {Measurement} row */
const isOf = ({ test, parameters, metric }, row) =>
  test === row.test &&
  metric === row.metric &&
  agrees(withoutParts(parameters), withoutParts(row.parameters));
