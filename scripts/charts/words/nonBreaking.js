/** The space before a unit, where authors write a plain one: also of words in capitals, as RPM. */
const afterNumber =
  /(\d) (?=(?:(?:[kKMGT]i?)?[Bb](?:\/s)?|[kM]?[A-Z]{3,4}|fps|[kMGT]?(?:Hz|bit(?:\/s)?)|dB|[mµn]?s|[cmµn]?m|min|h|m?W|°C|%)(?![\p{L}\d]))/gu;

/**
 * Thin spaces tie a number to its unit, and so do spaces in the names of products: in running text they must not break. Templates do the
 * same with `text/non-breaking.html`.
 *
 * @param {string} text
 */
export const nonBreaking = (text) =>
  text
    .replaceAll('\u2009', '\u202f')
    .replace(afterNumber, '$1\u00a0')
    // the size is a part of the name
    .replaceAll('M.2 2', 'M.2\u00a02')
    // an option of a program is not parted from its hyphens: -O2, --release
    .replace(/(^|[\s(,])(-?)-(?=[\p{L}\d])/gu, (_, before, first) => `${before}${first && '-\u2060'}-\u2060`)
    // Firefox breaks a line after the slash of a unit.
    .replace(/(\dB|\b[kMGT]?i?B|bit|op|req)\/(?=(?:s|op)\b)/g, '$1/\u2060');
