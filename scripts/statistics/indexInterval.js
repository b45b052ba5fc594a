import { countedValues, pairAlpha } from './judge.js';
import { sampleDeviation } from './sampleDeviation.js';
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
