import { availableParallelism } from 'node:os';
import { threadPool } from '../io/threadPool.js';
import { shownRates } from '../model/quantity.js';
import { contentKey } from './contentKey.js';

/**
 * @typedef {import('./composeReview.js').Composed['charts'][number]} Chart
 * @typedef {Awaited<ReturnType<typeof import('./drawingThread.js').draw>>} Drawing
 *
 * @typedef {object} DrawingBoard
 * @property {string} slug of the review
 * @property {import('../io/cache.js').Cache} cache
 * @property {string} styles the style sheets with the colours, which pictures have to know
 */

/** A picture takes about as long as a drawing, so half of the processors are there for either. */
const half = Math.max(1, Math.floor(availableParallelism() / 2));
const drawers = threadPool(new URL('drawingThread.js', import.meta.url), half);
const painters = threadPool(new URL('paintingThread.js', import.meta.url), half);

/** Loads the renderers, which are large, while something else is done. */
export function getReadyToDraw() {
  for (const pool of [drawers, painters]) pool.getReady();
}

/**
 * Draws what is not drawn yet; where nothing is, no renderer is loaded.
 *
 * @param {Chart[]} charts
 * @param {DrawingBoard} board
 * @returns {Promise<import('./chartFiles.js').Drawn[]>}
 */
export const drawCharts = (charts, board) =>
  Promise.all(charts.map(async (chart) => withPictures(chart, await drawChart(chart, board), board)));

/**
 * A chart without its pictures, kept for when the whole review is drawn.
 *
 * @param {Chart} chart
 * @param {Pick<DrawingBoard, 'slug' | 'cache'>} board
 * @returns {Promise<Drawing>}
 */
export function drawChart({ data }, { slug, cache }) {
  const rates = shownRates();
  return cache.jsonAsync('chart', keyOf(data, slug), () => drawers.ask({ data, slug, rates }));
}

/**
 * @param {Chart} chart
 * @param {Drawing} drawing
 * @param {DrawingBoard} board
 * @returns {Promise<import('./chartFiles.js').Drawn>}
 */
async function withPictures({ data }, drawing, { slug, cache, styles }) {
  const ask = { data, svg: drawing.svg.wide, styles, rates: shownRates() };
  const key = `${keyOf(data, slug)} ${styles}`;
  const { png, card } = await cache.jsonAsync('picture', key, () => painters.ask(ask));
  return { ...drawing, png: Buffer.from(png, 'base64'), card: Buffer.from(card, 'base64') };
}

/**
 * @param {Chart['data']} data
 * @param {string} slug
 */
const keyOf = (data, slug) => contentKey({ data, slug, rates: shownRates() });
