import { indexInterval } from './indexInterval.js';
import { judge } from './judge.js';
import { weightedGeometricMean } from './weightedGeometricMean.js';

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
  if (parts.length > 1) {
    const interval = indexInterval(parts, { value, family });
    if (!interval) return { value, interval, verdict: singleOf(parts) };
    return { value, interval, verdict: interval.low > 1 || interval.high < 1 ? 'clear' : 'unclear' };
  }
  const [{ of, base, lower }] = parts;
  const { verdict, interval } = lower ? judge(of, base, { family }) : judge(base, of, { family });
  return { value, interval: interval && { low: 1 + interval.low, high: 1 + interval.high }, verdict };
}

/** With a bound among several results, nobody knows how large their mean is. @param {ComparedPart[]} parts */
const singleOf = (parts) => (parts.some(({ of, base }) => of.bound || base.bound) ? 'bound' : 'single');
