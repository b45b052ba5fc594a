import { closest, distance } from 'fastest-levenshtein';

/**
 * The name that was probably meant, for "did you mean": `null` where nothing is near.
 *
 * @param {string} name
 * @param {readonly string[]} known
 */
export function nearest(name, known) {
  // a name more than twice as long as every known one is near none; damaged files have names that take long to compare
  if (known.every((each) => each.length * 2 < name.length)) return null;
  const written = name.toLowerCase();
  const candidate = known[known.map(lower).indexOf(closest(written, known.map(lower)))];
  // most of the letters are the same: "dB" is not "s"
  return distance(written, lower(candidate)) * 2 <= Math.max(name.length, candidate.length)
    ? candidate
    : null;
}

const lower = (/** @type {string} */ text) => text.toLowerCase();

/**
 * @param {string} name what was written
 * @param {readonly string[]} known
 * @param {string} what the plural of the thing: `products`
 */
export function didYouMean(name, known, what) {
  const near = nearest(name, known);
  if (near) return `did you mean "${near}"?`;
  const list = known.length > 12 ? `${known.slice(0, 12).join(', ')}, ...` : known.join(', ');
  return `${what}: ${list || 'none yet'}`;
}

/**
 * A hint for a word of the vocabulary: what is near, and where a new one is declared.
 *
 * @param {string} near what `didYouMean` says
 */
export const orDeclared = (near) =>
  near.endsWith('?')
    ? `${near} A new one is declared in data/vocabulary.toml`
    : `${near}; a new one is declared in data/vocabulary.toml`;
