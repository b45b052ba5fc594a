import { drawPoster } from './poster.js';
import { darkRules, thumbnailBox, thumbnailStyle } from './thumbnailView.js';
import { resolve } from './tokens.js';

/**
 * A chart as one part of the pictures of its review.
 *
 * @typedef {{ width: number, height: number, inner: string, thumbnail: import('./thumbnailView.js').Box, style: string, dark: string[] }} PosterPart `dark`: rules of its thumbnail on a dark page
 *
 * @param {import('./poster.js').Picture} picture
 * @param {Record<'light' | 'dark', ReadonlyMap<string, string>>} tokens see `readTokens`
 * @param {import('./thumbnailView.js').Margins | null} margins of the drawing
 * @returns {PosterPart}
 */
export function posterPart(picture, { light, dark }, margins) {
  const { svg, width, height, drawing } = drawPoster(picture);
  const inner = svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');
  return {
    width,
    height,
    inner: resolve(inner, light),
    thumbnail: thumbnailBox(drawing, margins),
    style: resolve(thumbnailStyle, light),
    dark: darkRules(drawing.inner, dark).map((rule) => resolve(rule, light)),
  };
}

/**
 * The charts of a review with their titles and evidence in one SVG. The address names one by its id: `#fill`, or `#fill.thumbnail` for
 * the small picture that lists show. One file serves them all, so that a site of many reviews has few files.
 *
 * They go down like stairs: a window of another shape than a chart shows more of the picture beside it or above and below it, and no
 * other chart is there.
 *
 * @param {{ id: string, poster: PosterPart }[]} charts
 * @returns {string}
 */
export function posterSheet(charts) {
  let [left, top] = [0, 0];
  const parts = charts.map(({ id, poster: { width, height, inner, thumbnail } }) => {
    const small = [thumbnail.x + left, thumbnail.y + top, thumbnail.width, thumbnail.height];
    const views =
      `<view id="${id}" viewBox="${left} ${top} ${width} ${height}"/>` +
      `<view id="${id}.thumbnail" class="thumbnail" viewBox="${small.map((each) => Number(each.toFixed(1))).join(' ')}" preserveAspectRatio="none"/>`;
    // a view is of the whole picture, and what follows it is what a thumbnail restyles
    const part = `<g>${views}<g transform="translate(${left},${top})">${inner}</g></g>`;
    left += width;
    top += height;
    return part;
  });
  const dark = [...new Set(charts.flatMap(({ poster }) => poster.dark))].sort().join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left} ${top}" font-family="IBM Plex Sans, sans-serif">` +
    `<style>${charts[0].poster.style}@media(prefers-color-scheme:dark){${dark}}</style>${parts.join('')}</svg>`
  );
}
