import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinedRows } from '../../scripts/charts/kinds/scatter/scatterContent.js';
import { paretoOf } from '../../scripts/charts/kinds/scatter/paretoOf.js';
import { paretoFront } from '../../scripts/statistics/paretoFront.js';
import { chartCase, specsOf } from './fixtures.js';

const dataOf = (/** @type {string} */ name) => chartCase('scatter', name).data;

test('the front holds what no other point beats, equals included', () => {
  const points = [
    { x: 1, y: 5 },
    { x: 3, y: 3 },
    { x: 3, y: 3 },
    { x: 2, y: 3 },
    { x: 5, y: 1 },
    { x: 4, y: 0 },
  ];
  assert.deepEqual(paretoFront(points), [0, 1, 2, 4]);
});

test('who is clearly beaten is struck out; one run each beats nobody', () => {
  const beaten = (/** @type {string} */ name) =>
    [...(paretoOf(dataOf(name))?.beaten ?? [])].map(([row, by]) => `${row.product} by ${by.product}`);
  assert.deepEqual(beaten('speed-and-size'), ['gzip by zstd', 'snappy by lz4']);
  assert.deepEqual(beaten('single-runs'), []);
  assert.equal(paretoOf(dataOf('twelve-by-a-fact')), null, 'no way is better along a weight');
});

test('whose runs scatter too much to tell in one measure is not struck out, far behind as its mean may be', () => {
  const data = dataOf('speed-and-size');
  const beaten = (/** @type {number[]} */ factors) => {
    const scatter = (/** @type {import('../../scripts/model/summary.js').Summary} */ summary) => ({
      ...summary,
      runs: summary.runs.map((run, at) => ({ ...run, value: summary.mean * factors[at] })),
    });
    const rows = data.rows.map((row) =>
      row.product === 'gzip' ? { ...row, summary: scatter(row.summary) } : row,
    );
    return [...(paretoOf({ ...data, rows })?.beaten.keys() ?? [])].map(({ product }) => product);
  };
  assert.deepEqual(beaten([1, 0.99, 1.01, 1, 0.98, 1.02]), ['gzip', 'snappy']);
  assert.deepEqual(beaten([0.02, 0.02, 0.02, 0.02, 0.02, 5.9]), ['snappy']);
});

test('a dearer product that is not clearly faster is beaten by no one it equals in doubt', () => {
  const pareto = paretoOf(dataOf('against-price'));
  assert.equal(pareto?.beaten.size, 0);
  assert.equal(pareto?.front.size, 5);
});

test('results that one parameter tells apart are joined; others are not', () => {
  const { rows } = dataOf('levels');
  const joined = joinedRows(rows).map((own) => own.map(({ product, label }) => `${product} ${label}`));
  assert.deepEqual(joined[0], ['zstd level 1', 'zstd level 3', 'zstd level 9']);
  assert.equal(joined.length, 4);
  const withThreads = rows.map((row, at) => ({
    ...row,
    summary: { ...row.summary, parameters: { ...row.summary.parameters, threads: at } },
  }));
  assert.deepEqual(joinedRows(withThreads), []);
  assert.deepEqual(joinedRows(dataOf('speed-and-size').rows), []);
});

test('the key names every mark that is no product: struck out ones, the dashed front, the rest, the lines that join', () => {
  const remarks = (/** @type {string} */ name, /** @type {'wide' | 'narrow'} */ layout) =>
    /** @type {any} */ (specsOf(chartCase('scatter', name)))[layout].layer
      .filter((/** @type {any} */ each) => each.name?.startsWith('key-remark'))
      .flatMap((/** @type {any} */ { data }) => data.values.map((/** @type {any} */ { text }) => text));
  for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
    assert.deepEqual(remarks('speed-and-size', layout), [
      'struck out: clearly beaten',
      'dashed: the best trade-offs',
    ]);
    assert.ok(remarks('levels', layout).includes('thin lines: one product'));
    assert.ok(remarks('single-runs', layout).includes('others: behind, not clearly'));
    assert.deepEqual(remarks('twelve-by-a-fact', layout), []);
  }
});

test('a scatter says that values stand along by their logarithm, and its key strikes out no product', () => {
  const { data } = chartCase('scatter', 'levels');
  const draw = (/** @type {string} */ scale) =>
    /** @type {any} */ (
      specsOf({
        ...chartCase('scatter', 'levels'),
        data: { ...data, options: { ...data.options, 'x-scale': scale } },
      }).wide
    ).layer;
  const titleOf = (/** @type {any[]} */ layer) =>
    layer.find(({ name }) => name === 'x-title').data.values[0].text;
  assert.match(titleOf(draw('log')), /, logarithmic axis$/);
  assert.doesNotMatch(titleOf(draw('linear')), /log/);
  const layers = draw('linear').map((/** @type {any} */ { name }) => name);
  assert.ok(layers.includes('key') && !layers.includes('strike-key') && !layers.includes('stripe-key'));
});
