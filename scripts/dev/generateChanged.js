import { generate } from '../build/buildSite.js';
import { draftsAside } from '../flow/checks/draftProblems.js';
import { composeAndTry } from '../flow/compose.js';
import { getReadyToDraw } from '../flow/drawCharts.js';
import { dataInputs, lookAtInputs } from '../flow/incremental/inputs.js';
import { unchangedReviews } from '../flow/incremental/unchangedReviews.js';
import { writeParts } from '../flow/incremental/writeParts.js';
import { openGenerated, openPageParts } from '../io/writeGenerated.js';
import { hasErrors } from '../model/inputError.js';
import { lastPreviewed } from './lastPreviewed.js';
import { leaving, postponedReviews, withoutPostponed } from './postponedReviews.js';

/** @typedef {import('../flow/incremental/unchangedReviews.js').Made} Made */

/**
 * Fills `.build/` round by round for live preview. As in a build, a review that nothing has changed of stands; unlike there, what can be
 * drawn is drawn, whatever is wrong beside it, and of many reviews most are made when they are asked for.
 *
 * @param {string} root
 */
export function startGenerating(root) {
  const record = lastPreviewed(root);
  const later = postponedReviews(root);
  /** What stands there, and what it was made of. @type {{ made: Made, inputs: import('../flow/incremental/unchangedReviews.js').Inputs } | null} */
  let last = null;
  let rounds = 0;
  /** @type {import('../flow/compose.js').Remembered} */
  const remembered = { results: new Map(), texts: new Map() };
  /** @type {Set<string>} */
  let postponed = new Set();
  /**
   * @param {() => void} [onMany] called where it writes more files than Hugo takes while it watches
   * @returns {Promise<{ problems: import('../model/inputError.js').Problem[], later: number, finish: () => void }>} `later`: how many reviews
   *   are made when they are asked for; `finish` is for when nobody waits
   */
  const round = async (onMany = () => {}) => {
    if (rounds === 0) last = record.read();
    const look = lookAtInputs(root);
    const inputs = dataInputs(root, look);
    const unchanged = unchangedReviews(last, inputs);
    postponed = new Set(later.choose(last, inputs, unchanged));
    const standing = leaving(unchanged, [...postponed], last?.made ?? null);
    // a round that fails may have written anything of what does not stand
    last = last && {
      inputs: last.inputs,
      made: { common: standing.common, problems: [], reviews: Object.fromEntries(standing.reviews) },
    };
    record.remove();
    const composed = await composeAndTry({ root, standing, inputs, remembered, look: look.project });
    // until the first round is done nobody watches
    const generated = rounds++ === 0 ? openGenerated(root) : openPageParts(root, onMany);
    // of what this process remembers, the cache is not asked again
    const cache = { ...composed.cache, prune: () => 0 };
    const parts = generate(root, composed, { standing });
    const made = await writeParts(root, { composed: { ...composed, cache }, standing, parts, generated });
    const finish = () => {
      getReadyToDraw();
      // what was changed meanwhile may be in what was made, or not
      look.again();
      const settled = JSON.stringify(dataInputs(root, look)) === JSON.stringify(inputs);
      if (settled && !hasErrors(draftsAside(composed).problems))
        last = { inputs: withoutPostponed(inputs, [...postponed]), made };
      if (last) record.write(last);
    };
    return { problems: composed.problems, later: postponed.size, finish };
  };
  return Object.assign(round, {
    /** @param {string} slug of a review @returns {boolean} whether it is yet to be made, by the next round */
    want(slug) {
      later.want(slug);
      return postponed.has(slug);
    },
  });
}
