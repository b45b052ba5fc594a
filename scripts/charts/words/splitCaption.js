/** Two lines below a drawing on a phone hold about as many characters. */
const room = 104;

/**
 * The sentences that stand under a chart, at most two lines of them, and those that are folded below.
 *
 * @param {string[]} sentences as `caption` orders them: the most important first
 * @returns {{ lead: string[], about: string[] }}
 */
export function splitCaption(sentences) {
  let length = 0;
  const over = sentences.findIndex((each, at) => (length += each.length + 1) > room && at > 0);
  const lead = over < 0 ? sentences.length : over;
  return { lead: sentences.slice(0, lead), about: sentences.slice(lead) };
}
