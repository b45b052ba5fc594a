import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  colouredLeaders,
  distinctColours,
  coloursDrawn,
  inColoursDrawn,
  unsharedColours,
} from '../../scripts/results/selection/distinctColours.js';

const product = (/** @type {string} */ id, /** @type {number} */ slot, subject = false) => ({
  id,
  name: id,
  slot,
  subject,
  kind: /** @type {const} */ ('measured'),
});

test('products shown together share no colour, and keep theirs where it is free', () => {
  const given = [...distinctColours([product('a', 3), product('b', 3), product('c', 1)]).values()];
  assert.deepEqual(
    given.map(({ slot }) => slot),
    [3, 2, 1],
  );
});

test('of more products than colours, grey never falls on the subject or on those in the lead', () => {
  const products = Array.from({ length: 11 }, (_, at) => product(`p${at}`, (at % 8) + 1, at === 0));
  const rows = /** @type {any[]} */ (products.map(({ id }, at) => ({ product: id, summary: { mean: at } })));
  const shown = (/** @type {any} */ metric) => colouredLeaders({ products, rows, series: [], metric });
  const grey = (/** @type {any} */ metric) =>
    shown(metric)
      .filter(({ slot }) => slot === 0)
      .map(({ id }) => id);
  assert.deepEqual(grey('bandwidth'), ['p1', 'p2', 'p3']);
  assert.deepEqual(grey('latency'), ['p8', 'p9', 'p10']);
  const coloured = shown('bandwidth').filter(({ slot }) => slot > 0);
  assert.equal(new Set(coloured.map(({ slot }) => slot)).size, 8);
});

test('products of one chart share no colour where there are enough, and the subject keeps its own', () => {
  const products = [product('a', 3), product('b', 5), product('c', 3, true)];
  const shown = colouredLeaders({ products, rows: [], series: [], metric: 'bandwidth' });
  assert.deepEqual(
    shown.map(({ id, slot }) => `${id} ${slot}`),
    ['a 1', 'b 5', 'c 3'],
  );
});

test('of products that words name together, none has a colour that another one has too', () => {
  const listed = unsharedColours([product('a', 8), product('b', 3), product('c', 8), product('d', 1)]);
  assert.deepEqual(
    listed.map(({ id, slot }) => `${id} ${slot}`),
    ['a 0', 'b 3', 'c 0', 'd 1'],
  );
});

test('words of a review name products in the colours of its charts, siblings that share one too', () => {
  const charts = [
    { products: [product('a', 1), product('b', 2)] },
    { products: [product('c', 1), product('d', 0)] },
    { products: [product('d', 5)] },
  ];
  const site = [product('a', 8), product('b', 3), product('c', 8), product('d', 5), product('e', 2)];
  const named = inColoursDrawn(
    [...site, product('f', 7), product('g', 6), product('h', 6)],
    coloursDrawn(charts),
  );
  assert.deepEqual(
    named.map(({ id, slot }) => `${id}${slot}`),
    ['a1', 'b2', 'c1', 'd5', 'e0', 'f7', 'g0', 'h0'],
  );
});
