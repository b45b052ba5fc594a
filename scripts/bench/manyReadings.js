import { series } from '../model/series.js';

/**
 * A timeline of many lines of many readings. The same numbers every time.
 *
 * @param {{ lines: number, readings: number }} size
 * @returns {import('../model/chartData.js').ChartData}
 */
export function manyReadings({ lines, readings }) {
  const products = Array.from({ length: lines }, (_, at) => ({
    id: `product-${at}`,
    name: `Product ${at + 1} 512 GB`,
    slot: at < 8 ? at + 1 : 0,
    subject: at === 2,
    kind: /** @type {const} */ ('measured'),
  }));
  return {
    id: 'readings',
    kind: 'timeline',
    title: 'Writing the whole drive',
    subtitle: 'Write rate',
    layout: 'wide',
    metric: 'bandwidth',
    products,
    rows: [],
    series: products.map(({ id }, line) => ({
      product: id,
      label: '',
      series: series({
        parameters: { operation: 'write' },
        metric: 'bandwidth',
        times: Float64Array.from({ length: readings }, (_, at) => (at + 1) / 2),
        values: Float64Array.from({ length: readings }, (_, at) => rate(line, at / readings, at)),
      }),
      capacity: 512e9,
      run: 1,
      findings: [],
      origin: {
        product: id,
        campaign: '2026-11',
        methodology: 'v1',
        testbed: 'bench',
        test: 'disk-fill',
        variant: null,
        tools: [],
        kind: 'measured',
      },
      source: `data/raw/${id}/2026-11/disk-fill/run1_bw.log`,
    })),
    errorBars: 'none',
    references: [],
    notes: [],
    cautions: [],
    options: {},
  };
}

/** Fast in its cache, slow after it, never quite even. @param {number} line @param {number} done @param {number} at */
const rate = (line, done, at) =>
  1e6 * (done < 0.1 + 0.05 * line ? 1800 - 40 * line : 700 - 30 * line) + 1e6 * ((at * 7919) % (90 + line));
