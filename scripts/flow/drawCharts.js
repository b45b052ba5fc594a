import { availableParallelism } from 'node:os';
import { pictureOf } from '../charts/words/pictureOf.js';
import { threadPool } from '../io/threadPool.js';
import { memoizeByRef, memoizeLast } from '../model/lib/memoize.js';
import { addedVocabulary, vocabularyKey } from '../model/vocabulary/index.js';
import { posterPart } from '../render/posterSheet.js';
import { readTokens } from '../render/tokens.js';
import { contentKey } from './incremental/contentKey.js';
import './timeZone.js';

/**
 * @typedef {import('./composeReview.js').Composed['charts'][number]} Chart
 * @typedef {import('./drawingThread.js').Drawing} Drawing
 *
 * @typedef {object} DrawingBoard
 * @property {string} slug of the review
 * @property {import('../io/cache.js').Cache} cache
 * @property {string} styles the style sheets with the colours, which pictures have to know
 * @property {string} [lead] the chart that feeds and previews of links show: they need a PNG, which is many times the size of the drawing
 * @property {(chart: string) => string} [creditOf] what the picture of a chart says of where it is from
 */

/** With 6 MB for young objects a cold site of 104 charts takes 5.5 s, where it takes 5.1. */
const drawingThreads = threadPool(new URL('drawingThread.js', import.meta.url), availableParallelism(), {
  young: 16,
});

/** It loads so little that another is soon worth it. */
const paintingThreads = threadPool(new URL('paintingThread.js', import.meta.url), availableParallelism(), {
  worthAnother: 2,
});

const tokensOf = memoizeLast((/** @type {string[]} */ [styles]) => ({
  light: readTokens(styles, 'light'),
  dark: readTokens(styles, 'dark'),
}));

/** An author's own spec may compute without end: milliseconds. */
const patience = 15_000;

/** Loads the renderers while something else is done. */
export const getReadyToDraw = () => drawingThreads.getReady();

/**
 * Draws what is not drawn yet; where nothing is, no renderer is loaded.
 *
 * @param {Chart[]} charts
 * @param {DrawingBoard} board
 * @returns {Promise<import('./records/chartFiles.js').Drawn[]>}
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
export const drawChart = ({ kind, data }, { slug, cache }) =>
  cache.jsonAsync('chart', keyOf(data, slug), () =>
    drawingThreads.ask({ words: addedVocabulary(), data, slug }, kind.written ? patience : undefined),
  );

/**
 * Paints the picture of each review while charts are drawn, one after the other: a build finds them in the cache.
 *
 * @param {import('./composeReview.js').Composed[]} reviews
 * @param {(review: import('./composeReview.js').Composed) => DrawingBoard} boardOf
 * @returns {{ stop: () => Promise<void> }} waits for the one that is being painted
 */
export function beginPictures(reviews, boardOf) {
  let isStopped = false;
  const paintAll = async () => {
    for (const review of reviews) {
      if (isStopped) break;
      const board = boardOf(review);
      const lead = review.charts.find(({ data, kind }) => data.id === board.lead && !kind.written);
      // what is wrong with a drawing is told where it is checked
      if (lead && !isDrawn(lead, board)) await drawCharts([lead], board).catch(() => {});
    }
  };
  const painted = paintAll();
  return {
    stop() {
      isStopped = true;
      return painted;
    },
  };
}

/**
 * Whether a chart needs no drawing, since an earlier build has drawn it.
 *
 * @param {Chart} chart
 * @param {Pick<DrawingBoard, 'slug' | 'cache'>} board
 */
export const isDrawn = ({ data }, { slug, cache }) => cache.has('chart', keyOf(data, slug));

/**
 * @param {Chart} chart
 * @param {Drawing} drawing
 * @param {DrawingBoard} board
 * @returns {Promise<import('./records/chartFiles.js').Drawn>}
 */
async function withPictures({ data }, drawing, { slug, cache, styles, lead, creditOf }) {
  const from = creditOf?.(data.id) ?? '';
  const picture = pictureOf(data, drawing.svg.wide, { from, source: drawing.source });
  const poster = posterPart(picture, tokensOf([styles]), { svg: drawing.small, margins: drawing.margins });
  if (data.id !== lead) return { ...drawing, poster, pictures: null };
  const key = `${keyOf(data, slug)} ${from} ${styles}`;
  const paint = (/** @type {import('../render/picture.js').Form} */ form) =>
    cache.bytesAsync('picture', `${form} ${key}`, () =>
      paintingThreads.ask({ picture, drawn: { form, tokens: tokensOf([styles]).light } }),
    );
  const [png, card] = await Promise.all([paint('poster'), paint('card')]);
  return { ...drawing, poster, pictures: { png, card } };
}

/**
 * @param {Chart['data']} data
 * @param {string} slug
 */
const keyOf = (data, slug) => contentKey({ data: dataKey(data), slug, words: vocabularyKey() });

/** Asked for when a chart is checked, drawn and painted. */
const dataKey = memoizeByRef((/** @type {Chart['data']} */ data) => {
  const rows = data.rows.map(({ summary, ...row }) => ({ ...row, summary: resultKey(summary) }));
  const series = data.series.map(({ series: readings, copies, ...line }) => ({
    ...line,
    series: resultKey(readings),
    copies: copies && { ...copies, runs: copies.runs.map(resultKey) },
  }));
  return contentKey({ ...data, rows, series });
});

/** Results are most of a chart's data, and many charts show the same ones. */
const resultKey = memoizeByRef((/** @type {object} */ result) => contentKey(result));
