import { wordsPage } from '../../model/lib/nearest.js';
import { metrics } from '../../model/metric.js';
import { units } from '../../model/vocabulary/index.js';

/**
 * Which metric the values of a table are, by what it says and by their unit.
 *
 * @typedef {import('../../model/metric.js').Metric} Metric
 * @typedef {import('../shared/unitWord.js').UnitWord} UnitWord
 */

/** What people call several metrics by, of which the unit tells the right one. @type {Record<string, string>} */
const loose = { throughput: 'bandwidth', rate: 'bandwidth' };

/** In a hint. */
const mostNamed = 5;

/**
 * @param {Metric | null} metric as the table says it
 * @param {UnitWord} unit
 * @returns {Metric | null} where the table says none, the one that the unit alone tells: MB/s is a bandwidth, dB(A) a noise; seconds tell none
 */
export function settledMetric(metric, unit) {
  if (metric === null) return toldBy(unit);
  const other = loose[metric];
  const isOther = other && (unit.name ?? unit.unit) === metrics[other].unit;
  return isOther ? other : metric;
}

/** @param {UnitWord} unit */
function toldBy(unit) {
  const all = metricsIn(unit);
  const telling = all.filter((each) => metrics[each].selfEvident);
  const [first, ...more] = telling.length > 0 ? telling : all;
  return first !== undefined && more.length === 0 ? first : null;
}

/**
 * The metrics that people give in a unit; of one that none is given in, as Wh, those of its dimension.
 *
 * @param {UnitWord} unit
 * @returns {Metric[]}
 */
function metricsIn({ unit, name = unit }) {
  const names = Object.keys(metrics);
  const own = names.filter((each) => metrics[each].unit === name || metrics[each].shown.name === name);
  return own.length > 0 ? own : names.filter((each) => units[metrics[each].unit]?.dimension === unit);
}

/**
 * What to say where neither the table nor the unit tells the metric.
 *
 * @param {string} word as the unit is written
 * @param {UnitWord} unit
 * @param {number | null} run of the column, from 0
 * @returns {import('./cell.js').CellProblem}
 */
export function unsettled(word, unit, run) {
  // the blog's own first, then those of all fields: a time is a duration more often than that of a certain request
  const [likely, ...others] = metricsIn(unit).reverse();
  const problem = `which metric is in ${word}`;
  if (likely === undefined)
    return { problem, hint: 'none is: declare one with this unit in data/vocabulary.toml' };
  const named = [likely, ...others].slice(0, mostNamed).join(', ');
  const rest = others.length >= mostNamed ? ` ... (all: ${wordsPage})` : '';
  const head = `${likely}${run === null ? '' : ` run ${run + 1}`} (${word})`;
  return {
    problem,
    hint: `name it in the head, as "${head}", or in a column "metric". In ${word} are: ${named}${rest}`,
  };
}
