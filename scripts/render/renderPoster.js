import { posterSvg } from './poster.js';
import { resolve } from './tokens.js';
import { withThumbnail } from './thumbnailView.js';

/**
 * The wide drawing with its title and evidence, as an SVG that stands by itself.
 *
 * @param {import('./poster.js').Picture} picture
 * @param {ReadonlyMap<string, string>} tokens as for `renderPicture`
 * @param {{ margins: import('./thumbnailView.js').Margins | null }} [small] of the drawing, for a picture that is shown as a thumbnail too
 */
export function renderPoster(picture, tokens, small) {
  const whole = posterSvg(picture);
  const poster = small ? withThumbnail(whole, { svg: picture.svg, margins: small.margins }) : whole;
  return resolve(poster, tokens).replaceAll('"IBM Plex Sans"', '"IBM Plex Sans, sans-serif"');
}
