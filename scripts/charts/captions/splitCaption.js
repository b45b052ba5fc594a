import { wrapText } from '../../model/lib/textWidth.js';

/** Px that a phone leaves a caption, and the size that `--size-note` gives its letters. */
const [room, size] = [350, 13];
export const mostCaptionLines = 2;

/**
 * The sentences that stand under a chart, and those that are folded below: what names a mark, and of how many runs it is, stands
 * always; more of them while all take two lines of a phone at most.
 *
 * @param {import('./caption.js').CaptionParts} parts
 * @param {string[]} [heads] of cautions: they stand before the sentences, in the same lines
 * @returns {{ lead: string[], about: string[] }}
 */
export function splitCaption({ marks, count = [], more, methods }, heads = []) {
  const always = [...marks, ...count];
  const over = more.findIndex(
    (_, at) => captionLines([...heads, ...always, ...more.slice(0, at + 1)]) > mostCaptionLines,
  );
  const fitting = Math.max(over < 0 ? more.length : over, always.length > 0 ? 0 : 1);
  return { lead: [...always, ...more.slice(0, fitting)], about: [...more.slice(fitting), ...methods] };
}

/** Of a phone. @param {string[]} sentences */
export const captionLines = (sentences) => wrapText(sentences.join(' '), room, { size, lines: 9 }).length;
