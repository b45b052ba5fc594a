import { quantile } from '../model/lib/quantile.js';

/**
 * The usual rates up to a cut, just before it, and soon after it. The last window before the cut may hold some of both.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} end
 */
export function levelsAround({ rates, ends, start }, end) {
  const whole = Math.max(1, end - 1);
  const edge = ends[end - 1];
  let late = whole - 1;
  while (late > 0 && (late > whole - 5 || ends[late - 1] >= edge - 0.25 * (edge - start))) late--;
  let soon = end;
  while (soon < ends.length && (soon < end + 5 || ends[soon] <= edge + 0.1 * (ends[ends.length - 1] - edge)))
    soon++;
  const before = quantile(rates.subarray(0, whole), 0.5);
  const justBefore = quantile(rates.subarray(late, whole), 0.5);
  return { before, justBefore, after: Math.max(quantile(rates.subarray(end, soon), 0.5), before / 1000) };
}
