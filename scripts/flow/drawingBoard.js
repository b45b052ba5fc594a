import { creditLine } from '../charts/words/pictureOf.js';
import { leadChart } from './leadChart.js';

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
