import { caption } from './caption.js';
import { csv } from './csv.js';
import { pictureOf } from './pictureOf.js';
import { renderPicture } from './picture.js';
import { posterSvg } from './poster.js';
import { sentence } from './sentence.js';
import { drawSvg } from './svg.js';
import { table } from './table.js';
import { readTokens, resolve } from './tokens.js';

export { caption, csv, readTokens, renderPicture, sentence, table };

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

/**
 * What stands around the drawing, in words and numbers.
 *
 * @param {import('./caption.js').ChartData} data
 */
export const describeChart = (data) => ({
  sentence: sentence(data),
  caption: caption(data),
  table: table(data),
  csv: csv(data),
});

/**
 * The wide drawing with its title and evidence, as an SVG that stands by itself.
 *
 * @param {import('./caption.js').ChartData} data
 * @param {{ svg: string, tokens: ReadonlyMap<string, string> }} drawn as for `renderPicture`
 */
export const renderPoster = (data, { svg, tokens }) =>
  resolve(posterSvg(pictureOf(data, svg)), tokens).replaceAll(
    '"IBM Plex Sans"',
    '"IBM Plex Sans, sans-serif"',
  );
