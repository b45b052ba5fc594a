import { openFace } from './pageFace.js';

/** A glyph the page's font lacks comes from a font of the reader's: CJK and emoji are one em wide, the rest less. */
const borrowed = { wide: 1.15, other: 0.62 };
const wide =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const joiner = /\p{Cf}|\p{Mn}/u;

/** @typedef {{ size?: number, weight?: 400 | 600 }} TextStyle */

/** @typedef {{ font: import('./pageFace.js').Face, words: Map<string, number> }} Face `words`: how wide each is, in units of the font */

/** @type {Map<number, Face>} */
const faces = new Map();

/** @param {400 | 600} weight */
function faceOf(weight) {
  let known = faces.get(weight);
  if (!known) {
    // with the first text: many commands measure none
    known = { font: openFace(weight), words: new Map() };
    faces.set(weight, known);
  }
  return known;
}

/** A word and the space after it. */
const inWords = /[^ \u00a0\u2009]*[ \u00a0\u2009]|[^ \u00a0\u2009]+$/g;

/**
 * How wide a browser draws a line of the site's font, in px: advances and kerning of the very file the page serves.
 *
 * The font kerns no pair with a space in it, be it broken at or not, so that a word is laid out once, whatever lines it is
 * tried in.
 *
 * @param {string} text
 * @param {TextStyle} [style]
 */
export function textWidth(text, { size = 13, weight = 400 } = {}) {
  const { font, words } = faceOf(weight);
  let units = 0;
  for (const word of text.match(inWords) ?? []) {
    let wordUnits = words.get(word);
    if (wordUnits === undefined) {
      wordUnits = unitsOf(word, font);
      words.set(word, wordUnits);
    }
    units += wordUnits;
  }
  return (units / font.unitsPerEm) * size;
}

/**
 * @param {string} word
 * @param {import('./pageFace.js').Face} font
 */
function unitsOf(word, font) {
  let units = 0;
  let run = '';
  const flush = () => {
    units += font.layout(run).advanceWidth;
    run = '';
  };
  for (const character of word) {
    if (font.hasGlyphForCodePoint(Number(character.codePointAt(0)))) {
      run += character;
    } else if (!joiner.test(character)) {
      flush();
      units += (wide.test(character) ? borrowed.wide : borrowed.other) * font.unitsPerEm;
    }
  }
  flush();
  return units;
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
  const end = mostThatFit(letters, fits);
  return [letters.slice(0, end).join(''), ...broken(letters.slice(end).join(''), fits)];
}

/**
 * @param {string} text
 * @param {(line: string) => boolean} fits
 */
function shorten(text, fits) {
  if (fits(text)) return text;
  const letters = Array.from(text);
  const cut = (/** @type {string} */ line) => `${line.trimEnd()}…`;
  return cut(
    letters
      .slice(
        0,
        mostThatFit(letters, (line) => fits(cut(line))),
      )
      .join(''),
  );
}

/**
 * How many letters the longest beginning has that fits, and one at least: found by halving, as more letters are never narrower.
 *
 * @param {string[]} letters that do not fit together
 * @param {(line: string) => boolean} fits
 */
function mostThatFit(letters, fits) {
  let [least, most] = [1, letters.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(letters.slice(0, middle).join(''))) least = middle;
    else most = middle - 1;
  }
  return least;
}
