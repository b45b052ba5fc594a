import { problem } from '../../model/inputError.js';
import { hasZero, metrics } from '../../model/metric.js';

/**
 * A share of what has no zero means nothing: 40 °C is not twice 20 °C.
 *
 * @param {import('../../model/metric.js').Metric} metric
 * @param {{ what: string, hint: string }} words what cannot be made of it, and what to do
 */
export function withoutZero(metric, { what, hint }) {
  const { unit } = metrics[metric];
  return hasZero(unit) ? [] : [problem(`${what}: ${unit} has no zero`, { hint })];
}
