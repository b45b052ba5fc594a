import { posterSvg } from './poster.js';
import { resolve } from './tokens.js';
import { thumbnailView } from './thumbnailView.js';

/**
 * The wide drawing with its title and evidence, as an SVG that stands by itself.
 *
 * @typedef {import('./thumbnailView.js').Box} Box
 *
 * @param {import('./poster.js').Picture} picture
 * @param {ReadonlyMap<string, string>} tokens as for `renderPicture`
 * @param {{ margins: import('./thumbnailView.js').Margins | null }} [small] of the drawing, for a picture that is shown as a thumbnail too
 */
export function renderPoster(picture, tokens, small) {
  const view = small ? (/** @type {Box} */ drawing) => thumbnailView(drawing, small.margins) : undefined;
  return resolve(posterSvg(picture, view), tokens).replaceAll(
    '"IBM Plex Sans"',
    '"IBM Plex Sans, sans-serif"',
  );
}
