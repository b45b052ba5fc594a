import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stackedBar } from '../../scripts/charts/kinds/stackedBar.js';
import { chartCase, specsOf } from './fixtures.js';

/** Each layer of a drawing. @param {any} spec @returns {any[]} */
const layersOf = (spec) => [spec, ...(spec.layer ?? spec.vconcat ?? []).flatMap(layersOf)];

/** @param {import('./fixtures.js').Case} each */
const layersOfAll = (each) => layersOf(specsOf(each).wide);

test('the second, third and fourth line of a product are told apart, line and point', () => {
  const each = chartCase('sweep', 'queue-depth');
  const [{ product }] = each.data.rows;
  const own = each.data.rows.filter((row) => row.product === product);
  each.data.rows = ['', 'read', 'write', 'trim'].flatMap((label) => own.map((row) => ({ ...row, label })));
  each.data.products = each.data.products.filter(({ id }) => id === product);
  const layers = layersOfAll(each);
  for (const [form, of] of /** @type {const} */ ([
    [/^data-curve/, (/** @type {any} */ { mark }) => String(mark.strokeDash)],
    [/^stripe-\d/, (/** @type {any} */ { data }) => data.values[0].shape],
  ])) {
    const looks = layers.filter(({ name }) => form.test(name)).map(of);
    assert.equal(new Set(looks).size, form.test('stripe-1') ? 3 : 4, looks.join(' '));
  }
});

test('bars of a reader’s own are pale with a dashed edge, and not hatched as a second bar of a product is', () => {
  const each = chartCase('bar', 'far-apart');
  each.data.options = { scale: 'linear' };
  each.data.rows = each.data.rows.filter(({ label }) => label === each.data.rows[0].label);
  each.data.products = each.data.products.map((product) => ({
    ...product,
    kind: /** @type {const} */ ('own'),
  }));
  const layers = layersOfAll(each);
  assert.deepEqual(
    layers.filter(({ name }) => /^hatch/.test(name)),
    [],
  );
});

test('a total with a bound among its parts is a bound', () => {
  const { data } = chartCase('stacked-bar', 'different-tests-one-missing');
  for (const row of data.rows)
    if (row.label === 'compile') Object.assign(row.summary, { kind: 'transcribed', bound: '>' });
  const total = stackedBar.columns?.(data).find(({ label }) => label === 'Total');
  const said = data.rows.map((row) => total?.of(row)).filter((cell) => cell);
  assert.ok(said.length > 0);
  for (const cell of said) assert.match(String(cell), />/);
  assert.match(JSON.stringify(stackedBar.sentence?.(data)), />\u2009[\d.]+\u2009s in total/);
});
