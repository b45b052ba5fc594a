import { unitShown } from '../model/metric.js';
import { parameterNames, parameterWords, workloadWords } from '../model/parameters.js';
import { formatNumber, formatQuantity } from '../model/quantity.js';
import { parameter } from '../model/vocabulary/index.js';
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
    const { test, mean, interval } = summary;
    const show = (/** @type {number} */ value) => formatQuantity(value, unitShown(summary));
    const spread = interval ? ` (${show(interval.low)} to ${show(interval.high)})` : '';
    const asked = workloadOf(summary);
    const parts = [test, label === test ? null : label, ...asked];
    return numberOf(
      [product, ...parts],
      [title, name(product), label, ...asked.slice(1)],
      show(mean) + spread,
    );
  });
  const lines = series.map(({ product, label, run, series: line }) => {
    const { mean, min, max, parameters } = line;
    const [low, middle, high] = [min, mean, max].map((value) => formatQuantity(value, unitShown(line)));
    const text = `mean ${middle}, from ${low} to ${high}`;
    return numberOf(
      [product, label, workloadWords(parameters), `run ${run}`],
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
function workloadOf({ parameters, statistic, benchmark }) {
  const names = parameterNames([parameters]).filter((name) => parameters[name] !== parameter(name).usual);
  return [...names.map((name) => parameterWords(name, parameters[name])), benchmark, statistic];
}
