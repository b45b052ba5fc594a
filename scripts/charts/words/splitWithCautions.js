import { splitCaption } from './splitCaption.js';

/** What a caution says at a glance: its reasons are folded. @param {string} caution */
const headOf = (caution) => caution.replace(/(?:;|, where) .*$/s, '.');

/**
 * The heads of cautions, and what of a caption fits behind them into two lines of a phone.
 *
 * @param {string[]} caption
 * @param {string[]} cautions
 * @returns {{ heads: string[], lead: string[], about: string[], folded: string[] }} `folded`: cautions of which the head leaves something out
 */
export function splitWithCautions(caption, cautions) {
  const heads = cautions.map(headOf);
  return {
    heads,
    ...splitCaption(caption, heads),
    folded: cautions.filter((caution) => headOf(caution) !== caution),
  };
}
