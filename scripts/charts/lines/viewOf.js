import { InputError } from '../../model/inputError.js';
import { parseQuantity } from '../../model/parseQuantity.js';

const axisUnits = /** @type {const} */ ({ time: 's', bytes: 'B', capacity: '1' });

/** What a chart block says for it. @param {string} axis in words */
export const viewOption = (axis) => ({
  type: 'array',
  items: { type: 'string' },
  minItems: 2,
  maxItems: 2,
  description: `the part of the ${axis} that is shown, e.g. ["0 s", "60 s"]`,
});

/**
 * The part of the axis that the author shows; `null` where that is all.
 *
 * @param {import('../../model/chartData.js').Chart} data
 * @param {'time' | 'bytes' | 'capacity'} axis
 * @returns {[number, number] | null}
 */
export function viewOf({ options }, axis) {
  if (!Array.isArray(options.view)) return null;
  const [from, to] = options.view.map((written) => {
    const quantity = parseQuantity(String(written));
    if (quantity && (quantity.unit === null || quantity.unit === axisUnits[axis])) return quantity.value;
    const hint = `write two places of the ${axis} axis, e.g. ["0 s", "60 s"], ["0 GB", "16 GB"] or ["0 %", "20 %"]`;
    throw new InputError(`not a place on the ${axis} axis: ${written}`, { path: 'view', hint });
  });
  if (from < to) return [from, to];
  throw new InputError(`the view ends before it begins: ${options.view.join(' to ')}`, {
    path: 'view',
    hint: 'write the smaller place first',
  });
}

/** @param {string} product */
export const nothingInView = (product) =>
  new InputError(`no readings of ${product} within the view`, {
    path: 'view',
    hint: 'widen it or leave it out',
  });
