import { problem } from '../../model/inputError.js';
import { didYouMean, orDeclared } from '../../model/lib/nearest.js';
import { metrics } from '../../model/metric.js';
import { isCountedRate, isRate } from '../../model/isRate.js';
import { parametersKey } from '../../model/parameters.js';
import { indexedLookup } from '../selection/indexedLookup.js';

/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * Each latency with the throughput of the same runs under the same workload: what is counted a second, where nobody says which.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function throughputInput({ rows, results, block, wanted }) {
  if (block.x !== undefined && !(block.x in metrics)) {
    const hint = orDeclared(didYouMean(block.x, Object.keys(metrics).filter(isRate), 'rates'));
    return { rows: [], problems: [problem(`unknown metric: ${block.x}`, { hint })] };
  }
  const beside = rows.map(({ summary }) =>
    indexedLookup(results.summaries, { product: summary.product, test: summary.test }).filter((each) =>
      matches(each, summary),
    ),
  );
  const there = [...new Set(beside.flat().map(({ metric }) => metric))];
  const metric = block.x ?? there.find(isCountedRate) ?? there.find(isRate);
  const paired = rows.flatMap((row, at) => {
    const against = beside[at].find((each) => each.metric === metric);
    return against ? [{ ...row, against }] : [];
  });
  if (paired.length > 0 || rows.length === 0) return { rows: paired };
  const what = `${wanted.tests.join(', ')} of ${wanted.products.join(', ')}`;
  const hint = there.some(isRate)
    ? `draw it along another rate: x = "${there.find(isRate)}"`
    : 'it needs a test that yields a rate and a latency at the same loads';
  return {
    rows: [],
    problems: [problem(`no ${metric ?? 'rate'} beside the ${wanted.metric} in ${what}`, { hint })],
  };
}

/** @param {Summary} each @param {Summary} summary */
const matches = (each, summary) =>
  (each.statistic === 'mean' || each.statistic === 'value') &&
  each.campaign === summary.campaign &&
  each.benchmark === summary.benchmark &&
  parametersKey(each.parameters) === parametersKey(summary.parameters);
