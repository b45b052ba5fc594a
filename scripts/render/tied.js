/** Thin spaces tie a number to its unit: in running text they must not break. @param {string} text */
export const tied = (text) => text.replaceAll('\u2009', '\u202f');
