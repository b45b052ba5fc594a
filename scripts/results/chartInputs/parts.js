import { problem } from '../../model/inputError.js';
import { parameterWords } from '../../model/parameters.js';
import { whereOf } from '../query/narrowing.js';
import { selectSummaries } from '../selection/selectSummaries.js';

/**
 * One of several results that a chart names: a test, or one of its `[[parts]]`.
 *
 * @typedef {object} Part
 * @property {string} test
 * @property {import('../../model/metric.js').Metric} metric
 * @property {string} label what readers see
 * @property {number} weight
 * @property {import('../../model/summary.js').Summary[]} found
 * @property {import('../../model/inputError.js').Problem[]} missing where nobody has it
 *
 * @param {Record<string, any>} block
 * @param {import('./index.js').Asking['wanted']} wanted
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {Part[]}
 */
export function readParts(block, wanted, results) {
  const written = block.parts ?? wanted.tests.map((test) => ({ test }));
  return written.map((/** @type {Record<string, any>} */ each) => {
    const own = {
      ...wanted,
      tests: [each.test],
      metric: each.metric ?? wanted.metric,
      statistic: each.statistic ?? wanted.statistic,
      where: { ...wanted.where, ...whereOf(each) },
    };
    const { summaries, problems } = selectSummaries(results, own);
    const label = each.label ?? wordsOf(each, own.metric, results);
    const { weight = 1, test } = each;
    return { test, metric: own.metric, label, weight, found: summaries, missing: problems };
  });
}

/** @param {Part[]} parts @returns {import('../../model/chartData.js').ChartRow[]} */
export const rowsOf = (parts) =>
  parts.flatMap(({ label, found }) => found.map((summary) => ({ product: summary.product, label, summary })));

/**
 * A part is one result of each product.
 *
 * @param {Part} part
 */
export function ambiguous({ test, found }) {
  const twice = found.find((each, at) => found.findIndex(({ product }) => product === each.product) !== at);
  if (!twice) return [];
  const hint = 'say which in parts: [[parts]] test = "...", where = { threads = 8 }';
  return [problem(`several results of ${twice.product} in ${test} for one part`, { hint })];
}

/** @param {Record<string, any>} part @param {string} metric @param {import('../selection/selectSummaries.js').Results} results */
function wordsOf({ test, statistic, ...narrowing }, metric, { project }) {
  const titles = [...project.methodologies.values()].map(({ value }) => value.tests?.[test]?.title);
  const title = titles.find((each) => each !== undefined) ?? test;
  const asked = Object.entries(whereOf(narrowing) ?? {}).flatMap(([name, values]) =>
    values.map((value) => parameterWords(name, value)),
  );
  return [title, ...asked, statistic, metric].filter(Boolean).join(', ');
}
