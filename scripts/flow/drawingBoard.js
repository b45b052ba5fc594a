import { creditLine } from '../charts/words/pictureOf.js';

/**
 * What the charts of a review are drawn on: every part of the program that draws them asks here, so that all find the same drawings
 * in the cache.
 *
 * @param {Pick<import('./composeReview.js').Composed, 'review' | 'charts'>} composed a review
 * @param {object} site
 * @param {import('../io/cache.js').Cache} site.cache
 * @param {import('../content/siteSettings.js').SiteAbout} site.about
 * @param {string} site.styles the style sheets with the colours
 * @returns {import('./drawCharts.js').DrawingBoard}
 */
export const drawingBoard = ({ review: { slug, value }, charts }, { cache, about, styles }) => ({
  slug,
  // where none can lead, feed readers that know no SVG still see one
  lead: leadChart(charts) ?? charts[0]?.data.id,
  cache,
  styles,
  creditOf: (chart) =>
    creditLine({
      site: about.title,
      date: value.date ? String(value.date).slice(0, 10) : null,
      licence: about.licence?.name,
      address: about.homepage && new URL(`charts/${slug}/#${chart}`, about.homepage).href,
    }),
});

/**
 * @typedef {import('./composeReview.js').Composed['charts'][number]['data']} Selected
 */

/**
 * The chart that stands for a review in lists, feeds and previews of links: the first one that can carry its answer. One bar alone
 * compares nothing, and beside real products an emulated one is a model, not a result.
 *
 * @param {readonly { data: Selected }[]} charts of a review, as they stand in it
 * @returns {string | undefined} its id; none where no chart can
 */
export function leadChart(charts) {
  const isReal = charts.some(({ data }) => !isEmulated(data));
  return charts.find(({ data }) => !isOneBar(data) && !(isReal && isEmulated(data)))?.data.id;
}

/** @param {Selected} data */
const isOneBar = ({ kind, rows, series }) => kind === 'bar' && rows.length + series.length === 1;

/** @param {Selected} data */
function isEmulated({ rows, series }) {
  const kinds = [...rows.map(({ summary }) => summary.kind), ...series.map(({ origin }) => origin.kind)];
  return kinds.length > 0 && kinds.every((kind) => kind === 'emulated');
}
