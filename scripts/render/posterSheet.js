import { drawPoster } from './poster.js';
import { darkRules, thumbnailBox, thumbnailStyle } from './thumbnailView.js';
import { resolve } from './tokens.js';

/**
 * A chart as one part of the pictures of its review.
 *
 * @typedef {object} PosterPart
 * @property {number} width px
 * @property {number} height px
 * @property {string} inner with its words
 * @property {string} small without
 * @property {import('./thumbnailView.js').Box} thumbnail what of it a small picture shows
 * @property {string} style of small pictures
 * @property {string[]} dark rules of a small picture on a dark page
 *
 * @param {import('./poster.js').Picture} picture
 * @param {Record<'light' | 'dark', ReadonlyMap<string, string>>} tokens see `readTokens`
 * @param {{ svg: string, margins: import('./thumbnailView.js').Margins | null }} small the drawing without words, and its margins
 * @returns {PosterPart}
 */
export function posterPart(picture, { light, dark }, { svg: wordless, margins }) {
  const { svg, width, height, drawing } = drawPoster(picture);
  const { x, y } = drawing;
  const small = `${groundOf(svg)}<g transform="translate(${x},${y})">${innerOf(wordless)}</g>`;
  return {
    width,
    height,
    inner: resolve(innerOf(svg), light),
    small: resolve(small, light),
    thumbnail: thumbnailBox(drawing, margins),
    style: resolve(thumbnailStyle, light),
    dark: darkRules(small, dark).map((rule) => resolve(rule, light)),
  };
}

/** @param {string} svg */
const innerOf = (svg) => svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');

/** The first thing that a poster draws. @param {string} svg */
const groundOf = (svg) => /^<rect [^>]*>/.exec(innerOf(svg))?.[0] ?? '';

/**
 * The charts of a review with their titles and evidence in one SVG. The address names one by its id, `#fill`. One file serves them all,
 * so that a site of many reviews has few files.
 *
 * @param {Part[]} charts
 * @returns {string}
 */
export const posterSheet = (charts) =>
  sheetOf(charts, ({ width, height, inner }) => ({ view: { x: 0, y: 0, width, height }, inner }));

/**
 * Their small pictures for lists, by the same names. A file of its own: a browser lays all of a file out for each picture of it.
 *
 * @param {Part[]} charts
 * @returns {string}
 */
export function thumbnailSheet(charts) {
  const dark = [...new Set(charts.flatMap(({ poster }) => poster.dark))].sort().join('');
  const style = `<style>${charts[0].poster.style}@media(prefers-color-scheme:dark){${dark}}</style>`;
  return sheetOf(charts, ({ thumbnail, small }) => ({ view: thumbnail, inner: small }), style);
}

/**
 * They go down like stairs: a window of another shape than a chart shows more of the picture beside it or above and below it, and no
 * other chart is there.
 *
 * @typedef {{ id: string, poster: PosterPart }} Part
 *
 * @param {Part[]} charts
 * @param {(poster: PosterPart) => { view: import('./thumbnailView.js').Box, inner: string }} shown
 * @param {string} [style]
 */
function sheetOf(charts, shown, style = '') {
  let [left, top] = [0, 0];
  const parts = charts.map(({ id, poster }) => {
    const { view, inner } = shown(poster);
    const box = [view.x + left, view.y + top, view.width, view.height];
    const numbers = box.map((each) => Number(each.toFixed(1))).join(' ');
    const part = `<view id="${id}" viewBox="${numbers}"/><g transform="translate(${left},${top})">${inner}</g>`;
    left += poster.width;
    top += poster.height;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left} ${top}" font-family="IBM Plex Sans, sans-serif">${style}${parts.join('')}</svg>`;
}
