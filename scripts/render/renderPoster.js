import { posterSvg } from './poster.js';
import { resolve } from './tokens.js';
import { thumbnailView } from './thumbnailView.js';

/**
 * The wide drawing with its title and evidence, as an SVG that stands by itself.
 *
 * @param {import('./poster.js').Picture} picture
 * @param {ReadonlyMap<string, string>} tokens as for `renderPicture`
 * @param {Parameters<typeof thumbnailView>[1]} [small] for a picture that is shown as a thumbnail too
 */
export function renderPoster(picture, tokens, small) {
  const view =
    small && ((/** @type {Parameters<typeof thumbnailView>[0]} */ drawing) => thumbnailView(drawing, small));
  return resolve(posterSvg(picture, view), tokens).replaceAll(
    '"IBM Plex Sans"',
    '"IBM Plex Sans, sans-serif"',
  );
}
