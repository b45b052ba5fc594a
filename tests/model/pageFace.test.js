import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { openFace, pageFont } from '../../scripts/model/lib/pageFace.js';

/*
 * What the program knows of the page's font is what the font's file says. With another version of the font: delete pageGlyphs.json,
 * and run this without CI, which writes it.
 */

const table = fileURLToPath(new URL('../../scripts/model/lib/pageGlyphs.json', import.meta.url));
const weights = /** @type {const} */ ([400, 600]);
const fontOf = (/** @type {400 | 600} */ weight) =>
  /** @type {import('fontkit').Font} */ (fontkit.openSync(pageFont(weight)));

if (!existsSync(table) && !process.env.CI) {
  const facts = weights.map((weight) => [weight, glyphsOf(fontOf(weight))]);
  writeFileSync(table, `${JSON.stringify(Object.fromEntries(facts))}\n`);
}

/** All pairs, which takes some seconds. @param {import('fontkit').Font} font */
function glyphsOf(font) {
  const codes = [...new Set(font.characterSet)].sort((a, b) => a - b);
  const wide = (/** @type {number[]} */ ...text) => font.layout(String.fromCodePoint(...text)).advanceWidth;
  const advances = codes.map((code) => wide(code));
  const pairs = codes.map((one, at) =>
    codes.map((other, to) => wide(one, other) - advances[at] - advances[to]),
  );
  const columns = codes.map((_, to) => pairs.map((row) => row[to]));
  const [lefts, rights] = [classesOf(pairs), classesOf(columns)];
  const kerning = lefts.firsts.map((at) => rights.firsts.map((to) => pairs[at][to]));
  return { unitsPerEm: font.unitsPerEm, codes, advances, lefts: lefts.of, rights: rights.of, kerning };
}

/** @param {number[][]} rows */
function classesOf(rows) {
  const keys = rows.map((row) => row.join());
  const classes = [...new Set(keys)];
  return { of: keys.map((key) => classes.indexOf(key)), firsts: classes.map((key) => keys.indexOf(key)) };
}

/** A row of numbers that are the same every time. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

for (const weight of weights) {
  const font = fontOf(weight);
  const face = openFace(weight);
  const wide = (/** @type {string} */ text) => face.layout(text).advanceWidth;

  test(`text of weight ${weight} is known to be as wide as the font sets it`, () => {
    // what fontkit says of a fraction depends on what it was asked before
    const letters = [...new Set(font.characterSet)]
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => letter !== '⁄');
    for (const letter of letters) assert.equal(wide(letter), font.layout(letter).advanceWidth, letter);
    const roll = dice(weight);
    for (let at = 0; at < 4000; at++) {
      const word = Array.from({ length: 2 + roll(9) }, () => letters[roll(letters.length)]).join('');
      assert.equal(wide(word), font.layout(word).advanceWidth, JSON.stringify(word));
    }
    for (const word of ['AVATAR', 'offline', 'files', 'e\u0301te\u0301', 'To', 'Yo\u00adga', 'µs', 'Ω'])
      assert.equal(wide(word), font.layout(word).advanceWidth, word);
  });

  test(`what a font of weight ${weight} lacks is known`, () => {
    for (let code = 0; code < 0x3100; code++)
      assert.equal(face.hasGlyphForCodePoint(code), font.hasGlyphForCodePoint(code), code.toString(16));
  });
}
