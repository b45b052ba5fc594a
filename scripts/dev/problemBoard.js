import { formatProblem } from '../model/inputError.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/**
 * Says each problem when it appears and when all are gone, not again at every change.
 *
 * @param {(text: string) => void} say
 */
export function problemBoard(say) {
  /** @type {Map<string, string[]>} by who found them */
  const known = new Map();
  return {
    /**
     * @param {string} finder
     * @param {Problem[]} problems all it finds now
     */
    show(finder, problems) {
      const before = new Set([...known.values()].flat());
      known.set(finder, problems.map(formatProblem));
      const now = new Set([...known.values()].flat());
      for (const text of now) if (!before.has(text)) say(text);
      const mended = [...before].filter((text) => !now.has(text)).length;
      if (mended > 0) say(now.size > 0 ? `${mended} mended, ${now.size} left` : 'all problems are mended');
    },
  };
}
