import { drawPng } from './png.js';
import { cardSvg, pictureWidth, posterSvg } from './poster.js';

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
