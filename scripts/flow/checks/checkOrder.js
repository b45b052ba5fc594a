import { problem } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { formatNumber } from '../../model/quantity.js';
import { isMixed } from '../../results/runs/addTotals.js';
import { drift, runEffect } from '../../statistics/runOrder.js';

/** Many results are looked at: what comes by chance once in a hundred is not reported. */
const unlikely = 0.01;
/** Of five runs no order is less likely than 1.7 %: five in a row that rise or fall are worth a look. */
const leastOfFive = 0.02;

/**
 * Runs that are not independent of one another: results of one test that rise and fall together, and those that drift
 * over the order of the runs. The intervals assume that neither is so.
 *
 * @param {import('../composeReview.js').Composed} composed
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function checkOrder({ charts }) {
  /** @type {Map<string, import('../../model/inputError.js').Problem>} */
  const found = new Map();
  for (const { block, data } of charts) {
    const groups = groupBy(data.rows, ({ product, summary }) =>
      JSON.stringify([product, summary.campaign, summary.test, summary.metric, summary.statistic]),
    );
    for (const [key, rows] of groups) {
      const words = findings(rows.map(({ summary }) => summary));
      if (words.length === 0 || found.has(key)) continue;
      const [{ product, summary }] = rows;
      const place = { severity: /** @type {const} */ ('warning'), file: block.file, line: block.line };
      const hint =
        'record again with the order of products and tests mixed, or let readers know what else was going on';
      found.set(
        key,
        problem(`runs of ${product} ${summary.test} ${summary.metric} ${words.join(', and ')}`, {
          ...place,
          hint,
        }),
      );
    }
  }
  return [...found.values()];
}

/** The reads, the writes and the total of a mix are one load: they rise and fall together by their nature. @param {import('../../model/summary.js').Summary} summary */
const isWhole = (summary) => !isMixed(summary) || summary.parameters.operation === 'mixed';

/** @param {import('../../model/summary.js').Summary[]} summaries of one test */
function findings(summaries) {
  const results = commonRuns(summaries.filter(isWhole));
  if (results.length === 0) return [];
  const together = runEffect(results);
  const levels = results[0].map(
    (_, run) => results.reduce((sum, values) => sum + Math.log(values[run] / values[0]), 0) / results.length,
  );
  const trend = drift(levels);
  return [
    ...(together && together.p < unlikely
      ? [
          `rise and fall together (r = ${formatNumber(together.correlation, 2)} between ${results.length} results)`,
        ]
      : []),
    ...(trend && trend.p < leastOfFive
      ? [
          `${trend.tau > 0 ? 'rise' : 'fall'} in the order of the runs (Kendall’s tau ${formatNumber(trend.tau, 2)})`,
        ]
      : []),
  ];
}

/**
 * Values over zero of the runs that all of them count, by result.
 *
 * @param {import('../../model/summary.js').Summary[]} summaries
 */
function commonRuns(summaries) {
  if (summaries.length === 0) return [];
  const counted = summaries.map(
    ({ runs }) =>
      new Map(runs.flatMap(({ run, value, excluded }) => (excluded === null ? [[run, value]] : []))),
  );
  const shared = [...counted[0].keys()]
    .filter((run) => counted.every((own) => own.has(run)))
    .sort((a, b) => a - b);
  const results = counted.map((own) => shared.map((run) => Number(own.get(run))));
  return shared.length >= 3 && results.flat().every((value) => value > 0) ? results : [];
}
