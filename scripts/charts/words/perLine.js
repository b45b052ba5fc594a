import { shownUnit } from '../../model/metric.js';
import { resultText } from '../../model/runWords.js';
import { productLines } from '../marks/productLines.js';
import { lineName, noResultWords } from './lineNames.js';

/** @typedef {import('../../model/chartData.js').Chart} ChartData */
/** @typedef {import('../../model/chartData.js').ChartRow} ChartRow */

/** How many lines a sentence names; the rest is in the table. */
export const mostLines = 5;

/** What a sentence says of those that it does not name. @param {number} count */
export const moreInTable = (count) => (count > 0 ? [`And ${count} more in the table.`] : []);

/**
 * A sentence for each line of a chart.
 *
 * @param {ChartData} data
 * @param {(rows: ChartRow[], unit: import('../../model/quantity.js').ShownUnit) => string} words of one line
 */
export function perLine(data, words) {
  const { rows, products } = data;
  const lines = productLines(rows);
  const named = lines
    .slice(0, mostLines)
    .map((line) => `${lineName(products, line)}: ${words(line.rows, shownUnit(data))}.`);
  return [...named, ...moreInTable(lines.length - mostLines), ...noResultWords(data)];
}

/**
 * From the lowest to the highest, each with what it was measured at.
 *
 * @param {ChartRow[]} rows
 * @param {import('../../model/quantity.js').ShownUnit} unit
 * @param {(summary: import('../../model/summary.js').Summary) => string} where
 */
export function rangeWords(rows, unit, where) {
  const sorted = rows.map(({ summary }) => summary).sort((a, b) => a.mean - b.mean);
  const words = (/** @type {import('../../model/summary.js').Summary} */ summary) =>
    `${resultText(summary, unit)} (${where(summary)})`;
  const [low, high] = [sorted[0], sorted[sorted.length - 1]];
  if (sorted.length === 1) return words(low);
  return low.mean === high.mean && low.bound === high.bound
    ? `${resultText(low, unit)} throughout`
    : `${words(low)} to ${words(high)}`;
}
