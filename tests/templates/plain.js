/** @param {string} text out of HTML */
export const plain = (text) =>
  text
    .replace(/&#34;|&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[\u2060\u2011]/g, (each) => (each === '\u2011' ? '-' : ''));
