import { formatNumber, formatQuantity, scaleFor } from '../model/quantity.js';
import { spreadOf } from './spreadOf.js';

/**
 * A result as a table shows it: `{ value: '412 MB/s', spread: '405 to 419', n: '5 of 6', noisy: null }`.
 *
 * @param {import('../model/summary.js').Statistics & { runs: import('../model/summary.js').RunValue[] }} over
 * @param {import('../model/metric.js').Unit} unit
 * @param {{ scale?: import('../model/quantity.js').Scale }} [options] a scale common to several
 */
export function showResult(over, unit, { scale = scaleFor(unit, over.mean) } = {}) {
  const spread = spreadOf(over);
  const show = (/** @type {number} */ value) => formatNumber(value / scale.factor);
  return {
    value: formatQuantity(over.mean, unit, { scale }),
    spread: spread && `${show(spread.low)} to ${show(spread.high)}`,
    n: over.n === over.runs.length ? String(over.n) : `${over.n} of ${over.runs.length}`,
    noisy: over.noisy && over.rsd !== null ? `${formatNumber(over.rsd * 100, 2)}\u2009%` : null,
  };
}
