import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * The file the page serves, as installed, so that what is measured is what a browser draws.
 *
 * @param {400 | 600} weight
 */
export const pageFont = (weight) =>
  load.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff2`);

/**
 * What the font's file says of its glyphs, `tests/model/pageFace.test.js` writes it from there. Glyphs that are kerned alike are of
 * one class on that side of a pair.
 *
 * @typedef {object} Glyphs
 * @property {number} unitsPerEm
 * @property {number[]} codes of Unicode
 * @property {number[]} advances of each
 * @property {number[]} lefts class of each as the first of a pair
 * @property {number[]} rights class of each as the second
 * @property {number[][]} kerning by both classes
 *
 * @typedef {object} Face
 * @property {number} unitsPerEm
 * @property {(text: string) => { advanceWidth: number }} layout
 * @property {(code: number) => boolean} hasGlyphForCodePoint
 */

/** What is set above other letters, has no width or makes fractions: the font's rules for these are more than pairs. */
const composed = /[\p{M}\p{Cf}\u2044]/u;

/**
 * How far text advances, without the font itself: to read its file takes longer than to draw a review.
 *
 * @param {400 | 600} weight
 * @returns {Face}
 */
export function openFace(weight) {
  /** @type {Glyphs} */
  const { unitsPerEm, codes, advances, lefts, rights, kerning } = load('./pageGlyphs.json')[weight];
  const glyphs = new Map(
    codes.map((code, at) => [code, { advance: advances[at], kerns: kerning[lefts[at]], right: rights[at] }]),
  );
  /** @type {import('fontkit').Font | null} */
  let font = null;
  const whole = () =>
    (font ??= /** @type {import('fontkit').Font} */ (load('fontkit').openSync(pageFont(weight))));
  return {
    unitsPerEm,
    hasGlyphForCodePoint: (code) => glyphs.has(code),
    layout(text) {
      if (composed.test(text)) return whole().layout(text);
      let advanceWidth = 0;
      /** @type {number[] | null} */
      let kerns = null;
      for (const character of text) {
        const glyph = glyphs.get(Number(character.codePointAt(0)));
        if (!glyph) return whole().layout(text);
        advanceWidth += glyph.advance + (kerns?.[glyph.right] ?? 0);
        ({ kerns } = glyph);
      }
      return { advanceWidth };
    },
  };
}
