import { groupBy } from '../../model/lib/groupBy.js';

/**
 * The lines that rows make: one for each product, or several told apart by their labels.
 *
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 *
 * @param {ChartRow[]} rows
 * @returns {{ name: string, product: string, label: string, further: number, rows: ChartRow[] }[]} `name`: of its layers; `further`: how
 *   many lines of its product stand before it
 */
export function productLines(rows) {
  const lines = [...groupBy(rows, ({ product, label }) => `${product}\n${label}`).values()];
  return lines.map((own, at) => {
    const [{ product, label }] = own;
    const further = lines.slice(0, at).filter(([each]) => each.product === product).length;
    return { name: String(at + 1), product, label, further, rows: own };
  });
}
