import { formatNumber } from '../../../scripts/model/quantity.js';
import { markLine } from './markLine.js';

/**
 * The mean of several results, and each of them, as shares of the base.
 *
 * @param {string} device
 * @param {import('../state/chartState.js').PageChart} shown
 * @returns {import('./stops.js').Told}
 */
export function tellIndex(device, { devices, index = [] }) {
  const share = (/** @type {number} */ ratio) => `${formatNumber(ratio * 100, 3)}\u2009%`;
  const found = index.find((each) => each.device === device);
  const known = devices.find(({ id }) => id === device);
  return {
    title: known?.name ?? device,
    value: found ? share(found.value) : '',
    lines: [
      ...markLine(known),
      'geometric mean of these results, more is better',
      ...(found?.parts ?? []).map(
        ({ label, ratio, weight }) => `${label}: ${share(ratio)}${weight === 1 ? '' : `, weight ${weight}`}`,
      ),
    ],
  };
}
