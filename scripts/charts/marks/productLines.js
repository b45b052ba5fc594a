/**
 * The lines that rows make: one for each product, or several told apart by their labels.
 *
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 *
 * @param {ChartRow[]} rows
 * @returns {{ name: string, product: string, label: string, second: boolean, rows: ChartRow[] }[]} `name`: of its layers; `second`: its
 *   product has a line before it
 */
export function productLines(rows) {
  const keys = [...new Set(rows.map(({ product, label }) => `${product}\n${label}`))];
  return keys.map((key, at) => {
    const [product, label] = key.split('\n');
    return {
      name: String(at + 1),
      product,
      label,
      second: keys.findIndex((each) => each.startsWith(`${product}\n`)) !== at,
      rows: rows.filter((row) => row.product === product && row.label === label),
    };
  });
}
