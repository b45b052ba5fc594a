import { criticalT } from './confidenceInterval.js';

/** How precise a result should be: within 5 % of its mean. */
export const preciseEnough = 0.05;

const fewest = 3;
const mostRuns = 100_000;

/**
 * How precise a mean is, and how many runs of the same spread would make it ±5 %: half the 95 % t interval over the mean.
 *
 * @typedef {{ share: number, runs: number }} Precision `share`: 0.26 is ±26 %; `runs`: no fewer than three
 *
 * @param {{ n: number, mean: number, sd: number | null }} over
 * @returns {Precision | null} `null` for fewer than three runs and around zero
 */
export function precisionOf({ n, mean, sd }) {
  if (sd === null || n < fewest || !(mean > 0)) return null;
  const share = (count = n) => (criticalT(count - 1) * sd) / mean / Math.sqrt(count);
  let [low, high] = [fewest, mostRuns];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (share(middle) <= preciseEnough) high = middle;
    else low = middle + 1;
  }
  return { share: share(), runs: low };
}
