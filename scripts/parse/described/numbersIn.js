import { InputError } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';
import { parseQuantity, unitNamed } from '../../model/parseQuantity.js';

/**
 * The numbers of a described place, in the metric's own unit: numbers as such, or texts as `12.3 ms`.
 *
 * @param {unknown} found one value, or a list of them
 * @param {{ metric: string, unit?: string, place: { line: number | null, path: string }, make: string }} described
 * @returns {number[]}
 * @throws {InputError} where one is no number, or of a unit that the metric has not
 */
export function numbersIn(found, { metric, unit, place, make }) {
  return (Array.isArray(found) ? found : [found]).flatMap((value) => {
    if (value === undefined || value === null || value === '') return [];
    const number = numberOf(value, { metric, unit });
    if (number !== null) return [number];
    throw new InputError(`no ${metric}${unit ? ` in ${unit}` : ''}: ${JSON.stringify(value)?.slice(0, 60)}`, {
      line: place.line,
      path: place.path,
      hint: make,
    });
  });
}

/**
 * @param {unknown} value
 * @param {{ metric: string, unit?: string }} described
 */
function numberOf(value, { metric, unit }) {
  const own = metrics[metric].unit;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    if (!unit) return value;
    const named = unitNamed(unit);
    return named?.unit === own ? Number((value * named.factor).toPrecision(15)) : null;
  }
  if (typeof value !== 'string') return null;
  const quantity = parseQuantity(value);
  if (!quantity || quantity.rest !== '') return null;
  if (quantity.unit === null) return numberOf(quantity.value, { metric, unit });
  return quantity.unit === own ? quantity.value : null;
}
