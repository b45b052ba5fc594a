/** Where a text leads: links and pictures of Markdown, in the text or below it, and `ref`. */
const target =
  /\]\(\s*<?([^\s)>]+)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:rel)?ref\s+(?:path=)?["`]([^"`]+)/gm;

/** Of its front matter, what decides whether a review is there, and at which address. */
const whereabouts = /^\s*["']?(?:draft|slug)\b.*$/gm;

/**
 * The reviews that a text may lead to, as their addresses depend on them: a link is looked up when a page is rendered. A folder's
 * name in an address is enough, wherever that address leads in the end.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, string>} fronts the front matter of every review, by its folder
 * @returns {string[]}
 */
export function linkedReviews(text, fronts) {
  const names = [...text.matchAll(target)].flatMap(([, ...found]) => found.join('').split(/[/?#]/));
  return [...new Set(names)]
    .filter((name) => fronts.has(name))
    .sort()
    .map((name) => [name, ...(fronts.get(name)?.match(whereabouts) ?? [])].join(' '));
}
