import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { resolve } from './tokens.js';

const { resolve: locate } = createRequire(import.meta.url);

/** The same family as the page's, as TrueType: resvg reads no woff2. */
const fontFiles = ['400Regular/IBMPlexSans_400Regular.ttf', '600SemiBold/IBMPlexSans_600SemiBold.ttf'].map(
  (file) => locate(`@expo-google-fonts/ibm-plex-sans/${file}`),
);

/**
 * A picture 1,200 px wide, for readers who share it and for link previews.
 *
 * @param {string} svg with its words in it, as `poster.js` makes it
 * @param {ReadonlyMap<string, string>} tokens see `readTokens`
 * @returns {Uint8Array} PNG
 */
export function drawPng(svg, tokens) {
  const resvg = new Resvg(resolve(svg, tokens), {
    fitTo: { mode: 'width', value: 1200 },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'IBM Plex Sans' },
  });
  return resvg.render().asPng();
}
