import { metrics } from '../model/metric.js';
import { formatBlockSize } from '../model/quantity.js';

/**
 * The measure in words, and what of its workload is common to all that is drawn:
 * `I/O operations per second; 4 KiB random read, queue depth 1`.
 *
 * @param {import('../model/chartData.js').ChartRow[]} rows
 * @param {import('../model/chartData.js').ChartSeries[]} series
 * @param {{ metric: import('../model/metric.js').Metric, statistic?: string, asks?: string, x?: import('../model/metric.js').Metric }} wanted
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
  const workload = rows.length > 0 ? commonWorkload(rows) : commonOperation(series);
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

/** @param {import('../model/chartData.js').ChartRow[]} rows */
function commonWorkload(rows) {
  const [{ summary: first }] = rows;
  const common = (/** @type {'blockSize' | 'pattern' | 'operation' | 'queueDepth'} */ key) =>
    rows.every(({ summary }) => summary[key] === first[key]) ? first[key] : null;
  const [size, depth] = [common('blockSize'), common('queueDepth')];
  const request = [size && formatBlockSize(Number(size)), common('pattern'), common('operation')]
    .filter(Boolean)
    .join(' ');
  return [request, depth && `queue depth ${depth}`].filter(Boolean).join(', ');
}

/** @param {import('../model/chartData.js').ChartSeries[]} series */
function commonOperation(series) {
  const [operation, ...others] = new Set(series.map((each) => each.series.operation));
  return others.length === 0 ? operation : null;
}
