import { setImmediate as breath } from 'node:timers/promises';
import { shownRates } from '../model/quantity.js';
import { contentKey } from './contentKey.js';

/**
 * @typedef {object} DrawingBoard
 * @property {string} slug of the review
 * @property {import('../io/cache.js').Cache} cache
 * @property {string} styles the style sheets with the colours, which pictures have to know
 */

/**
 * Draws what is not drawn yet. The renderer is large, and is loaded only where a chart is new or changed.
 *
 * @param {import('./composeReview.js').Composed['charts']} charts
 * @param {DrawingBoard} board
 * @returns {Promise<import('./chartFiles.js').Drawn[]>}
 */
export async function drawCharts(charts, { slug, cache, styles }) {
  const drawn = [];
  for (const { data, kind } of charts) {
    const key = contentKey({ data, slug, rates: shownRates() });
    const chart = await cache.jsonAsync('chart', key, () => draw(data, { kind, slug }));
    const paint = () => pictures(data, { svg: chart.svg.wide, styles });
    const { png, card } = await cache.jsonAsync('picture', `${key} ${styles}`, paint);
    drawn.push({ ...chart, png: Buffer.from(png, 'base64'), card: Buffer.from(card, 'base64') });
  }
  return drawn;
}

/**
 * @param {import('../results/chartData.js').Selected} data
 * @param {{ svg: string, styles: string }} drawing
 */
async function pictures(data, { svg, styles }) {
  const { readTokens, renderPictures } = await import('../render/index.js');
  // the renderer's memory is given back between two turns of the event loop, which nothing else here waits for
  await breath();
  const { png, card } = renderPictures(data, { svg, tokens: readTokens(styles, 'light') });
  const text = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString('base64');
  return { png: text(png), card: text(card) };
}

/**
 * @param {import('../results/chartData.js').Selected} data
 * @param {{ kind: import('../model/chartData.js').ChartKind, slug: string }} place
 * @returns {Promise<Omit<import('./chartFiles.js').Drawn, 'png' | 'card'>>}
 */
async function draw(data, { kind, slug }) {
  const { describeChart, renderChart } = await import('../render/index.js');
  const { pageChart, sceneOf } = await import('../runtime/index.js');
  const wide = /** @type {const} */ ({ ...data, layout: 'wide' });
  const page = pageChart(data);
  const spec = {
    wide: kind.spec({ ...page, layout: 'wide' }),
    narrow: kind.spec({ ...page, layout: 'narrow' }),
  };
  if (!kind.written) for (const each of [spec.wide, spec.narrow]) sceneOf(each, `${slug}/${data.id}`);
  const words = describeChart(wide);
  const svg = await renderChart({ data: wide, spec, sentence: words.sentence, id: `${slug}-${data.id}` });
  return { svg, spec: spec.wide, page: kind.written ? null : page, ...words };
}

/**
 * One drawing without its picture, kept for when the whole review is drawn.
 *
 * @param {import('./composeReview.js').Composed['charts'][number]} chart
 * @param {Pick<DrawingBoard, 'slug' | 'cache'>} board
 */
export const tryChart = ({ data, kind }, { slug, cache }) =>
  cache.jsonAsync('chart', contentKey({ data, slug, rates: shownRates() }), () => draw(data, { kind, slug }));
