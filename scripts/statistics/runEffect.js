import { incompleteBeta } from './incompleteBeta.js';
import { mean } from './mean.js';
import { sampleDeviation } from './sampleDeviation.js';

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
