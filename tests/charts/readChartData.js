import { readFileSync } from 'node:fs';

/** @typedef {Record<string, any>} Json */

/**
 * The chart data of a fixture, as chart kinds take it. In the file what most records of a list have stands once, in `each`; an own
 * value comes before it. A summary is of the product of its row, and runs that count are their values alone.
 *
 * @param {string} file
 * @returns {import('../../scripts/charts/bars/bars.js').ChartData}
 */
export function readChartData(file) {
  const { each = {}, ...data } = JSON.parse(readFileSync(file, 'utf8'));
  for (const [list, usual] of Object.entries(each))
    data[list] = data[list].map((/** @type {Json} */ own) => laidOver(structuredClone(usual), own));
  for (const row of data.rows ?? [])
    for (const key of ['summary', 'against'])
      if (row[key]) row[key] = withRuns({ product: row.product, ...row[key] });
  return data;
}

/** The parameters of a result are whole: their order is that of its label. @param {Json} usual @param {Json} own @returns {Json} */
function laidOver(usual, own) {
  const laid = Object.entries(own).map(([key, value]) => [
    key,
    key !== 'parameters' && isRecord(usual[key]) && isRecord(value) ? laidOver(usual[key], value) : value,
  ]);
  return { ...usual, ...Object.fromEntries(laid) };
}

/** @param {unknown} value */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {Json} summary @returns {Json} */
const withRuns = (summary) => ({
  ...summary,
  runs: summary.runs.map((/** @type {Json | number} */ run, /** @type {number} */ at) =>
    typeof run === 'number'
      ? {
          run: at + 1,
          value: run,
          source: `data/raw/${summary.product}/${summary.campaign}/test/run${at + 1}.json.gz`,
          excluded: null,
        }
      : run,
  ),
});
