import { leadAbove } from './leadAbove.js';

/** It stays below when at most this share of the later time is above, as short recoveries are. */
const mostTimeAbove = 0.1;

/**
 * How full the drive is when its rate first drops below a given one and stays there.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} rate B/s
 * @returns {number | null} bytes; 0 where it never was above, `null` where it does not stay below
 */
export function fillLevelBelow(over, rate) {
  const { rates, widths, amount } = over;
  const { end } = leadAbove(over, rate);
  if (end === rates.length) return null;
  let [above, all] = [0, 0];
  for (let i = end; i < rates.length; i++) {
    all += widths[i];
    if (rates[i] > rate) above += widths[i];
  }
  return above > mostTimeAbove * all ? null : end === 0 ? 0 : amount[end - 1];
}
