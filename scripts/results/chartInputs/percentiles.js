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
export function askPercentiles({ rows, results }) {
  const judged = rows.map((row) => ({ row, inputs: inputsOf(row.summary, results) }));
  const kept = judged
    .filter(({ row, inputs }) => enough(row.summary.statistic, inputs))
    .map(({ row }) => row);
  const left = judged.filter(({ row }) => !kept.includes(row));
  return { rows: kept, cautions: left.length ? [words(left, results)] : [] };
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
 * Each percentile with the products that lack it.
 *
 * @param {{ row: import('../../model/chartData.js').ChartRow, inputs: number | null }[]} left
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {import('../../model/caution.js').Caution}
 */
function words(left, results) {
  const names = [...new Set(left.map(({ row }) => row.summary.statistic))].sort(
    (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
  );
  const products = names.map((name) => productsOf(left, name, results));
  const parts = [...new Set(products)].map(
    (each) => `${names.filter((_, at) => products[at] === each).join(', ')} of ${each}`,
  );
  const fewest = Math.min(...left.map(({ inputs }) => inputs ?? 0));
  const most = Math.max(...left.map(({ inputs }) => inputs ?? 0));
  const counts = (fewest === most ? [fewest] : [fewest, most]).map(formatCount).join(' to ');
  const withheld = `Not shown: ${parts.join('; ')}`;
  return {
    head: `${withheld}.`,
    text: `${withheld}, where fewer than ${fewestBeyond} of a run’s ${counts} values lie beyond.`,
  };
}

/** @param {Parameters<typeof words>[0]} left @param {string} statistic @param {import('../selection/selectSummaries.js').Results} results */
function productsOf(left, statistic, results) {
  const own = left.filter(({ row }) => row.summary.statistic === statistic);
  return listNames([...new Set(own.map(({ row }) => nameOf(row.product, results)))]);
}
