import { problem } from '../../model/inputError.js';
import { metrics, units } from '../../model/metric.js';
import { specRows } from '../../results/specs.js';

/** A number said roughly ("about 500 MB/s") is still the number. */
const tolerance = 0.015;

/**
 * Numbers typed by hand beside a unit that nothing on record says: a result, a run, a finding or a maker's statement.
 *
 * @param {import('../../model/project.js').Review} review
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkTyped({ value, typed }, results) {
  if (typed.length === 0) return [];
  const known = knownNumbers(value.products ?? [], results);
  const hint = 'ask for it with {{< value "product test metric" >}}, so that it follows the data';
  return typed
    .filter((each) => !known.some((one) => one.unit === each.unit && isNear(one.value, each)))
    .map(({ text, file, line }) =>
      problem(`typed by hand, and no result says it: ${text}`, { severity: 'warning', file, line, hint }),
    );
}

/**
 * @param {number} known
 * @param {import('../../model/project.js').TypedNumber} typed
 */
const isNear = (known, { value, half }) =>
  Math.abs(known - value) <= Math.max(half, Math.abs(known) * tolerance);

/**
 * As quantities are read, whatever their metric is kept in.
 *
 * @param {number} value
 * @param {string} unit
 */
const inDimension = (value, unit) => ({
  value: value * (units[unit]?.factor ?? 1),
  unit: units[unit]?.dimension ?? unit,
});

/**
 * @param {string[]} lineUp
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 * @returns {{ value: number, unit: string | null }[]}
 */
function knownNumbers(lineUp, { project, summaries, findingSummaries }) {
  const measured = [...summaries, ...findingSummaries].filter(({ product }) => lineUp.includes(product));
  const stated = lineUp.flatMap((id) => {
    const product = project.products.get(id);
    return product ? specRows([product]).flatMap(({ cells }) => cells) : [];
  });
  return [
    ...measured.flatMap(({ metric, mean, median, min, max, interval, runs }) =>
      [mean, median, min, max, interval?.low, interval?.high, ...runs.map((run) => run.value)].flatMap(
        (value) => (value === undefined ? [] : [inDimension(value, metrics[metric].unit)]),
      ),
    ),
    ...stated.flatMap(({ value, unit }) => (value === null ? [] : [{ value, unit }])),
  ];
}
