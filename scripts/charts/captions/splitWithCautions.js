import { foldedCautions } from '../../model/caution.js';
import { splitCaption } from './splitCaption.js';

/**
 * The heads of cautions, and what of a caption stands behind them: see `splitCaption`.
 *
 * @param {import('./caption.js').CaptionParts} caption
 * @param {import('../../model/caution.js').Caution[]} cautions
 * @returns {{ heads: string[], lead: string[], about: string[], folded: string[] }} `folded`: cautions of which the head leaves something out
 */
export function splitWithCautions(caption, cautions) {
  const heads = cautions.map(({ head }) => head);
  return { heads, ...splitCaption(caption, heads), folded: foldedCautions(cautions) };
}
