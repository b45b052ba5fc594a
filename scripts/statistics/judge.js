import { memoizeByRef } from '../model/lib/memoize.js';
import { boundSide } from '../model/bound.js';
import { hasZero, metrics } from '../model/metric.js';
import { level } from './confidenceInterval.js';
import { sampleDeviation } from './deviation.js';
import { knownOrder } from './knownOrder.js';
import { differenceInterval, differenceLevels, levelsOf, ratioInterval } from './pairInterval.js';
import { isBeyondMargin } from './widestMargin.js';

/** Deviation of ln(run) over which runs are too skewed for few of them to tell a mean; then a difference must be clear at 99 %. */
const wide = 0.4;
const wideFactor = 5;

/** The logarithm of a ratio from which nobody takes two means for the same. */
const farApart = Math.log(1.25);

/** How the site decides, for captions and tooltips. */
export const judgementMethod = 'Welch’s t on the runs and on their logarithms, Šidák’s correction';

/** How it decides on what has no zero, and so no ratio and no logarithm. */
export const differenceMethod = 'Welch’s t on the runs, Šidák’s correction';

/** How it decides on the results of a metric. @param {import('../model/metric.js').Metric} metric */
export const methodFor = (metric) => (hasRatio(metric) ? judgementMethod : differenceMethod);

/** What the interval of a change is. @param {number} family products in the comparison */
export const intervalName = (family) =>
  `95\u2009% confidence interval of the ratio${family > 2 ? `, for all pairs of ${family} products together` : ''} (${judgementMethod})`;

/**
 * @typedef {Pick<import('../model/summary.js').Statistics, 'mean'> & { runs: import('../model/summary.js').RunValue[],
 *   metric?: import('../model/metric.js').Metric, bound?: import('../model/measurement.js').Bound, band?: import('../model/finding.js').Band, digits?: number }} Judged `metric`: its unit says whether a ratio means
 *   anything; without, it does; `digits`: of a published value
 *
 * @typedef {'clear' | 'unclear' | 'single' | 'bound'} Verdict `single`: a side has one run, and nobody can know; `bound`: a side is a bound, or has a
 *   range, that leaves open even which of the two values is more
 *
 * @typedef {object} Judgement
 * @property {Verdict} verdict
 * @property {number | null} change to / from - 1: 0.25 is 25 % more; `null` where a mean is not over zero
 * @property {{ low: number, high: number, level: number, method: 'welch-values-and-logs' } | null} interval of `change`
 * @property {number} family how many products were compared with one another
 * @property {'least' | 'most'} [limit] a side is a bound: it is at least, or at most, this change
 * @property {number} [digits] significant digits of a ratio of published values
 * @property {string | null} reason why there is no interval, or no clear difference
 */

/**
 * The site's one judgement of whether two results differ: a difference is clear where the confidence interval of the ratio leaves
 * out no change. Of degrees and decibels, whose zero is not nothing, it is the interval of the difference. Claims, ranks, bold
 * cells, sentences and comparisons all ask here, so they cannot contradict one another.
 * Among k products there are k (k - 1) / 2 pairs; Šidák's correction keeps the chance of any false difference under 5 %
 * (Tamhane's T2, Journal of the American Statistical Association 74 (1979) 471-480).
 *
 * @param {Judged} from
 * @param {Judged} to
 * @param {{ family?: number }} [options] `family`: products in the comparison, two where not given
 * @returns {Judgement}
 */
export function judge(from, to, { family = 2 } = {}) {
  const sides = [from, to].map(countedValues);
  const change = changeOf(from, to);
  if (sides.some(({ length }) => length < 2)) {
    return { ...ofSingles(from, to), digits: ratioDigits([from, to]), change, interval: null, family };
  }
  const [before, after] = sides;
  if (!haveRatio([from, to])) {
    const { low, high } = differenceInterval(before, after, pairAlpha(family));
    return { ...decided(low, high, from.mean === to.mean), change, interval: null, family };
  }
  const { low, high } = ratioInterval(before, after, ratioAlpha(sides, family));
  const method = /** @type {const} */ ('welch-values-and-logs');
  // a pooled percentile is no mean of the runs: the interval holds it nevertheless
  const ends = [Math.expm1(low), Math.expm1(high), Number(change)];
  const interval = { low: Math.min(...ends), high: Math.max(...ends), level, method };
  return { ...decided(interval.low, interval.high, from.mean === to.mean), change, interval, family };
}

/**
 * Whether the runs scatter too much to tell: the means lie a fifth or more of the larger apart, and the difference is not clear.
 *
 * @param {Pick<Judgement, 'verdict' | 'change'>} judgement
 */
export const isScattered = ({ verdict, change }) =>
  verdict === 'unclear' && change !== null && Math.abs(Math.log1p(change)) >= farApart;

/**
 * A result made ready to be set against many others.
 *
 * @typedef {object} Side
 * @property {Judged} result
 * @property {number} mean
 * @property {number[]} values of the runs that count
 * @property {boolean} ratio whether a ratio to it means anything
 * @property {boolean} wide
 * @property {import('./widestMargin.js').Level[]} levels of the ratio: of the mean, and of the logarithms; empty where there is none
 *
 * @param {Judged} result
 * @returns {Side}
 */
export function sideOf(result) {
  const values = countedValues(result);
  const ratio = values.length > 1 && haveRatio([result]);
  return {
    result,
    mean: result.mean,
    values,
    ratio,
    wide: ratio && isWide(values),
    levels: ratio ? levelsOf(values) : [],
  };
}

/**
 * The verdict of `judge` without its interval, for pages that set each result against hundreds of others.
 *
 * @param {number} family
 * @returns {(before: Side, after: Side) => Verdict}
 */
export function verdictsAmong(family) {
  const alpha = pairAlpha(family);
  return (before, after) => {
    if (before.values.length < 2 || after.values.length < 2)
      return ofSingles(before.result, after.result).verdict;
    return quickVerdict(before, after, alpha) ?? judge(before.result, after.result, { family }).verdict;
  };
}

/**
 * By the tail of the distribution, which is quicker than the interval.
 *
 * @param {Side} before
 * @param {Side} after
 * @param {number} alpha of runs that are not skewed
 * @returns {Verdict | null} `null` where only the interval can tell
 */
function quickVerdict(before, after, alpha) {
  const ratio = before.ratio && after.ratio;
  const needed = ratio && (before.wide || after.wide) ? alpha / wideFactor : alpha;
  const [ones, others] = ratio
    ? [before.levels, after.levels]
    : differenceLevels(before.values, after.values).map((level) => [level]);
  const change = Number(changeOf(before, after));
  let [isUp, isDown, isOpen] = [change > 0, change < 0, false];
  for (const [at, one] of ones.entries()) {
    const other = others[at];
    const beyond = isBeyondMargin(one, other, needed);
    if (beyond === null) return null;
    isOpen ||= !beyond;
    isUp &&= other.at > one.at;
    isDown &&= other.at < one.at;
  }
  if (isOpen) return 'unclear';
  return isUp || isDown ? 'clear' : null;
}

/** To / from - 1, `null` where a mean is not over zero. @param {{ mean: number }} from @param {{ mean: number }} to */
export const changeOf = (from, to) => (from.mean > 0 && to.mean > 0 ? to.mean / from.mean - 1 : null);

/** Whether a ratio of two results means anything. @param {Judged[]} results */
const haveRatio = (results) =>
  results.every((each) => hasRatio(each.metric) && isPositive(countedValues(each)));

/** Skewed runs need more certainty. @param {number[][]} sides @param {number} family */
const ratioAlpha = (sides, family) => pairAlpha(family) / (sides.some(isWide) ? wideFactor : 1);

/**
 * Of single values the order alone is known, and of bounds and ranges not always that.
 *
 * @param {Judged} from
 * @param {Judged} to
 * @returns {Pick<Judgement, 'verdict' | 'reason' | 'limit'>}
 */
const ofSingles = (from, to) => ({
  verdict: knownOrder(from, to) === null ? 'bound' : 'single',
  reason: 'a side has one value only: its spread is unknown',
  ...limitOf(from, to),
});

/**
 * What bounds leave of a change; of two that lie to the same side nothing is left.
 *
 * @param {Judged} from
 * @param {Judged} to
 * @returns {Pick<Judgement, 'limit'>}
 */
function limitOf(from, to) {
  const side = boundSide(to) - boundSide(from);
  if (side === 0) return {};
  const isLeast = to.mean === from.mean ? side > 0 : to.mean > from.mean === side > 0;
  return { limit: isLeast ? 'least' : 'most' };
}

/**
 * @param {number} low
 * @param {number} high
 * @param {boolean} same
 * @returns {Pick<Judgement, 'verdict' | 'reason'>}
 */
function decided(low, high, same) {
  const clear = !same && (low > 0 || high < 0);
  return clear
    ? { verdict: 'clear', reason: null }
    : { verdict: 'unclear', reason: 'no clear difference: the interval includes none' };
}

/** Whether a unit says the same of twice as much, as °C and °F do not. @param {Judged['metric']} metric */
const hasRatio = (metric) => metric === undefined || hasZero(metrics[metric]?.unit ?? '');

/**
 * The significant digits of a ratio: those of the coarsest published value, and more than anybody shows where there is none.
 *
 * @param {{ digits?: number }[]} sides
 */
export const ratioDigits = (sides) => Math.min(...sides.map(({ digits = 9 }) => digits));

/** @param {Judged} result */
export const countedValues = ({ runs }) => valuesOf(runs);

/** Of one array always the same one: a page of a product sets each result against hundreds. */
const valuesOf = memoizeByRef((/** @type {Judged['runs']} */ runs) =>
  runs.filter(({ excluded }) => excluded === null).map(({ value }) => value),
);

/** The significance of one pair among k products. @param {number} family */
export const pairAlpha = (family) => 1 - level ** (1 / Math.max(1, (family * (family - 1)) / 2));

const isWide = memoizeByRef(
  (/** @type {number[]} */ values) => Number(sampleDeviation(values.map(Math.log))) > wide,
);

const isPositive = memoizeByRef((/** @type {number[]} */ values) => values.every((value) => value > 0));
