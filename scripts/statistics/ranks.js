import { isScattered, judge } from './judge.js';
import { knownOrder } from './knownOrder.js';

/** @typedef {import('./judge.js').Judged} Judged */

/**
 * @template T
 * @typedef {object} Rank
 * @property {T} item
 * @property {number} first best place it may have, from 1
 * @property {number} last worst place it may have
 * @property {boolean} best no other is clearly better, none may be better by a bound, it has runs to show it, and they are not too scattered
 * @property {boolean} scattered no other is clearly better, but its mean is far behind the best, or behind one that is clearly worse: runs vary too much to tell
 * @property {T[]} alike those it is not clearly apart from
 */

/** Which results are not marked as the best, though they are not clearly worse. */
export const scatteredWords =
  'a fifth or more behind the best, or behind a result that is clearly worse, but with runs that vary too much to tell';

/**
 * The places that results may have: a range wherever the runs leave the order open. A single run among repeated ones leaves
 * it open to all. Where nothing was repeated, the values alone make the order, and equal ones share a place. A bound leaves its place open among
 * all that it may be more or less than.
 *
 * @template T
 * @param {T[]} items the best first
 * @param {object} options
 * @param {(item: T) => Judged} options.of
 * @param {number} [options.family] products in the comparison, at least as many as there are items
 * @returns {Rank<T>[]} in the order given
 */
export const ranksOf = (items, options) => ranksBy(items, judgedBy(items, options));

/**
 * The items that are not clearly apart from the first, as `ranksOf` finds them, without judging the others among themselves.
 *
 * @template T
 * @param {T[]} items the best first
 * @param {{ of: (item: T) => Judged, family?: number }} options as of `ranksOf`
 * @returns {T[]} in the order given
 */
export function alikeFirst(items, options) {
  const isApart = apartBy(items, judgedBy(items, options));
  return items.filter((_, at) => at > 0 && !isApart(0, at));
}

/**
 * @template T
 * @typedef {object} JudgedBy
 * @property {(item: T) => boolean} repeated
 * @property {(one: T, other: T) => boolean} same
 * @property {(one: T, other: T) => import('./judge.js').Verdict} verdict the same in both directions
 * @property {(one: T, other: T) => boolean} [open] a bound leaves open which is more
 * @property {(one: T, other: T) => boolean} [scattered] their runs scatter too much to tell
 */

/**
 * By the site's one judgement.
 *
 * @template T
 * @param {T[]} items
 * @param {{ of: (item: T) => Judged, family?: number }} options
 * @returns {JudgedBy<T>}
 */
function judgedBy(items, { of, family = 0 }) {
  const results = new Map(items.map((item) => [item, of(item)]));
  const resultOf = (/** @type {T} */ item) => /** @type {Judged} */ (results.get(item));
  const size = Math.max(family, items.length);
  const judgeTwo = (/** @type {T} */ one, /** @type {T} */ other) =>
    judge(resultOf(one), resultOf(other), { family: size });
  return {
    repeated: (item) => resultOf(item).runs.filter(({ excluded }) => excluded === null).length > 1,
    same: (one, other) => knownOrder(resultOf(one), resultOf(other)) === 0,
    open: (one, other) => knownOrder(resultOf(one), resultOf(other)) === null,
    verdict: (one, other) => judgeTwo(one, other).verdict,
    scattered: (one, other) => isScattered(judgeTwo(one, other)),
  };
}

/**
 * The same of what is judged in another way, as a mean over several results is.
 *
 * @template T
 * @param {T[]} items the best first
 * @param {JudgedBy<T>} by
 * @returns {Rank<T>[]} in the order given
 */
export function ranksBy(items, by) {
  const repeated = items.map(by.repeated);
  const isApart = apartBy(items, by);
  // a pair has one verdict, whichever of the two asks
  const pairs = items.map((_, one) => items.map((__, other) => one < other && isApart(one, other)));
  const apart = items.map((_, one) => items.map((__, other) => pairs[one][other] || pairs[other][one]));
  const isBehind = (/** @type {number} */ at) => apart[at].some((is, other) => other < at && is);
  const firstBehind = items.findIndex((_, at) => isBehind(at));
  const places = items.map((item, at) => {
    const others = items.map((_, other) => other).filter((other) => other !== at);
    const ahead = others.filter((other) => other < at && apart[at][other]).length;
    const behind = others.filter((other) => other > at && apart[at][other]).length;
    const open =
      ahead === 0 &&
      (repeated[at] || !repeated.some(Boolean)) &&
      !others.some((other) => by.open?.(item, items[other]));
    // what is marked has nothing unmarked and clearly worse ahead of it: a lower mean would be crowned over a higher one
    const scattered =
      open && ((firstBehind >= 0 && firstBehind < at) || (at > 0 && Boolean(by.scattered?.(items[0], item))));
    return {
      item,
      first: ahead + 1,
      last: items.length - behind,
      best: open && !scattered,
      scattered,
      alike: others.filter((other) => !apart[at][other]).map((other) => items[other]),
    };
  });
  // a single run in front may be the best or not: then nothing is
  return places.length > 0 && !places[0].best
    ? places.map((place) => ({ ...place, best: false, scattered: false }))
    : places;
}

/**
 * @template T
 * @param {T[]} items
 * @param {JudgedBy<T>} by
 * @returns {(one: number, other: number) => boolean} whether two of them are clearly apart
 */
function apartBy(items, by) {
  const isRepeated = items.some(by.repeated);
  return (one, other) => {
    if (by.same(items[one], items[other])) return false;
    const verdict = by.verdict(items[one], items[other]);
    return verdict === 'clear' || (verdict === 'single' && !isRepeated);
  };
}
