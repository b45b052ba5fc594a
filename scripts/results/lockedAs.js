import { formatQuantity } from '../model/quantity.js';

/**
 * A result as the lock of a published review names and shows it, wherever a page has it.
 *
 * @param {import('../model/summary.js').Summary} summary
 * @returns {{ key: string, text: string }}
 */
export function lockedAs(summary) {
  const { mean, unit, interval } = summary;
  const show = (/** @type {number} */ value) => formatQuantity(value, unit);
  const spread = interval ? ` (${show(interval.low)} to ${show(interval.high)})` : '';
  return { key: meaningOf(summary), text: show(mean) + spread };
}

/**
 * What a result means, in words that do not depend on where a page shows it: product, campaign, test, metric, statistic, and
 * every parameter by its name.
 *
 * @param {import('../model/summary.js').Summary} summary
 * @returns {string}
 */
function meaningOf(summary) {
  const { product, campaign, test, metric, statistic, job } = summary;
  const named = Object.entries(parametersOf(summary)).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...[product, campaign, test, job === test ? null : job, `${metric} ${statistic}`],
    ...named.map(([name, value]) => `${name} ${value}`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** @param {import('../model/summary.js').Summary} summary */
function parametersOf({ operation, pattern, blockSize, queueDepth, jobs, readPercent, condition, ...rest }) {
  const { parameters } = /** @type {{ parameters?: import('../model/measurement.js').Parameters }} */ (rest);
  const all = { operation, pattern, blockSize, queueDepth, jobs, readPercent, ...condition, ...parameters };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [kebab(name), value]),
  );
}

/** @param {string} name */
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
