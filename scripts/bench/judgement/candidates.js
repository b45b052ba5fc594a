import { sampleDeviation } from '../../statistics/deviation.js';
import { judge } from '../../statistics/judge.js';
import { mean } from '../../statistics/mean.js';
import { incompleteBeta } from '../../statistics/studentT.js';
import { bootstrapExcludes } from './bootstrap.js';
import { brunnerMunzel, permutation } from './rankTests.js';

/**
 * Ways to decide whether two sets of runs differ by other than a given ratio of their means: `excludes` says whether a 95 % method
 * rules that ratio out, so that with the true ratio it errs in 5 % of all samples.
 *
 * @typedef {{ random: () => number, family?: number }} Context
 * @typedef {(from: number[], to: number[], ratio: number, context: Context) => boolean} Excludes
 */

/** @param {number} t @param {number} df */
const twoSided = (t, df) => (Number.isFinite(t) ? incompleteBeta(df / (df + t * t), df / 2, 0.5) : 0);

/**
 * @param {{ n: number, at: number, variance: number }} a variance of the mean
 * @param {{ n: number, at: number, variance: number }} b
 */
function welch(a, b) {
  const variance = a.variance + b.variance;
  const df = variance ** 2 / (a.variance ** 2 / (a.n - 1) + b.variance ** 2 / (b.n - 1));
  return twoSided((b.at - a.at) / Math.sqrt(variance), df);
}

/** @param {number[]} values */
const level = (values) => ({
  n: values.length,
  at: mean(values),
  variance: Number(sampleDeviation(values)) ** 2 / values.length,
});

/** @param {number[]} values */
function logOfMean(values) {
  const { n, at, variance } = level(values);
  return { n, at: Math.log(at), variance: variance / at ** 2 };
}

const scaled = (/** @type {number[]} */ values, /** @type {number} */ by) =>
  values.map((value) => value * by);
const logs = (/** @type {number[]} */ values) => values.map(Math.log);

/** @param {number[]} values */
const result = (values) => ({
  mean: mean(values),
  runs: values.map((value, at) => ({ run: at + 1, value, source: '', excluded: null })),
});

/** @type {Readonly<Record<string, Excludes>>} */
export const candidates = Object.freeze({
  site: (from, to, ratio, { family = 2 }) => {
    const { interval } = judge(result(from), result(to), { family });
    return interval !== null && (interval.low > ratio - 1 || interval.high < ratio - 1);
  },
  'ln of means': (from, to, ratio) => welch(logOfMean(scaled(from, ratio)), logOfMean(to)) < 0.05,
  'Welch, Fieller': (from, to, ratio) => welch(level(scaled(from, ratio)), level(to)) < 0.05,
  'Welch on logs': (from, to, ratio) => welch(level(logs(scaled(from, ratio))), level(logs(to))) < 0.05,
  permutation: (from, to, ratio, { random }) => permutation(scaled(from, ratio), to, random) < 0.05,
  'Brunner-Munzel': (from, to, ratio) => brunnerMunzel(scaled(from, ratio), to, twoSided) < 0.05,
  'BCa bootstrap': (from, to, ratio, { random }) => bootstrapExcludes(from, to, Math.log(ratio), random),
});

/** The candidates that take long, and are tried on fewer samples. */
export const slow = new Set(['permutation', 'BCa bootstrap']);

/** Studentised range and degrees of freedom of a pair, for Games and Howell. @param {number[]} from @param {number[]} to */
export function studentisedRange(from, to) {
  const [a, b] = [level(from), level(to)];
  const variance = a.variance + b.variance;
  const df = variance ** 2 / (a.variance ** 2 / (a.n - 1) + b.variance ** 2 / (b.n - 1));
  return { q: Math.abs(a.at - b.at) / Math.sqrt(variance / 2), df, p: welch(a, b) };
}
