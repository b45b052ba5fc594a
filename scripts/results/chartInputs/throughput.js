import { problem } from '../../model/inputError.js';
import { parametersKey } from '../../model/parameters.js';
import { indexedLookup } from '../selection/indexedLookup.js';

/** @typedef {import('../../model/summary.js').Summary} Summary */

/**
 * Each latency with the throughput of the same runs under the same workload.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function askThroughput({ rows, results, block, wanted }) {
  const metric = block.x ?? 'iops';
  const paired = rows.flatMap((row) => {
    const { product, test } = row.summary;
    const own = indexedLookup(results.summaries, { product, test });
    const against = own.find((each) => matches(each, row.summary, metric));
    return against ? [{ ...row, against }] : [];
  });
  if (paired.length > 0 || rows.length === 0) return { rows: paired };
  const what = `${wanted.tests.join(', ')} of ${wanted.products.join(', ')}`;
  const hint = 'draw it along the other measure: x = "iops" or x = "bandwidth"';
  return { rows: [], problems: [problem(`no ${metric} beside the ${wanted.metric} in ${what}`, { hint })] };
}

/** @param {Summary} each @param {Summary} summary @param {string} metric */
const matches = (each, summary, metric) =>
  each.metric === metric &&
  (each.statistic === 'mean' || each.statistic === 'value') &&
  each.campaign === summary.campaign &&
  each.benchmark === summary.benchmark &&
  parametersKey(each.parameters) === parametersKey(summary.parameters);
