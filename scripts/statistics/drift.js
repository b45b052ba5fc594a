const mostExact = 30;

/**
 * Whether values rise or fall in the order in which they were taken: Kendall's test of a trend (H. B. Mann, "Nonparametric tests
 * against trend", Econometrica 13 (1945) 245-259), exact up to thirty values, by its normal approximation beyond.
 *
 * @param {number[]} values in the order of the runs
 * @returns {{ tau: number, p: number } | null} two-sided; `null` for fewer than five values, of which no order is unlikely enough
 */
export function drift(values) {
  const n = values.length;
  if (n < 5) return null;
  const score = scoreOf(values);
  const pairs = (n * (n - 1)) / 2;
  const p = n <= mostExact ? exactTail(n, Math.abs(score)) : normalTail(n, Math.abs(score));
  return { tau: score / pairs, p: Math.min(1, 2 * p) };
}

/** Pairs that rise, less those that fall. @param {number[]} values */
function scoreOf(values) {
  let score = 0;
  for (let late = 1; late < values.length; late++)
    for (let early = 0; early < late; early++) score += Math.sign(values[late] - values[early]);
  return score;
}

/**
 * P(S >= score) over all orders: how many orders have a given number of inversions, by adding one value after another.
 *
 * @param {number} n
 * @param {number} score over or equal to 0
 */
function exactTail(n, score) {
  let counts = [1];
  for (let size = 2; size <= n; size++) {
    const next = Array.from({ length: (size * (size - 1)) / 2 + 1 }, () => 0);
    counts.forEach((count, inversions) => {
      for (let more = 0; more < size; more++) next[inversions + more] += count;
    });
    counts = next;
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = ((n * (n - 1)) / 2 - score) / 2;
  return counts.slice(0, Math.floor(most) + 1).reduce((sum, count) => sum + count, 0) / all;
}

/** @param {number} n @param {number} score */
function normalTail(n, score) {
  const sd = Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const z = Math.max(0, score - 1) / sd;
  // upper tail of the normal distribution, Abramowitz and Stegun 26.2.17
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
