import { metrics, units } from './vocabulary/index.js';

/** What a metric's values are of, without prefixes and names: `B/s` of bandwidths, `1/s` of all that is counted a second. */
const dimensionOf = (/** @type {string} */ metric) => units[metrics[metric]?.unit]?.dimension ?? '';

/** Whether a metric says how much is done in a second. @param {string} metric */
export const isRate = (metric) => dimensionOf(metric).endsWith('/s') && metrics[metric].better === 'higher';

/** Whether what is done in a second is counted: requests, operations, frames. @param {string} metric */
export const isCountedRate = (metric) => isRate(metric) && dimensionOf(metric) === '1/s';

/** Whether what is done in a second are bytes. @param {string} metric */
export const isByteRate = (metric) => isRate(metric) && dimensionOf(metric) === 'B/s';

/** Whether a metric says how long one of many answers takes. @param {string} metric */
export const isResponseTime = (metric) =>
  dimensionOf(metric) === 's' && metrics[metric].better === 'lower' && /latency|round-trip/.test(metric);
