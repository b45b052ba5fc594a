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
  const bars = rows.map(({ device, label, summary }) => {
    const { test, mean, interval } = summary;
    const show = (/** @type {number} */ value) => formatQuantity(value, unitShown(summary));
    const spread = interval ? ` (${show(interval.low)} to ${show(interval.high)})` : '';
    const asked = workloadOf(summary);
    const parts = [test, label === test ? null : label, ...asked];
    return numberOf([device, ...parts], [title, name(device), label, ...asked.slice(1)], show(mean) + spread);
  });
  const lines = series.map(({ device, label, run, series: line }) => {
    const { mean, min, max, parameters } = line;
    const [low, middle, high] = [min, mean, max].map((value) => formatQuantity(value, unitShown(line)));
    const text = `mean ${middle}, from ${low} to ${high}`;
    return numberOf(
      [device, label, workloadWords(parameters), `run ${run}`],
      [title, name(device), label, `run ${run}`],
      text,
    );
  });
  const means = index.map(({ device, value }) =>
    numberOf([device, 'mean of all'], [title, name(device)], `${formatNumber(value * 100, 3)}\u2009%`),
  );
  return [...bars, ...lines, ...means];
}

/**
 * All that tells one number of a device in a chart from another.
 *
 * @param {import('../model/summary.js').Summary} summary
 */
function workloadOf({ parameters, statistic, benchmark }) {
  const names = parameterNames([parameters]).filter((name) => parameters[name] !== parameter(name).usual);
  return [...names.map((name) => parameterWords(name, parameters[name])), benchmark, statistic];
}
