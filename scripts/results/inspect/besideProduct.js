import { distinctCautions } from '../../model/caution.js';
import { parametersKey } from '../../model/parameters.js';
import { slots } from '../selection/distinctColours.js';
import { defaultErrorBars } from '../selection/spreadOf.js';

/**
 * @typedef {import('./chartsOf.js').InspectChart} InspectChart
 * @typedef {import('../compare/compareRecord.js').CompareRecord} CompareRecord
 * @typedef {import('../../model/summary.js').Summary} Summary
 */

/**
 * Charts of files, with what the site has of a product under the same parameters, from the last by name of its campaigns that has it.
 *
 * @param {InspectChart[]} charts
 * @param {CompareRecord} record
 * @returns {{ charts: InspectChart[], found: number }} `found`: charts that have it
 */
export function besideProduct(charts, record) {
  const measured = [...record.sets]
    .filter(({ kind }) => kind !== 'emulated')
    .sort((a, b) => (a.campaign < b.campaign ? 1 : -1))
    .flatMap((set) => set.results.map(({ summary }) => ({ set, summary })));
  const beside = charts.map((chart) => withProduct(chart, record, measured));
  return { charts: beside, found: beside.filter((chart, at) => chart !== charts[at]).length };
}

/**
 * @param {InspectChart} chart
 * @param {CompareRecord} record
 * @param {{ set: import('../compare/compareRecord.js').ResultSet, summary: Summary }[]} measured
 * @returns {InspectChart}
 */
function withProduct(chart, { product }, measured) {
  // no product of a group of files has an id with a space
  const id = `site ${product.id}`;
  const found = [
    ...new Map(chart.rows.map((row) => [`${row.label} ${workOf(row.summary)}`, row])).values(),
  ].flatMap(({ label, summary }) => {
    const match = measured.find((each) => workOf(each.summary) === workOf(summary));
    return match
      ? [{ ...match, row: { product: id, label, summary: { ...match.summary, product: id } } }]
      : [];
  });
  if (found.length === 0) return chart;
  const rows = [...chart.rows, ...found.map(({ row }) => row)];
  const taken = chart.products.map(({ slot }) => slot);
  const free = Array.from({ length: slots }, (_, at) => at + 1).find((slot) => !taken.includes(slot));
  const isTranscribed = found.every(({ set }) => set.kind === 'transcribed');
  return {
    ...chart,
    rows,
    products: [
      ...chart.products,
      {
        ...product,
        ...(isTranscribed && { kind: /** @type {const} */ ('transcribed') }),
        id,
        slot: free ?? product.slot,
        subject: false,
      },
    ],
    errorBars: defaultErrorBars(rows),
    cautions: [...chart.cautions, ...distinctCautions(found.map(({ set }) => originOf(product.name, set)))],
  };
}

/** @param {string} name @param {import('../compare/compareRecord.js').ResultSet} set */
function originOf(name, { kind, methodology, testbed }) {
  const place = `by ${methodology.title} on ${testbed.title}`;
  const head = `${name} ${kind === 'transcribed' ? 'is transcribed from a source' : 'was measured for this site'}`;
  const files = kind === 'transcribed' ? 'your files are not' : 'your files were not';
  return { head: `${head}.`, text: `${head}, ${place}; ${files}.` };
}

/** What two results must share to be of the same work. @param {Summary} summary */
const workOf = ({ metric, unit, statistic, benchmark, parameters }) =>
  JSON.stringify([
    metric,
    unit,
    statistic,
    Object.keys(parameters).length > 0 ? null : benchmark,
    parametersKey(parameters),
  ]);
