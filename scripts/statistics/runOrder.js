import { sampleDeviation } from './deviation.js';
import { mean } from './mean.js';
import { incompleteBeta } from './studentT.js';

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

/**
 * Whether the results of one sweep rise and fall together from run to run, as they do under a load that comes and goes: then they are
 * not independent. Two-way analysis of variance of the standardised logarithms, runs by results, with the intraclass correlation of
 * Shrout and Fleiss, "Intraclass correlations", Psychological Bulletin 86 (1979) 420-428, form (3,1): the mean of the correlations of
 * all pairs. Standardised, because one noisy result among quiet ones would hide what they share; that costs a degree of freedom of
 * each, and of two results the ratio is (1 + r) / (1 - r), which has that distribution exactly.
 *
 * @param {number[][]} results values over zero by result, then by run, as many runs each
 * @returns {{ correlation: number, p: number } | null} `null` for fewer than two results or three runs, and where nothing varies
 */
export function runEffect(results) {
  const runs = results[0]?.length ?? 0;
  if (results.length < 2 || runs < 3 || !results.flat().every((value) => value > 0)) return null;
  const residuals = results.flatMap((values) => standardised(values.map(Math.log)));
  if (residuals.length < 2) return null;
  const count = residuals.length;
  const perRun = Array.from({ length: runs }, (_, run) => mean(residuals.map((own) => own[run])));
  const between = (count * sumOfSquares(perRun)) / (runs - 1);
  const within =
    sumOfSquares(residuals.flatMap((own) => own.map((each, run) => each - perRun[run]))) /
    ((runs - 1) * (count - 1));
  if (between === 0 || within === 0) return null;
  return {
    correlation: (between - within) / (between + (count - 1) * within),
    p: upperF(between / within, runs - 2, (runs - 2) * (count - 1)),
  };
}

/** @param {number[]} logs @returns {number[][]} none where nothing varies */
function standardised(logs) {
  const [centre, sd] = [mean(logs), Number(sampleDeviation(logs))];
  return sd > 0 ? [logs.map((each) => (each - centre) / sd)] : [];
}

/** @param {number[]} values */
const sumOfSquares = (values) => values.reduce((sum, value) => sum + value ** 2, 0);

/**
 * P(F > f), by the incomplete beta function (Abramowitz and Stegun 26.6.2).
 *
 * @param {number} f
 * @param {number} one degrees of freedom
 * @param {number} other
 */
const upperF = (f, one, other) => incompleteBeta(other / (other + one * f), other / 2, one / 2);
