import { unitShown } from '../../model/metric.js';
import { formatQuantity } from '../../model/quantity.js';

/**
 * A result as the lock of a published review names and shows it, wherever a page has it.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @returns {{ key: string, text: string }}
 */
export function lockedAs(summary) {
  const { mean, interval } = summary;
  const show = (/** @type {number} */ value) => formatQuantity(value, unitShown(summary));
  const spread = interval ? ` (${show(interval.low)} to ${show(interval.high)})` : '';
  return { key: meaningOf(summary), text: show(mean) + spread };
}

/**
 * What a result means, in words that do not depend on where a page shows it: product, campaign, test, metric, statistic, and
 * every parameter by its name.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @returns {string}
 */
function meaningOf(summary) {
  const { product, campaign, test, metric, statistic, benchmark, parameters } = summary;
  const named = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...[product, campaign, test, benchmark === test ? null : benchmark, `${metric} ${statistic}`],
    ...named.map(([name, value]) => `${name} ${value}`),
  ]
    .filter(Boolean)
    .join(', ');
}
