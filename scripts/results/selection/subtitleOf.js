import { metrics } from '../../model/metric.js';
import { commonWords } from '../../model/parameters.js';

/**
 * The line under a chart's title: the measure in words, and what of its workload is common to all that is drawn:
 * `duration; level 3, 8 threads`. Numbers in sentences are named by it, too.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {import('../../model/chartData.js').ChartSeries[]} series
 * @param {{ metric: import('../../model/metric.js').Metric, statistic?: string, x?: string,
 *   measure?: import('../chartInputs/index.js').ChartInput['measure'], named?: string }} wanted `x`: what stands along; `measure`: how that is
 *   worded; `named`: what the measure is called where the metric alone does not say it
 */
export function subtitleOf(rows, series, { metric, statistic, measure, x, named: own }) {
  const measures = new Set([
    ...rows.map(({ summary }) => summary.metric),
    ...series.map((each) => each.series.metric),
  ]);
  const title = [...(measures.size > 1 ? measures : [metric])]
    .map((each) => metrics[each].title)
    .join(' and ');
  const named = own ?? (statistic && statistic !== 'mean' ? `${title}, ${statistic}` : title);
  // where nobody said what stands along, it is what the results were paired with
  const along = x ?? rows.find(({ against }) => against)?.against?.metric ?? '';
  const worded = measure?.(named, metrics[along]?.title ?? along.replaceAll('-', ' ')) ?? named;
  const all = rows.length > 0 ? rows.map(({ summary }) => summary) : series.map((each) => each.series);
  const workload = [all, rows.flatMap(({ against }) => against ?? [])]
    .map((own) => commonWords(own.map(({ parameters }) => parameters)))
    // of another test than the value, what stands along has a workload of its own
    .filter((words, at, both) => words && both.indexOf(words) === at)
    .join(' against ');
  const sentence = workload ? `${worded}; ${workload}` : worded;
  return sentence[0].toUpperCase() + sentence.slice(1);
}
