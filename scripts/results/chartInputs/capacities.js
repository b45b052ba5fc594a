import { problem } from '../../model/inputError.js';
import { judge } from '../../statistics/judge.js';
import { familyOf } from '../query/compareNumbers.js';
import { capacityOf } from '../specs.js';
import { withoutZero } from './withoutZero.js';

/** @typedef {import('../../model/chartData.js').ChartRow} ChartRow */

/**
 * The capacity and family of each product, and what each step to the next larger sibling changes.
 *
 * @param {import('./index.js').Asking} asking
 * @returns {import('./index.js').Answer}
 */
export function capacitiesInput({ rows, results, review, wanted }) {
  const meaningless = withoutZero(wanted.metric, {
    what: 'no change from one capacity to the next',
    hint: 'draw it as bars, beside one another',
  });
  if (meaningless.length > 0) return { rows: [], problems: meaningless };
  const products = new Map(
    wanted.products.map((id) => {
      const facts = results.project.products.get(id)?.value ?? {};
      return [id, { capacity: capacityOf(facts), family: facts.family ?? null }];
    }),
  );
  const unknown = wanted.products.filter((id) => products.get(id)?.capacity === null);
  const placed = rows.filter(({ product }) => products.get(product)?.capacity);
  const changes = siblings(placed, products).flatMap((line) =>
    line.slice(1).flatMap((to, at) => {
      const from = line[at];
      const family = familyOf(review, results.project, from.product);
      const { change, interval, verdict, limit, digits } = judge(from.summary, to.summary, { family });
      if (change === null) return [];
      const ends = interval && { low: interval.low, high: interval.high };
      const judged = {
        change,
        interval: ends,
        verdict,
        ...(limit && { limit }),
        ...(Number(digits) < 9 && { digits }),
      };
      return [{ from: from.product, to: to.product, label: to.label, ...judged }];
    }),
  );
  const problems = unknown.map((id) =>
    problem(`the capacity of ${id} is not known: left out`, {
      severity: 'warning',
      hint: `say it in data/products/${id}.toml: capacity = "128 GB"`,
    }),
  );
  if (rows.length > 0 && changes.length === 0) {
    const hint = 'siblings share family = "..." in their data/products/*.toml, and each names its capacity';
    problems.push(problem('nothing to scale: no two capacities of one family have this result', { hint }));
  }
  return { rows: placed, more: { changes }, products, problems };
}

/**
 * @param {ChartRow[]} rows
 * @param {Map<string, { capacity: number | null, family: string | null }>} products
 * @returns {ChartRow[][]} the rows of each family and label, by capacity
 */
function siblings(rows, products) {
  const of = (/** @type {ChartRow} */ { product }) => products.get(product);
  const keys = [...new Set(rows.map((row) => `${of(row)?.family ?? row.product}\n${row.label}`))];
  return keys.map((key) =>
    rows
      .filter((row) => `${of(row)?.family ?? row.product}\n${row.label}` === key)
      .sort((a, b) => Number(of(a)?.capacity) - Number(of(b)?.capacity)),
  );
}
