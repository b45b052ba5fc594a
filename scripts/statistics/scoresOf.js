import { hasZero, metrics } from '../model/metric.js';
import { ratioLimit } from './indexInterval.js';
import { ratioDigits } from './judge.js';
import { ascending } from './knownOrder.js';
import { ranksOf } from './ranks.js';

/**
 * @typedef {import('../model/summary.js').Summary} Summary
 *
 * @typedef {object} Score
 * @property {Summary} summary
 * @property {number | null} share of the best, over 1 is better, also where lower is better; `null` where there is no ratio
 * @property {number | null} ofBase the same of the base; of the best where none is named; `null` too where bounds leave nothing of it
 * @property {'least' | 'most'} [limit] where one of the two is a bound: `ofBase` is at least, or at most, this
 * @property {number} [digits] the most that published values leave of `ofBase`
 * @property {boolean} best it is the best, or not clearly worse, by the site's one judgement
 * @property {boolean} scattered not clearly worse, but not marked: see `ranksOf`
 */

/**
 * The results of one test on their own scale: as shares of the best mean, and of another base. Beside what was measured, what is emulated or
 * transcribed takes no part: it has a share, but is never the best. What is emulated alone has shares of its best mean, and no best.
 *
 * @param {Summary[]} summaries of one metric, which has a better and a worse
 * @param {{ family?: number, base?: string }} [options] `family`: products in the comparison; `base`: a product
 * @returns {Score[]} in the order given
 */
export function scoresOf(summaries, { family, base } = {}) {
  const sign = metrics[summaries[0].metric].better === 'lower' ? -1 : 1;
  const bestFirst = (/** @type {Summary[]} */ some) => [...some].sort((a, b) => sign * ascending(b, a));
  const sorted = bestFirst(judgedOf(summaries));
  const places = sorted.length > 1 ? ranksOf(sorted, { of: (summary) => summary, family }) : [];
  const placeOf = new Map(places.map((place) => [place.item, place]));
  const top = sorted[0] ?? bestFirst(summaries)[0];
  const one = base === undefined ? top : summaries.find(({ product }) => product === base);
  const isRatio = hasZero(top.unit) && summaries.every(({ mean }) => mean > 0);
  const shareOf = (/** @type {Summary} */ { mean }, /** @type {Summary | undefined} */ of) =>
    of && isRatio ? (mean / of.mean) ** sign : null;
  return summaries.map((summary) => {
    const limit =
      one && one !== summary ? ratioLimit([{ of: summary, base: one, lower: sign < 0 }]) : undefined;
    return {
      summary,
      share: shareOf(summary, top),
      ofBase: limit === 'none' ? null : shareOf(summary, one),
      ...(limit && limit !== 'none' && { limit }),
      digits: ratioDigits([summary, one ?? summary]),
      best: placeOf.get(summary)?.best ?? false,
      scattered: placeOf.get(summary)?.scattered ?? false,
    };
  });
}

/** @param {Summary[]} summaries */
function judgedOf(summaries) {
  const ofKind = (/** @type {Summary['kind']} */ wanted) => summaries.filter(({ kind }) => kind === wanted);
  const measured = ofKind('measured');
  return measured.length > 0 ? measured : ofKind('transcribed');
}
