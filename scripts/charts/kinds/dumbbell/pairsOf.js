import { InputError } from '../../../model/inputError.js';
import { judge } from '../../../statistics/judge.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 * @typedef {{ product: string, before: ChartRow, after: ChartRow, judged: import('../../../statistics/judge.js').Judgement }} Pair
 */

/**
 * The two results of each product, and the site's one judgement of their difference.
 *
 * @param {ChartData} data
 * @returns {{ from: string, to: string, names: string[], pairs: Pair[], alone: ChartRow[] }} `names`: what readers see for the two;
 *   `alone`: of products that have one of the two
 */
export function pairsOf({ id, rows, options, products, family }) {
  const labels = [...new Set(rows.map(({ label }) => label))];
  const from = String(options.from ?? labels[0]);
  if (labels.length !== 2 || !labels.includes(from)) {
    const there = `there is: ${labels.join('; ')}`;
    const hint =
      labels.length === 2
        ? `name one of the two: from = "${labels[0]}" (${there})`
        : `ask for two: where = { state = ["fresh", "steady"] }, or two tests${labels.length > 2 ? ` (${there})` : ''}`;
    throw new InputError(`no two results to compare in chart ${id}`, { hint });
  }
  const to = String(labels.find((label) => label !== from));
  const rowOf = (/** @type {string} */ product, /** @type {string} */ label) =>
    rows.find((row) => row.product === product && row.label === label);
  const pairs = products.flatMap(({ id: product }) => {
    const [before, after] = [rowOf(product, from), rowOf(product, to)];
    if (!before || !after) return [];
    return [{ product, before, after, judged: judge(before.summary, after.summary, { family }) }];
  });
  const paired = new Set(pairs.map(({ product }) => product));
  const names = Array.isArray(options.names) ? options.names.map(String) : [from, to];
  return { from, to, names, pairs, alone: rows.filter(({ product }) => !paired.has(product)) };
}
