import { groupBy } from '../../model/lib/groupBy.js';
import { changeWords } from '../../model/describeChange.js';
import { metrics } from '../../model/metric.js';
import { judge } from '../../statistics/judge.js';

/**
 * @typedef {object} Change how one product's result differs from the first's
 * @property {string} product
 * @property {string} from
 * @property {string} label of the result, as its row has it
 * @property {string} words `18 % faster (12 to 24 %)`
 * @property {'better' | 'worse' | 'unclear' | 'single' | 'neither'} verdict `single`: a side has one run, so nobody can tell;
 *   `neither`: the metric has no better
 * @property {number | null} change 0.25 is 25 % more; `null` where a mean of zero or below leaves no ratio
 * @property {{ low: number, high: number } | null} interval
 * @property {boolean} bound whether a side is known only as a limit, which no further run would turn into a value
 */

/** Error bars beside it may show what the ranges of a source leave open: that is no spread between runs. */
export const runsUnknown = ' (spread between runs unknown)';

/**
 * @param {import('../../model/chartData.js').ChartRow[]} rows of one metric, by label, in the reader's order of products
 * @param {number} family products in the comparison
 * @returns {Change[]}
 */
export function changesOf(rows, family) {
  return [...groupBy(rows, ({ label }) => label).values()].flatMap(([base, ...others]) =>
    others.map(({ product, label, summary }) => {
      const judged = judge(base.summary, summary, { family });
      const { change, interval } = judged;
      const difference = summary.mean - base.summary.mean;
      return {
        product,
        from: base.product,
        label,
        words: changeWords({ ...judged, difference }, summary, runsUnknown),
        verdict: verdictOf(judged.verdict, difference, summary.metric),
        change,
        interval: interval && { low: interval.low, high: interval.high },
        bound: judged.verdict === 'bound' || judged.limit !== undefined,
      };
    }),
  );
}

/**
 * @param {import('../../statistics/judge.js').Verdict} verdict
 * @param {number} difference
 * @param {import('../../model/metric.js').Metric} metric
 * @returns {Change['verdict']}
 */
function verdictOf(verdict, difference, metric) {
  const { better } = metrics[metric];
  // a bound is a single value too: nobody can say how far it is from another
  if (verdict === 'single' || verdict === 'bound') return 'single';
  if (better === 'neither') return 'neither';
  if (verdict !== 'clear') return verdict;
  return difference > 0 === (better === 'higher') ? 'better' : 'worse';
}
