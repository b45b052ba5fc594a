import { wrapText } from '../../model/lib/textWidth.js';

/** Px that a phone leaves a caption, and the size that `--size-note` gives its letters. */
const [room, size] = [350, 13];
const mostLines = 2;

/** How a sentence begins that names a method of statistics: it is folded, however much room there is. */
export const estimated = 'Intervals by';

/**
 * The sentences that stand under a chart, at most two lines of them on a phone, and those that are folded below.
 *
 * @param {string[]} sentences as `caption` orders them: the most important first, which always stands
 * @param {string[]} [heads] of cautions: they stand before the sentences, in the same lines
 * @returns {{ lead: string[], about: string[] }}
 */
export function splitCaption(sentences, heads = []) {
  const over = sentences.findIndex(
    (sentence, at) =>
      at > 0 &&
      (sentence.startsWith(estimated) || !fits([...heads, ...sentences.slice(0, at + 1)].join(' '))),
  );
  const lead = over < 0 ? sentences.length : over;
  return { lead: sentences.slice(0, lead), about: sentences.slice(lead) };
}

/** @param {string} text */
const fits = (text) => wrapText(text, room, { size, lines: mostLines + 1 }).length <= mostLines;
