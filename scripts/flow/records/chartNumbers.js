import { unitShown } from '../../model/metric.js';
import { workloadWords } from '../../model/parameters.js';
import { formatPercent, formatQuantity } from '../../model/quantity.js';
import { lockedAs } from '../../results/query/lockedAs.js';

/**
 * What a chart says in numbers: its bars and points with their error bars, its lines in short, its index. Each is named by what
 * it means: charts may be renamed, split and moved without losing the numbers they were published with.
 *
 * @param {import('../../results/selection/selectChart.js').Selected} data
 * @param {(id: string) => string} name
 * @returns {Said[]}
 */
export function chartNumbers({ title, rows, series, index = [] }, name) {
  const bars = rows.map(({ product, label, summary }) => ({
    ...numberOf([], [title, name(product), label], ''),
    ...lockedAs(summary),
  }));
  const lines = series.map(({ product, label, run, origin, series: line }) => {
    const { metric, parameters, mean, min, max } = line;
    const [low, middle, high] = [min, mean, max].map((value) => formatQuantity(value, unitShown(line)));
    const asked = workloadWords(parameters);
    const parts = [product, origin.campaign, origin.test, `readings of ${metric}`, label, asked];
    const text = `mean ${middle}, from ${low} to ${high}`;
    return numberOf([...parts, `run ${run}`], [title, name(product), label, `run ${run}`], text);
  });
  const means = index.map(({ product, value, parts }) => {
    const of = parts.map(({ label }) => label).sort();
    const text = formatPercent(value, 3);
    return numberOf([product, 'mean of', ...of], [title, name(product)], text);
  });
  return [...bars, ...lines, ...means];
}

/**
 * A number as a page shows it, without its place.
 *
 * @typedef {object} Said
 * @property {string} key what names it, in the lock
 * @property {string} what the same for readers
 * @property {string} text
 */

/**
 * @param {(string | number | null)[]} key
 * @param {(string | number | null | undefined)[]} what
 * @param {string} text
 * @returns {Said}
 */
export const numberOf = (key, what, text) => ({
  key: [...new Set(key.filter(Boolean))].join(', '),
  what: [...new Set(what.filter(Boolean))].join(', '),
  text,
});
