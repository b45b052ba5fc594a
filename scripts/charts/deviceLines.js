/**
 * The lines that rows make: one for each device, or several told apart by their labels.
 *
 * @typedef {import('../model/chartData.js').ChartRow} ChartRow
 *
 * @param {ChartRow[]} rows
 * @returns {{ name: string, device: string, label: string, second: boolean, rows: ChartRow[] }[]} `name`: of its layers; `second`: its
 *   device has a line before it
 */
export function deviceLines(rows) {
  const keys = [...new Set(rows.map(({ device, label }) => `${device}\n${label}`))];
  return keys.map((key, at) => {
    const [device, label] = key.split('\n');
    return {
      name: String(at + 1),
      device,
      label,
      second: keys.findIndex((each) => each.startsWith(`${device}\n`)) !== at,
      rows: rows.filter((row) => row.device === device && row.label === label),
    };
  });
}
