import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * The file the page serves, as installed, so that what is measured is what a browser draws.
 *
 * @param {400 | 600} weight
 */
export const pageFont = (weight) =>
  load.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`);

/** A glyph the page's font lacks comes from a font of the reader's: CJK and emoji are one em wide, the rest less. */
const borrowed = { wide: 1.15, other: 0.62 };
const wide =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const joiner = /\p{Cf}|\p{Mn}/u;

/** @typedef {{ size?: number, weight?: 400 | 600 }} TextStyle */

/** @type {Map<number, import('fontkit').Font>} */
const fonts = new Map();
/** @type {Map<string, number>} */
const widths = new Map();
/** @type {Map<string, number>} */
const advances = new Map();

/** @param {400 | 600} weight */
function font(weight) {
  let known = fonts.get(weight);
  if (!known) {
    // loaded with the first text: many commands measure none
    known = /** @type {import('fontkit').Font} */ (load('fontkit').openSync(pageFont(weight)));
    fonts.set(weight, known);
  }
  return known;
}

/**
 * How wide a browser draws a line of the site's font, in px: advances and kerning of the very file the page serves.
 *
 * @param {string} text
 * @param {TextStyle} [style]
 */
export function textWidth(text, { size = 13, weight = 400 } = {}) {
  const key = `${weight} ${text}`;
  let em = widths.get(key);
  if (em === undefined) {
    em = emWidth(text, font(weight));
    widths.set(key, em);
  }
  return em * size;
}

/**
 * @param {string} text
 * @param {import('fontkit').Font} face
 */
function emWidth(text, face) {
  let em = 0;
  let run = '';
  const flush = () => {
    const words = run.match(/[^ \u00a0\u2009]*[ \u00a0\u2009]|[^ \u00a0\u2009]+$/g) ?? [];
    em += words.reduce((sum, word) => sum + advanceOf(word, face), 0) / face.unitsPerEm;
    run = '';
  };
  for (const character of text) {
    if (face.hasGlyphForCodePoint(Number(character.codePointAt(0)))) {
      run += character;
    } else if (!joiner.test(character)) {
      flush();
      em += wide.test(character) ? borrowed.wide : borrowed.other;
    }
  }
  flush();
  return em;
}

/**
 * The font kerns no pair with a space in it, be it broken at or not, so that a word is laid out once, whatever lines it is
 * tried in.
 *
 * @param {string} word and the space after it
 * @param {import('fontkit').Font} face
 * @returns {number} in units of the font
 */
function advanceOf(word, face) {
  const key = `${face.postscriptName} ${word}`;
  const advance = advances.get(key) ?? face.layout(word).advanceWidth;
  advances.set(key, advance);
  return advance;
}

/** Up to a place where a line may end, which is none between a number and its unit, nor within that, as in `512 MB/s`. */
const inPieces =
  /(?:\d (?=(?:(?:[KkMGT]i?)?B|k[A-Z]+|[kMGT]?(?:Hz|bit)|[mµn]?s|min|h|m?W|%)(?![\p{L}\d]))|(?:B|bit|op|req)\/(?=(?:s|op)(?![\p{L}\d]))|[^ /-])*(?:[ /-]|$)/gu;

/**
 * Breaks text into lines no wider than `width`: at spaces (not between a number and its unit), else after a hyphen or slash, else inside the word.
 * What does not fit into `lines` ends with an ellipsis.
 *
 * @param {string} text
 * @param {number} width px
 * @param {TextStyle & { lines?: number }} [style]
 * @returns {string[]}
 */
export function wrapText(text, width, { lines = 3, ...style } = {}) {
  const fits = (/** @type {string} */ line) => textWidth(line.trimEnd(), style) <= width;
  const whole = text.trim();
  // most do: to try the beginnings of the line one by one takes longer
  if (fits(whole)) return [whole];
  /** @type {string[]} */
  const done = [''];
  const pieces = whole.match(inPieces) ?? [];
  for (const piece of pieces.flatMap((word) => broken(word, fits))) {
    const last = done[done.length - 1];
    if (last === '' || fits(last + piece)) done[done.length - 1] = last + piece;
    else done.push(piece);
  }
  const trimmed = done.map((line) => line.trim());
  if (trimmed.length <= lines) return trimmed;
  return [...trimmed.slice(0, lines - 1), shorten(done.slice(lines - 1).join(''), fits)];
}

/**
 * @param {string} word
 * @param {(line: string) => boolean} fits
 * @returns {string[]}
 */
function broken(word, fits) {
  const letters = Array.from(word);
  if (letters.length < 3 || fits(word)) return [word];
  let end = letters.length - 1;
  while (end > 1 && !fits(letters.slice(0, end).join(''))) end -= 1;
  return [letters.slice(0, end).join(''), ...broken(letters.slice(end).join(''), fits)];
}

/**
 * @param {string} text
 * @param {(line: string) => boolean} fits
 */
function shorten(text, fits) {
  if (fits(text)) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
