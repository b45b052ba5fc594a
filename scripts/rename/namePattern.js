/**
 * A name as a word of its own: `disk-a` is not in `disk-a2`, `my-disk-a` or `disk-a.b`.
 *
 * @param {string} name letters, digits, hyphens and dots
 * @returns {string} source of a regular expression
 */
export const wordPattern = (name) => `(?<![\\w.-])${escaped(name)}(?![\\w-]|\\.\\w)`;

/** @param {string} name */
export const escaped = (name) => name.replaceAll('.', String.raw`\.`);
