import { posterSvg } from './poster.js';
import { resolve } from './tokens.js';

/**
 * The wide drawing with its title and evidence, as an SVG that stands by itself.
 *
 * @param {import('./poster.js').Picture} picture
 * @param {ReadonlyMap<string, string>} tokens as for `renderPicture`
 */
export const renderPoster = (picture, tokens) =>
  resolve(posterSvg(picture), tokens).replaceAll('"IBM Plex Sans"', '"IBM Plex Sans, sans-serif"');
