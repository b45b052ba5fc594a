import { pictureOf } from './pictureOf.js';
import { drawPng } from './png.js';
import { cardSvg, posterSvg } from './poster.js';

/**
 * The wide drawing as pictures on white: with its title and evidence, and as the card that previews of links show.
 *
 * @param {import('./caption.js').ChartData} data
 * @param {{ svg: string, tokens: ReadonlyMap<string, string> }} drawn `tokens`: `readTokens` of the site's style sheets, light
 * @returns {{ png: Uint8Array, card: Uint8Array }} PNG, 1,200 px wide
 */
export function renderPictures(data, { svg, tokens }) {
  const picture = pictureOf(data, svg);
  return { png: drawPng(posterSvg(picture), tokens), card: drawPng(cardSvg(picture), tokens) };
}
