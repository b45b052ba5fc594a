/**
 * Thin spaces tie a number to its unit, and so do spaces in the names of products: in running text they must not break.
 *
 * @param {string} text
 */
export const tied = (text) =>
  text.replaceAll('\u2009', '\u202f').replace(/(?<=\d) (?=(?:[kMGT]i?)?B(?:\/s)?(?![\p{L}\d]))/gu, '\u00a0');
