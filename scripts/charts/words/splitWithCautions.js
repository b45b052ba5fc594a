import { splitCaption } from './splitCaption.js';

/** What a caution says at a glance: its reasons are folded. @param {string} caution */
const headOf = (caution) => caution.replace(/(?:;|, where) .*$/s, '.');

/**
 * The heads of cautions, and what of a caption fits behind them into two lines of a phone. The first sentence always stands: it names the
 * error bars.
 *
 * @param {string[]} caption
 * @param {string[]} cautions
 * @returns {{ heads: string[], lead: string[], about: string[], folded: string[] }} `folded`: cautions of which the head leaves something out
 */
export function splitWithCautions([first, ...rest], cautions) {
  const heads = cautions.map(headOf);
  const { lead, about } = splitCaption(first === undefined ? [] : [[...heads, first].join(' '), ...rest]);
  return {
    heads,
    lead: lead.map((sentence, at) => (at === 0 ? first : sentence)),
    about,
    folded: cautions.filter((caution) => headOf(caution) !== caution),
  };
}
