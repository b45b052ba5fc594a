import { drawSvg } from './svg.js';

/**
 * Both drawings of a chart, checked.
 *
 * @param {object} chart
 * @param {import('../model/chartData.js').ChartData} chart.data
 * @param {{ wide: import('../model/chartData.js').Spec, narrow: import('../model/chartData.js').Spec }} chart.spec
 * @param {string} chart.sentence what the chart shows, for those who cannot see it
 * @param {string} chart.id unique in the page
 */
export async function renderChart({ spec, sentence, id }) {
  return {
    wide: await drawSvg(spec.wide, { id: `${id}-wide`, sentence }),
    narrow: await drawSvg(spec.narrow, { id: `${id}-narrow`, sentence }),
  };
}
