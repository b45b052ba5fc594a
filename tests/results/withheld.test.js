import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCount } from '../../scripts/model/quantity.js';
import { percentilesInput } from '../../scripts/results/chartInputs/percentiles.js';

/** @param {string} product @param {string} statistic */
const rowOf = (product, statistic) => ({
  product,
  label: '',
  summary: {
    product,
    campaign: 'c',
    test: 'reads',
    benchmark: 'reads',
    parameters: {},
    metric: 'completion-latency',
    statistic,
    runs: [{ run: 1, value: 1, excluded: null }],
  },
});

/** One run of so many values. @param {string} product @param {number} count */
const testOf = (product, count) => ({
  product,
  campaign: 'c',
  test: 'reads',
  runs: [
    {
      run: 1,
      measurements: [],
      histograms: [{ test: 'reads', parameters: {}, metric: 'completion-latency', bins: [[1, count]] }],
    },
  ],
});

/** @param {Record<string, number>} counts by product */
function answered(counts) {
  const products = Object.keys(counts);
  const statistics = ['p50', 'p99.9', 'p99.99'];
  return percentilesInput(
    /** @type {any} */ ({
      rows: products.flatMap((product) => statistics.map((statistic) => rowOf(product, statistic))),
      results: {
        tests: products.map((product) => testOf(product, counts[product])),
        project: { products: new Map(products.map((id) => [id, { value: { name: `Drive ${id}` } }])) },
      },
    }),
  );
}

test('what is withheld names the products that lack it', () => {
  const { rows, cautions } = answered({ a: 50_000, b: 5_000, c: 500_000 });
  assert.equal(rows.length, 6);
  const withheld = 'p99.9 of Drive b; p99.99 of Drive a and Drive b';
  const most = formatCount(50_000);
  assert.deepEqual(cautions, [
    {
      head: `Too few values: ${withheld}.`,
      text: `Not shown: ${withheld}, where fewer than 10 of a run’s 5000 to ${most} values lie beyond.`,
    },
  ]);
});

test('where all products lack the same, the line under the chart names percentiles alone', () => {
  const headOf = (/** @type {Record<string, number>} */ counts) => answered(counts).cautions?.[0].head;
  assert.equal(headOf({ a: 5_000, b: 5_000, c: 5_000 }), 'Too few values: p99.9, p99.99.');
  assert.equal(headOf({ a: 50_000, b: 50_000 }), 'Too few values: p99.99.');
  assert.equal(headOf({ a: 50_000, b: 500_000 }), 'Too few values: p99.99 of Drive a.');
  assert.equal(
    headOf({ a: 5_000 }),
    'Too few values: p99.9, p99.99 of Drive a.',
    'it may be added to others',
  );
});

test('requests that a tool counted do for a histogram', () => {
  const counted = (/** @type {number} */ value, metric = 'completion-latency') =>
    percentilesInput(
      /** @type {any} */ ({
        rows: [rowOf('a', 'p99'), rowOf('a', 'p99.9')].map((row) => ({
          ...row,
          summary: { ...row.summary, metric },
        })),
        results: {
          tests: [
            {
              ...testOf('a', 0),
              runs: [
                {
                  run: 1,
                  histograms: [],
                  measurements: [
                    { test: 'reads', parameters: {}, metric: 'requests', statistic: 'total', value },
                  ],
                },
              ],
            },
          ],
          project: { products: new Map([['a', { value: { name: 'Server a' } }]]) },
        },
      }),
    ).rows.map(({ summary }) => summary.statistic);
  assert.deepEqual(counted(8_000), ['p99']);
  assert.deepEqual(counted(10_000), ['p99', 'p99.9']);
  assert.deepEqual(counted(8_000, 'inter-token-latency'), ['p99', 'p99.9'], 'a request has many tokens');
});

test('percentiles that the same products lack stand together; nothing is said where all are drawn', () => {
  const said = (/** @type {Record<string, number>} */ counts) => answered(counts).cautions?.[0].text ?? '';
  assert.match(said({ a: 5_000 }), /^Not shown: p99\.9, p99\.99 of Drive a, where/);
  assert.match(
    said({ a: 5_000, b: 5_000, c: 5_000 }),
    /^Not shown: p99\.9, p99\.99 of Drive a, Drive b and Drive c, where/,
  );
  assert.deepEqual(answered({ a: 500_000 }).cautions, []);
});
