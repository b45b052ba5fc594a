import { problem } from '../../model/inputError.js';
import { drawChart } from '../drawCharts.js';

/**
 * What only drawing tells of specs that authors wrote: a break of the schema, a warning of Vega-Lite or Vega, nothing to draw, too wide.
 * What has been drawn waits in the cache; what cannot be is taken out of its review, which says why.
 *
 * @param {import('../composeReview.js').Composed[]} reviews
 * @param {import('../../io/cache.js').Cache} cache
 */
export async function checkWrittenSpecs(reviews, cache) {
  for (const composed of reviews) {
    const { slug } = composed.review;
    for (const chart of composed.charts.filter(({ kind }) => kind.written)) {
      const wrong = await wrongWith(chart, { slug, cache });
      if (!wrong) continue;
      composed.charts = composed.charts.filter((each) => each !== chart);
      composed.problems.push(
        problem(wrong, { file: chart.block.file, line: lineOf(wrong, chart.block), hint }),
      );
    }
  }
}

const hint = 'a spec may hold what Vega-Lite 6 knows, see https://vega.github.io/vega-lite/docs/';

/**
 * @param {import('../composeReview.js').Composed['charts'][number]} chart
 * @param {{ slug: string, cache: import('../../io/cache.js').Cache }} board
 */
async function wrongWith(chart, board) {
  try {
    await drawChart(chart, board);
    return null;
  } catch (error) {
    // whatever the renderer says of such a spec, its author has to mend
    const { message } = /** @type {Error} */ (error);
    const own = message.replace(/^chart \S+: /, '');
    return `the spec of ${chart.block.id} cannot be drawn: ${own}`;
  }
}

/**
 * Where a name of the message stands in the spec; else where the block begins.
 *
 * @param {string} message
 * @param {import('../../model/project.js').ChartBlock} block
 */
function lineOf(message, { line, spec }) {
  const named = /unknown key: ([\w$]+)|"(\w+)"|\/(\w+)(?=:)/.exec(message);
  const word = named?.slice(1).find(Boolean);
  return word && spec ? spec.line(word) : line;
}
