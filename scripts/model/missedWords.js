import { formatNumber } from './quantity.js';

/** From here on a change reads better as a multiple: 2.4 times, not 140 %. */
const several = 1;

/**
 * Which differences the runs leave open: `−5 to 12 %`, or `0.55 to 4.5 times`.
 *
 * @param {{ low: number, high: number }} change 0.25 is 25 % more
 */
export function missedWords({ low, high }) {
  if (high >= several) return `${formatNumber(1 + low, 2)} to ${formatNumber(1 + high, 2)} times`;
  return `${formatNumber(low * 100, 2)} to ${formatNumber(high * 100, 2)}\u2009%`;
}
