/**
 * A number as a page shows it, without its place.
 *
 * @typedef {object} Said
 * @property {string} key what names it, in the lock
 * @property {string} what the same for readers
 * @property {string} text
 */

/**
 * @param {(string | number | null)[]} key
 * @param {(string | number | null | undefined)[]} what
 * @param {string} text
 * @returns {Said}
 */
export const numberOf = (key, what, text) => ({
  key: [...new Set(key.filter(Boolean))].join(', '),
  what: [...new Set(what.filter(Boolean))].join(', '),
  text,
});
