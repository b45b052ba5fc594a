import { formatBlockSize, formatNumber, formatQuantity } from '../model/quantity.js';
import { numberOf } from './numberOf.js';

/**
 * What a chart says in numbers: its bars and points with their error bars, its lines in short, its index.
 *
 * @param {import('../results/chartData.js').Selected} data
 * @param {(id: string) => string} name
 * @returns {import('./numberOf.js').Said[]}
 */
export function chartNumbers({ title, rows, series, index = [] }, name) {
  const bars = rows.map(({ product, label, summary }) => {
    const { test, unit, mean, interval } = summary;
    const show = (/** @type {number} */ value) => formatQuantity(value, unit);
    const spread = interval ? ` (${show(interval.low)} to ${show(interval.high)})` : '';
    const asked = workloadOf(summary);
    const parts = [test, label === test ? null : label, ...asked];
    return numberOf(
      [product, ...parts],
      [title, name(product), label, ...asked.slice(1)],
      show(mean) + spread,
    );
  });
  const lines = series.map(({ product, label, run, series: { operation, unit, mean, min, max } }) => {
    const [low, middle, high] = [min, mean, max].map((value) => formatQuantity(value, unit));
    const text = `mean ${middle}, from ${low} to ${high}`;
    return numberOf(
      [product, label, operation, `run ${run}`],
      [title, name(product), label, `run ${run}`],
      text,
    );
  });
  const means = index.map(({ product, value }) =>
    numberOf([product, 'mean of all'], [title, name(product)], `${formatNumber(value * 100, 3)}\u2009%`),
  );
  return [...bars, ...lines, ...means];
}

/**
 * All that tells one number of a product in a chart from another.
 *
 * @param {import('../model/summary.js').Summary} summary
 */
function workloadOf({ operation, blockSize, queueDepth, jobs, readPercent, statistic, job, condition }) {
  return [
    operation,
    blockSize && formatBlockSize(blockSize),
    queueDepth && `queue depth ${queueDepth}`,
    jobs && jobs > 1 ? `${jobs} jobs` : null,
    readPercent === null ? null : `${readPercent} % read`,
    job,
    ...Object.entries(condition ?? {}).map(([key, value]) => `${key} ${value}`),
    statistic,
  ];
}
