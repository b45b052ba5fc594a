import { InputError, problem } from '../../model/inputError.js';
import { drawChart, isDrawn } from '../drawCharts.js';

/**
 * @typedef {import('../composeReview.js').Composed} Composed
 * @typedef {Composed['charts'][number]} Chart
 * @typedef {import('../../model/inputError.js').Problem} Problem
 */

/**
 * What only drawing tells: an axis that the data cannot be placed on; of specs that authors wrote, a break of the schema, a warning of
 * Vega-Lite or Vega, nothing to draw, too wide. What has been drawn waits in the cache; what cannot be is taken out of its review,
 * which says why.
 *
 * @param {Composed[]} reviews
 * @param {import('../../io/cache.js').Cache} cache
 */
export async function checkDrawings(reviews, cache) {
  const drawn = reviews.flatMap((composed) => composed.charts.map((chart) => ({ composed, chart })));
  const check = async (/** @type {typeof drawn[number]} */ { composed, chart }) => ({
    chart,
    composed,
    wrong: await wrongWith(chart, { slug: composed.review.slug, cache }),
  });
  const found = await Promise.all(drawn.filter(({ chart }) => !chart.kind.written).map(check));
  // one at a time, since their time is limited
  for (const each of drawn.filter(({ chart }) => chart.kind.written)) found.push(await check(each));
  for (const { composed, chart, wrong } of found) {
    if (!wrong) continue;
    composed.charts = composed.charts.filter((each) => each !== chart);
    composed.problems.push(wrong);
  }
}

/**
 * @param {Chart} chart
 * @param {{ slug: string, cache: import('../../io/cache.js').Cache }} board
 * @returns {Promise<Problem | null>}
 */
async function wrongWith(chart, board) {
  try {
    if (!isDrawn(chart, board)) await drawChart(chart, board);
    return null;
  } catch (error) {
    if (chart.kind.written) return wrongSpec(chart.block, /** @type {Error} */ (error));
    if (error instanceof InputError) return { ...error.problem, ...placeOf(error.problem, chart.block) };
    throw error;
  }
}

/**
 * The line of the key that is wrong; else where the block begins.
 *
 * @param {Problem} wrong
 * @param {import('../../model/project.js').ChartBlock} block
 */
const placeOf = ({ path }, { file, line, toml }) => ({
  file,
  line: path && Object.hasOwn(toml.value, path) ? toml.line([path]) : line,
});

/**
 * Whatever the renderer says of such a spec, its author has to mend.
 *
 * @param {import('../../model/project.js').ChartBlock} block
 * @param {Error} error
 */
function wrongSpec(block, { message }) {
  const own = `the spec of ${block.id} cannot be drawn: ${message.replace(/^chart \S+: /, '')}`;
  return problem(own, { file: block.file, line: lineOf(own, block), hint });
}

const hint = 'a spec may hold what Vega-Lite 6 knows, see https://vega.github.io/vega-lite/docs/';

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
