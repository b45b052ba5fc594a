import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { usualScale } from '../../scripts/charts/bars/barForm.js';
import { chartCase } from './fixtures.js';

/** @typedef {import('../../scripts/model/chartData.js').ChartData} ChartData */

/** @param {number[]} values @param {Partial<ChartData>} [more] @returns {any} */
function withValues(values, more) {
  const { data } = chartCase('bar', 'far-apart-as-bars');
  const [row] = data.rows;
  const products = values.map((_, at) => ({ ...data.products[0], id: `p${at}`, name: `Product ${at}` }));
  const rows = values.map((mean, at) => ({
    ...row,
    product: `p${at}`,
    summary: { ...row.summary, mean, min: mean, max: mean, runs: [{ ...row.summary.runs[0], value: mean }] },
  }));
  return { ...data, products, rows, options: {}, ...more };
}

/** @param {any} data @param {'wide' | 'narrow'} layout @param {string} kind */
const layersOf = (data, layout, kind) => /** @type {any} */ (chartKind(kind).spec({ ...data, layout })).layer;

/** @param {any} data */
const drawnAs = (data) =>
  ['bar', 'grouped-bar'].flatMap((kind) =>
    /** @type {const} */ (['wide', 'narrow']).map((layout) => {
      const names = layersOf(data, layout, kind).map((/** @type {any} */ { name }) => name);
      return ['data-bar', 'data-dot', 'stem', 'guide'].filter((each) => names.includes(each)).join(' ');
    }),
  );

const four = (/** @type {string} */ form) => [form, form, form, form];

test('the values decide whether there are bars or dots, alike at every width', () => {
  assert.deepEqual(drawnAs(withValues([1, 20])), four('data-bar'));
  assert.deepEqual(drawnAs(withValues([1, 20.1])), four('data-dot guide'));
  assert.deepEqual(drawnAs(withValues([1.56e-6, 76.7e-6])), four('data-dot guide'));
  assert.deepEqual(drawnAs(withValues([0, 20.1])), four('data-bar'));
  assert.deepEqual(drawnAs(withValues([-1, 20.1])), four('data-bar'));
  assert.deepEqual(drawnAs(withValues([1.1, 2], { metric: 'relative-bandwidth' })), four('data-dot stem'));
  assert.deepEqual(drawnAs(withValues([0, 2], { metric: 'relative-bandwidth' })), four('data-bar'));
  assert.equal(usualScale(withValues([10, 500], { metric: 'temperature' })), 'linear');
});

test('an author says otherwise', () => {
  assert.deepEqual(drawnAs(withValues([1, 50], { options: { scale: 'linear' } })), four('data-bar'));
  assert.deepEqual(drawnAs(withValues([1, 2], { options: { scale: 'log' } })), four('data-dot guide'));
  const ratios = withValues([1.1, 2], { metric: 'relative-bandwidth', options: { scale: 'linear' } });
  assert.deepEqual(drawnAs(ratios), four('data-bar'));
});

test('an axis by decades says so, one of bars does not', () => {
  const words = (/** @type {any} */ data) =>
    layersOf(data, 'narrow', 'bar').find((/** @type {any} */ { name }) => name === 'better').data.values[0]
      .text;
  assert.equal(words(withValues([1, 50])), 'logarithmic axis, lower is better');
  assert.equal(words(withValues([1, 5])), 'lower is better');
});

test('of ratios 0.5 is as far from 1 as 2, and 1 has a name, the author’s where there is one', () => {
  const data = withValues([0.5, 2], { metric: 'relative-bandwidth' });
  for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
    const layers = layersOf(data, layout, 'bar');
    const { domain, type } = layers[0].encoding.x.scale;
    const share = (/** @type {number} */ value) =>
      Math.log(value / domain[0]) / Math.log(domain[1] / domain[0]);
    assert.equal(type, 'log');
    assert.ok(Math.abs(share(1) - share(0.5) - (share(2) - share(1))) < 1e-9);
    assert.ok(domain[0] < 0.5 && domain[1] > 2);
    assert.ok(layers[0].encoding.x.axis.values.includes(1));
    const stems = layers.find((/** @type {any} */ { name }) => name === 'stem').data.values;
    assert.deepEqual(stems.map((/** @type {any} */ { one, value }) => [one, value]), [[1, 2], [1, 0.5]]); // prettier-ignore
  }
  const named = (/** @type {any} */ more) =>
    layersOf({ ...data, ...more }, 'wide', 'bar')
      .filter((/** @type {any} */ { name }) => /^reference-label/.test(name))
      .flatMap((/** @type {any} */ { data: { values } }) =>
        values.map((/** @type {any} */ { text }) => text),
      );
  assert.deepEqual(named({}), ['as fast as the smaller one']);
  assert.deepEqual(named({ options: { scale: 'linear' } }), ['as fast as the smaller one']);
  assert.deepEqual(named({ references: [{ value: 1, label: 'the old one' }] }), ['the old one']);
});

test('numbers of an axis over many decades do not touch', () => {
  for (const values of [
    [1.3, 1.26e6],
    [1e-7, 4e-2],
    [3, 70],
    [1e-3, 900],
  ])
    // prettier-ignore
    for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
      const spec = /** @type {any} */ (chartKind('bar').spec({ ...withValues(values), layout }));
      const { scale, axis } = spec.layer[0].encoding.x;
      const px = axis.values.map(
        (/** @type {number} */ tick) =>
          (Math.log(tick / scale.domain[0]) / Math.log(scale.domain[1] / scale.domain[0])) * spec.width,
      );
      for (let at = 1; at < px.length; at += 1) {
        const half = (axis.texts[at].length + axis.texts[at - 1].length) * 3;
        assert.ok(px[at] - px[at - 1] > half, `${layout}: ${axis.texts}`);
      }
      assert.ok(px.length > 1);
    }
});

test('an error bar that reaches zero, and a run of zero, end at the foot of the axis', () => {
  const data = withValues([1, 50]);
  const [first, ...others] = data.rows;
  const { summary } = first;
  const runs = [0, 2].map((value, at) => ({ ...summary.runs[0], run: at + 1, value }));
  const wide = { ...first, summary: { ...summary, n: 2, min: 0, max: 2, sd: 1.4, runs } };
  const layers = layersOf({ ...data, errorBars: 'sd', rows: [wide, ...others] }, 'wide', 'bar');
  const [foot] = layers[0].encoding.x.scale.domain;
  const valuesOf = (/** @type {string} */ layer) =>
    layers.find((/** @type {any} */ { name }) => name === layer).data.values;
  assert.ok(foot > 0);
  assert.equal(valuesOf('data-spread')[0].low, foot);
  assert.equal(Math.min(...valuesOf('data-run').map((/** @type {any} */ { value }) => value)), foot);
});
