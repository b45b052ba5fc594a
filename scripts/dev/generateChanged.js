import { generate } from '../build/buildSite.js';
import { draftsAside } from '../flow/checks/draftProblems.js';
import { composeAndTry } from '../flow/compose.js';
import { getReadyToDraw } from '../flow/drawCharts.js';
import { lastGenerated } from '../flow/incremental/generateIfChanged.js';
import { dataInputs } from '../flow/incremental/inputs.js';
import { unchangedReviews } from '../flow/incremental/unchangedReviews.js';
import { writeParts } from '../flow/incremental/writeParts.js';
import { openGenerated, openPageParts } from '../io/writeGenerated.js';
import { hasErrors } from '../model/inputError.js';

/** @typedef {import('../flow/incremental/unchangedReviews.js').Made} Made */

/**
 * Fills `.build/` round by round for live preview. As in a build, a review that nothing has changed of stands; unlike there, what can be
 * drawn is drawn, whatever is wrong beside it.
 *
 * @param {string} root
 */
export function startGenerating(root) {
  /** What stands there, and what it was made of. @type {{ made: Made, inputs: import('../flow/incremental/unchangedReviews.js').Inputs } | null} */
  let last = null;
  let rounds = 0;
  /**
   * @param {() => void} [onMany] called where it writes more files than Hugo takes while it watches
   * @returns {Promise<{ problems: import('../model/inputError.js').Problem[], finish: () => Promise<void> }>} `finish` writes what no page
   *   waits for
   */
  return async (onMany = () => {}) => {
    if (rounds === 0) last = lastGenerated(root);
    const inputs = dataInputs(root);
    const standing = unchangedReviews(last, inputs);
    // a round that fails may have written anything of what does not stand
    last = last && {
      inputs: last.inputs,
      made: { common: standing.common, problems: [], reviews: Object.fromEntries(standing.reviews) },
    };
    const composed = await composeAndTry({ root, standing });
    // until the first round is done nobody watches
    const generated = rounds++ === 0 ? openGenerated(root) : openPageParts(root, onMany);
    // of what this process remembers, the cache is not asked again
    const cache = { ...composed.cache, prune: () => 0 };
    const parts = generate(root, composed, standing);
    const made = await writeParts(root, { composed: { ...composed, cache }, standing, parts, generated });
    const finish = async () => {
      await generated.finish();
      getReadyToDraw();
      // what was changed meanwhile may be in what was made, or not
      const settled = JSON.stringify(dataInputs(root)) === JSON.stringify(inputs);
      if (settled && !hasErrors(draftsAside(composed).problems)) last = { inputs, made };
    };
    return { problems: composed.problems, finish };
  };
}
