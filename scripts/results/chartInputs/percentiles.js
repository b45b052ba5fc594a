import { listNames } from '../../model/lib/phrases.js';
import { formatCount } from '../../model/quantity.js';
import { nameOf } from '../query/resolveRank.js';
import { fewestBeyond, inputsOf } from './inputsOf.js';

/**
 * Percentiles of which every counted run has enough values beyond: p99.99 of a thousand values is the luck of one of them. What is
 * withheld is said.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function percentilesInput({ rows, results }) {
  const judged = rows.map((row) => ({ row, inputs: inputsOf(row.summary, results) }));
  const kept = judged
    .filter(({ row, inputs }) => enough(row.summary.statistic, inputs))
    .map(({ row }) => row);
  const left = judged.filter(({ row }) => !kept.includes(row));
  return { rows: kept, cautions: left.length ? [words(left, rows, results)] : [] };
}

/**
 * @param {string} statistic
 * @param {number | null} inputs `null` where nobody counted: then the tool is believed
 */
const enough = (statistic, inputs) =>
  inputs === null || beyond(Number(statistic.slice(1)), inputs) >= fewestBeyond;

/** @param {number} percent @param {number} inputs */
const beyond = (percent, inputs) => Math.floor((inputs * Math.min(percent, 100 - percent)) / 100 + 1e-9);

/**
 * Each percentile with the products that lack it. Where all lack the same, their names stand in the full sentence alone.
 *
 * @param {{ row: import('../../model/chartData.js').ChartRow, inputs: number | null }[]} left
 * @param {import('../../model/chartData.js').ChartRow[]} rows that were asked for
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {import('../../model/caution.js').Caution}
 */
function words(left, rows, results) {
  const lacking = left.map(({ row }) => row);
  const names = [...new Set(lacking.map(({ summary }) => summary.statistic))].sort(
    (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
  );
  const ofName = (/** @type {string} */ name) => lacking.filter(({ summary }) => summary.statistic === name);
  const products = names.map((name) => productsOf(ofName(name), results));
  const parts = [...new Set(products)].map(
    (each) => `${names.filter((_, at) => products[at] === each).join(', ')} of ${each}`,
  );
  const fewest = Math.min(...left.map(({ inputs }) => inputs ?? 0));
  const most = Math.max(...left.map(({ inputs }) => inputs ?? 0));
  const counts = (fewest === most ? [fewest] : [fewest, most]).map(formatCount).join(' to ');
  const isOne = rows.every(({ product }) => product === rows[0].product);
  const byAll = !isOne && products.every((each) => each === productsOf(rows, results));
  const head = byAll ? names.join(', ') : parts.join('; ');
  return {
    head: `Too few values: ${head}.`,
    text: `Not shown: ${parts.join('; ')}, where fewer than ${fewestBeyond} of a run’s ${counts} values lie beyond.`,
  };
}

/** In words. @param {import('../../model/chartData.js').ChartRow[]} rows @param {import('../selection/selectSummaries.js').Results} results */
const productsOf = (rows, results) =>
  listNames([...new Set(rows.map(({ product }) => nameOf(product, results)))]);
