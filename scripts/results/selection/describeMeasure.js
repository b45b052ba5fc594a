import { metrics } from '../../model/metric.js';
import { commonParameters, workloadWords } from '../../model/parameters.js';

/**
 * The measure in words, and what of its workload is common to all that is drawn:
 * `I/O operations per second; 4 KiB random read, queue depth 1`.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {import('../../model/chartData.js').ChartSeries[]} series
 * @param {{ metric: import('../../model/metric.js').Metric, statistic?: string, asks?: string, x?: import('../../model/metric.js').Metric }} wanted
 */
export function describeMeasure(rows, series, { metric, statistic, asks = '', x = 'iops' }) {
  const measures = new Set([
    ...rows.map(({ summary }) => summary.metric),
    ...series.map((each) => each.series.metric),
  ]);
  const title = [...(measures.size > 1 ? measures : [metric])]
    .map((each) => metrics[each].title)
    .join(' and ');
  if (asks === 'index') return `Geometric mean of ${new Set(rows.map(({ label }) => label)).size} results`;
  const named = statistic && statistic !== 'mean' ? `${title}, ${statistic}` : title;
  const measure = withOther[asks]?.(named, metrics[x]?.title ?? '') ?? named;
  const all = rows.length > 0 ? rows.map(({ summary }) => summary) : series.map((each) => each.series);
  const workload = workloadWords(commonParameters(all.map(({ parameters }) => parameters)));
  const sentence = workload ? `${measure}; ${workload}` : measure;
  return sentence[0].toUpperCase() + sentence.slice(1);
}

/** How kinds of two measures are worded. @type {Record<string, ((measure: string, other: string) => string) | undefined>} */
const withOther = {
  percentiles: (measure) => `${measure} by percentile`,
  distribution: (measure) => `how ${measure} is distributed over all I/Os`,
  throughput: (measure, other) => `${measure} against ${other}`,
  capacities: (measure) => `${measure} by capacity`,
  prices: (measure) => `${measure} against price`,
};
