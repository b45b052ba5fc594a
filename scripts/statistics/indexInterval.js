import { boundSide } from '../model/bound.js';
import { sampleDeviation } from './deviation.js';
import { countedValues, judge, pairAlpha } from './judge.js';
import { weightedGeometricMean } from './mean.js';
import { studentTQuantile } from './studentT.js';

/**
 * @typedef {object} IndexPart one result in a geometric mean
 * @property {import('./judge.js').Judged} of
 * @property {import('./judge.js').Judged} base
 * @property {number} weight
 */

/**
 * Interval of a weighted geometric mean of ratios to one base. On the scale of logarithms it is a weighted sum of independent means:
 * their relative variances add up, with the degrees of freedom of Welch and Satterthwaite (Biometrics Bulletin 2 (1946) 110-114).
 *
 * @param {IndexPart[]} parts
 * @param {{ value: number, family?: number }} options `value`: the geometric mean
 * @returns {{ low: number, high: number } | null} `null` where a part has one run, as nobody knows its spread
 */
export function indexInterval(parts, { value, family = 2 }) {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const errors = parts.flatMap(({ of, base, weight }) =>
    [of, base].map((each) => {
      const runs = countedValues(each);
      const sd = sampleDeviation(runs);
      if (sd === null || !(each.mean > 0)) return null;
      return { variance: ((weight / whole) * (sd / each.mean)) ** 2 / runs.length, df: runs.length - 1 };
    }),
  );
  const known = errors.filter((each) => each !== null);
  if (known.length < errors.length) return null;
  const variance = known.reduce((sum, each) => sum + each.variance, 0);
  if (variance === 0) return { low: value, high: value };
  const df = variance ** 2 / known.reduce((sum, each) => sum + each.variance ** 2 / each.df, 0);
  const half = studentTQuantile(1 - pairAlpha(family) / 2, df) * Math.sqrt(variance);
  return { low: value * Math.exp(-half), high: value * Math.exp(half) };
}

/**
 * @typedef {object} ComparedPart one result that both sides have
 * @property {import('./judge.js').Judged} of
 * @property {import('./judge.js').Judged} base
 * @property {number} weight over zero
 * @property {boolean} lower lower is better
 *
 * @typedef {object} IndexJudgement
 * @property {number} value how many times as good as the base: the weighted geometric mean of the ratios
 * @property {{ low: number, high: number } | null} interval `null` where a part has one value
 * @property {import('./judge.js').Verdict} verdict
 * @property {'least' | 'most' | 'none'} [limit] where a part is a bound: the value is at least, or at most, this, or nothing is known of it
 */

/**
 * Whether one side is better over several results. Of one result it is the judgement of the site; of several, a difference is clear where
 * the interval of their mean leaves out 1.
 *
 * @param {ComparedPart[]} parts
 * @param {{ family?: number }} [options] `family`: products in the comparison
 * @returns {IndexJudgement}
 */
export function judgeIndex(parts, { family = 2 } = {}) {
  const value = weightedGeometricMean(
    parts.map(({ of, base, lower }) => (lower ? base.mean / of.mean : of.mean / base.mean)),
    parts.map(({ weight }) => weight),
  );
  const limit = ratioLimit(parts);
  if (parts.length > 1) {
    const interval = indexInterval(parts, { value, family });
    // with a bound among several results, nobody knows how large their mean is
    if (!interval) return { value, interval, verdict: limit ? 'bound' : 'single', limit };
    return { value, interval, verdict: interval.low > 1 || interval.high < 1 ? 'clear' : 'unclear' };
  }
  const [{ of, base, lower }] = parts;
  const [from, to] = lower ? [of, base] : [base, of];
  const { verdict, interval } = judge(from, to, { family });
  return { value, interval: interval && { low: 1 + interval.low, high: 1 + interval.high }, verdict, limit };
}

/** What bounds leave of a ratio: of two that pull it to different sides, nothing. @param {Omit<ComparedPart, 'weight'>[]} parts */
export function ratioLimit(parts) {
  const sides = parts.flatMap(({ of, base, lower }) =>
    [boundSide(of), -boundSide(base)].map((side) => (lower ? -side : side)),
  );
  const isMost = sides.includes(-1);
  if (sides.includes(1)) return isMost ? 'none' : 'least';
  return isMost ? 'most' : undefined;
}
