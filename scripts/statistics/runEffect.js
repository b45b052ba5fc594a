import { incompleteBeta } from './incompleteBeta.js';
import { mean } from './mean.js';

/**
 * Whether the results of one sweep rise and fall together from run to run, as they do under a load that comes and goes: then they are
 * not independent. Two-way analysis of variance of the logarithms, runs by results, with the intraclass correlation of Shrout and
 * Fleiss, "Intraclass correlations", Psychological Bulletin 86 (1979) 420-428, form (3,1).
 *
 * @param {number[][]} results values over zero by result, then by run, as many runs each
 * @returns {{ correlation: number, p: number } | null} `null` for fewer than two results or three runs, and where nothing varies
 */
export function runEffect(results) {
  const [count, runs] = [results.length, results[0]?.length ?? 0];
  if (count < 2 || runs < 3 || !results.flat().every((value) => value > 0)) return null;
  const residuals = results.map((values) => {
    const logs = values.map(Math.log);
    const centre = mean(logs);
    return logs.map((each) => each - centre);
  });
  const perRun = Array.from({ length: runs }, (_, run) => mean(residuals.map((own) => own[run])));
  const between = (count * sumOfSquares(perRun)) / (runs - 1);
  const within =
    sumOfSquares(residuals.flatMap((own) => own.map((each, run) => each - perRun[run]))) /
    ((runs - 1) * (count - 1));
  if (between === 0 || within === 0) return null;
  return {
    correlation: (between - within) / (between + (count - 1) * within),
    p: upperF(between / within, runs - 1, (runs - 1) * (count - 1)),
  };
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
