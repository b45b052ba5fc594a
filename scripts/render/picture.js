import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { palettePng } from './palettePng.js';
import { cardSvg, pictureWidth, posterSvg } from './poster.js';
import { resolve } from './tokens.js';

/** With its title and evidence, and as previews of links show it. */
const forms = {
  poster: { draw: posterSvg, width: pictureWidth },
  card: { draw: cardSvg, width: 1200 },
};

/** @typedef {keyof typeof forms} Form */

/**
 * The wide drawing as a picture on white.
 *
 * @param {import('./poster.js').Picture} picture
 * @param {{ form: Form, tokens: ReadonlyMap<string, string> }} drawn `tokens`: `readTokens` of the site's style sheets, light
 * @returns {Uint8Array} PNG
 */
export const renderPicture = (picture, { form, tokens }) =>
  drawPng(forms[form].draw(picture), tokens, forms[form].width);

const { resolve: locate } = createRequire(import.meta.url);

/** The same family as the page's, as TrueType: resvg reads no woff2. */
const fontFiles = ['400Regular/IBMPlexSans_400Regular.ttf', '600SemiBold/IBMPlexSans_600SemiBold.ttf'].map(
  (file) => locate(`@expo-google-fonts/ibm-plex-sans/${file}`),
);

/**
 * A picture for readers who share it and for link previews.
 *
 * @param {string} svg with its words in it, as `poster.js` makes it
 * @param {ReadonlyMap<string, string>} tokens see `readTokens`
 * @param {number} width px
 * @returns {Uint8Array} PNG
 */
export function drawPng(svg, tokens, width) {
  const resvg = new Resvg(withoutLayers(resolve(svg, tokens)), {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'IBM Plex Sans' },
  });
  const image = resvg.render();
  return palettePng(image) ?? image.asPng();
}

const fainted = /<[a-z][^<>]* opacity="[^<>]*>/g;

/**
 * What is faint is painted faintly, and in no layer of its own: where one lies beside the picture, as an author's drawing may have it,
 * resvg gives up, and the whole program with it.
 *
 * @param {string} svg
 */
const withoutLayers = (svg) =>
  svg.replace(fainted, (tag) => {
    const share = Number(/ opacity="([^"]*)"/.exec(tag)?.[1]);
    const bare = tag.replace(/ (?:(?:fill|stroke)-)?opacity="[^"]*"/g, '');
    const of = (/** @type {string} */ paint) =>
      share * Number(new RegExp(` ${paint}-opacity="([^"]*)"`).exec(tag)?.[1] ?? 1);
    return bare.replace(/^<[a-z]+/i, `$& fill-opacity="${of('fill')}" stroke-opacity="${of('stroke')}"`);
  });

/**
 * The wide drawing with its title and evidence, as an SVG that stands by itself.
 *
 * @param {import('./poster.js').Picture} picture
 * @param {ReadonlyMap<string, string>} tokens as for `renderPicture`
 */
export const renderPoster = (picture, tokens) =>
  resolve(posterSvg(picture), tokens).replaceAll('"IBM Plex Sans"', '"IBM Plex Sans, sans-serif"');
