import { metrics } from '../../model/metric.js';
import { chartInputs } from '../chartInputs/index.js';
import { commonParameters, workloadWords } from '../../model/parameters.js';

/**
 * The measure in words, and what of its workload is common to all that is drawn:
 * `I/O operations per second; 4 KiB random read, queue depth 1`.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {import('../../model/chartData.js').ChartSeries[]} series
 * @param {{ metric: import('../../model/metric.js').Metric, statistic?: string, asks?: string, x?: string }} wanted `x`: what stands along
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
  const measure = chartInputs[asks]?.measure?.(named, metrics[x]?.title ?? x.replaceAll('-', ' ')) ?? named;
  const all = rows.length > 0 ? rows.map(({ summary }) => summary) : series.map((each) => each.series);
  const workload = workloadWords(commonParameters(all.map(({ parameters }) => parameters)));
  const sentence = workload ? `${measure}; ${workload}` : measure;
  return sentence[0].toUpperCase() + sentence.slice(1);
}
