/**
 * A fact for a narrow cell: `M.2 2260`, `6 Gb/s` and `7 mm` are read as one and stay on one line.
 *
 * @param {string} text
 */
export const tiedFact = (text) => text.replace(/(M\.2(?= \d)|\d(?= (?:Gb\/s|mm)\b)) /g, '$1\u00a0');
