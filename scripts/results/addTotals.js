/** @typedef {import('../model/summary.js').Summary} Summary */
/** @typedef {import('./asks/index.js').Estimators} Estimators */

/** What reads and writes at the same time add up to. */
const additive = new Set(['bandwidth', 'iops', 'bytes-read', 'bytes-written']);

/** @param {Summary} summary */
export const isMixed = ({ readPercent }) => readPercent !== null && readPercent > 0 && readPercent < 100;

/**
 * Of a mixed load its total too: reads and writes of each run added up, then summarised as any result is.
 *
 * @param {Summary[]} summaries
 * @param {Estimators['summarize']} summarize
 * @returns {Summary[]}
 */
export function addTotals(summaries, summarize) {
  const reads = summaries.filter(
    (each) => isMixed(each) && each.operation === 'read' && additive.has(each.metric),
  );
  const totals = reads.flatMap((read) => {
    const write = summaries.find((each) => each.operation === 'write' && keyOf(each) === keyOf(read));
    if (!write) return [];
    const runs = read.runs.flatMap((run) => {
      const other = write.runs.find((each) => each.run === run.run);
      return other ? [{ ...run, value: run.value + other.value }] : [];
    });
    if (runs.every(({ excluded }) => excluded !== null)) return [];
    return [{ ...read, operation: /** @type {const} */ ('mixed'), runs, ...summarize(runs, read.metric) }];
  });
  return [...summaries, ...totals];
}

/** @param {Summary} summary */
const keyOf = ({
  product,
  campaign,
  test,
  job,
  pattern,
  blockSize,
  queueDepth,
  jobs,
  readPercent,
  statistic,
}) =>
  JSON.stringify([
    product,
    campaign,
    test,
    job,
    pattern,
    blockSize,
    queueDepth,
    jobs,
    readPercent,
    statistic,
  ]);
