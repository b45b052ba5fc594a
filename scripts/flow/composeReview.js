import { checkChartBlock } from '../content/checkChartBlock.js';
import { problem } from '../model/inputError.js';
import { answerFinding } from '../results/answerFinding.js';
import { answerValue } from '../results/answerValue.js';
import { selectChart } from '../results/chartData.js';

/**
 * What one review asks of the data, answered: its charts ready to draw, its numbers ready to stand in sentences.
 *
 * @typedef {object} Composed
 * @property {import('../model/project.js').Review} review
 * @property {{ block: import('../model/project.js').ChartBlock, data: import('../results/chartData.js').Selected, kind: import('../model/chartData.js').ChartKind }[]} charts
 * @property {Record<string, import('../results/answerValue.js').Answer>} values by the shortcode's query
 * @property {Record<string, import('../results/answerValue.js').Answer>} findings by the shortcode's query
 * @property {import('../model/inputError.js').Problem[]} problems
 */

const askers = Object.freeze({ value: answerValue, finding: answerFinding });

/**
 * @param {import('../model/project.js').Review} review
 * @param {object} site
 * @param {import('../results/selectSummaries.js').Results} site.results
 * @param {readonly import('../model/chartData.js').ChartKind[]} site.chartKinds
 * @param {Map<string, import('../model/chartData.js').ChartDevice>} site.devices
 * @returns {Composed}
 */
export function composeReview(review, { results, chartKinds, devices }) {
  /** @type {Composed} */
  const composed = { review, charts: [], values: {}, findings: {}, problems: [] };
  for (const block of review.charts) {
    const wrong = checkChartBlock(block, review.file, chartKinds);
    const kind = chartKinds.find((each) => each.kind === block.toml.value.kind);
    composed.problems.push(...wrong);
    if (wrong.length > 0 || !kind) continue;
    const { data, problems } = selectChart({ block, review, kind }, results, devices);
    composed.problems.push(...problems);
    if (data) composed.charts.push({ block, data, kind });
  }
  for (const name of /** @type {const} */ (['value', 'finding'])) {
    const answers = name === 'value' ? composed.values : composed.findings;
    for (const shortcode of review.shortcodes.filter((each) => each.name === name)) {
      const { answer, problems } = askers[name](shortcode, review, results);
      composed.problems.push(...problems);
      if (answer) answers[shortcode.positional[0]] = answer;
    }
  }
  composed.problems.push(
    ...review.shortcodes.filter(({ name }) => name === 'specs').flatMap((each) => checkSpecs(each, review)),
  );
  return composed;
}

/**
 * @param {import('../model/project.js').Shortcode} shortcode
 * @param {import('../model/project.js').Review} review
 */
function checkSpecs({ named, line }, { value, file }) {
  const asked = (named.devices ?? '').split(/[\s,]+/).filter(Boolean);
  const hint = `the line-up: ${(value.devices ?? []).join(', ')}`;
  return asked
    .filter((id) => !value.devices?.includes(id))
    .map((id) => problem(`device is not in the line-up: ${id}`, { file, line, hint }));
}
