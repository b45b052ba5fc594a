import { sharesOf } from '../../model/vocabulary/index.js';
import { metrics } from '../../model/metric.js';
import { parametersKey, parametersOf } from '../../model/parameters.js';
import { summarize } from '../../statistics/summarize.js';

/** @typedef {import('../../model/summary.js').Summary} Summary */

/** @param {{ parameters: import('../../model/parameters.js').Parameters }} result */
export const isMixed = ({ parameters: { [sharesOf('operation')]: share } }) =>
  Number(share) > 0 && Number(share) < 100;

/**
 * Of a mixed load its total too: reads and writes of each run added up, then summarised as any result is.
 *
 * @param {Summary[]} summaries
 * @returns {Summary[]}
 */
export function addTotals(summaries) {
  const reads = summaries.filter(
    (each) => isMixed(each) && each.parameters.operation === 'read' && metrics[each.metric].adds,
  );
  const totals = reads.flatMap((read) => {
    const write = summaries.find(
      (each) => each.parameters.operation === 'write' && keyOf(each) === keyOf(read),
    );
    if (!write) return [];
    const runs = read.runs.flatMap((run) => {
      const other = write.runs.find((each) => each.run === run.run);
      return other ? [{ ...run, value: run.value + other.value }] : [];
    });
    if (runs.every(({ excluded }) => excluded !== null)) return [];
    const parameters = parametersOf({ ...read.parameters, operation: 'mixed' });
    return [{ ...read, parameters, runs, ...summarize(runs, read.metric) }];
  });
  return [...summaries, ...totals];
}

/** @param {Summary} summary */
const keyOf = ({ product, campaign, test, benchmark, parameters, metric, statistic }) =>
  JSON.stringify([product, campaign, test, benchmark, metric, statistic]) +
  parametersKey(parametersOf({ ...parameters, operation: null }));
