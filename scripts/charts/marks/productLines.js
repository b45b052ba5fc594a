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
  const keys = [...new Set(rows.map(({ product, label }) => `${product}\n${label}`))];
  return keys.map((key, at) => {
    const [product, label] = key.split('\n');
    return {
      name: String(at + 1),
      product,
      label,
      further: keys.slice(0, at).filter((each) => each.startsWith(`${product}\n`)).length,
      rows: rows.filter((row) => row.product === product && row.label === label),
    };
  });
}
