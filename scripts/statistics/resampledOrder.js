import { mean } from './mean.js';
import { seededRandom } from './seededRandom.js';

/** So many times the runs are drawn again: a share is then known to about one percent. */
export const draws = 2000;

/**
 * How often products would change places if their runs were drawn again: as many runs of each, with replacement, from those there are
 * (the bootstrap: Efron, The Annals of Statistics 7 (1979) 1-26). It shows what the spread of few runs means; whether results differ
 * is for `judge` to say.
 *
 * @param {number[][]} groups the runs of each product, in the order of their means
 * @returns {{ first: number, swaps: number[] }} shares of the draws: the first stays first; each changes places with the next
 */
export function resampledOrder(groups) {
  const random = seededRandom(1);
  const swaps = groups.slice(1).map(() => 0);
  const isUp = mean(groups[0]) >= mean(groups[groups.length - 1]);
  let first = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const means = groups.map((runs) => mean(runs.map(() => runs[Math.floor(random() * runs.length)])));
    const isBefore = (/** @type {number} */ a, /** @type {number} */ b) => (isUp ? a >= b : a <= b);
    swaps.forEach((_, at) => (swaps[at] += isBefore(means[at], means[at + 1]) ? 0 : 1));
    first += means.every((each) => isBefore(means[0], each)) ? 1 : 0;
  }
  return { first: first / draws, swaps: swaps.map((count) => count / draws) };
}
