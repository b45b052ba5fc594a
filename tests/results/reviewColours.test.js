import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewColours } from '../../scripts/results/selection/reviewColours.js';

/** Their colours on the whole site. @type {Record<string, number>} */
const site = { a: 8, b: 3, c: 8, d: 5, e: 5, f: 1, g: 2, h: 4, i: 6 };

/** @param {string} ids a letter a product @param {string} [subject] */
const chart = (ids, subject = '') => ({
  products: [...ids].map((id) => ({
    ...{ id, name: id, slot: site[id], subject: id === subject },
    kind: /** @type {const} */ ('measured'),
  })),
  ...{ rows: [], series: [], metric: /** @type {const} */ ('bandwidth') },
});

/** @param {ReturnType<typeof chart>[]} charts @param {Record<string, string>} [families] */
const colours = (charts, families = {}) =>
  reviewColours(charts, (id) => ({ slot: site[id], family: families[id] })).map(({ products }) =>
    products.map(({ id, slot }) => `${id}${slot}`).join(' '),
  );

test('a product has one colour in all charts of a review, and no other one has it', () => {
  // by itself, each of these charts would leave a and c as they are
  assert.deepEqual(colours([chart('ab'), chart('bc')]), ['a8 b3', 'b3 c1']);
  assert.deepEqual(colours([chart('bc'), chart('ac'), chart('cd')]), ['b3 c8', 'a1 c8', 'c8 d5']);
});

test('the subject keeps its own', () => {
  assert.deepEqual(colours([chart('ab'), chart('ac', 'c'), chart('c', 'c')]), ['a1 b3', 'a1 c8', 'c8']);
});

test('of more products than colours, siblings that never stand together share one', () => {
  const charts = [chart('abdf'), chart('abce'), chart('fghi')];
  const families = { a: 'one', b: 'one', d: 'two', e: 'two' };
  const [first, second, third] = colours(charts, families);
  assert.equal(first, 'a8 b3 d5 f1');
  assert.equal(second, 'a8 b3 c7 e5');
  assert.equal(third, 'f1 g2 h4 i6');
});

test('of nine products in one chart one is grey, and the others are as in the rest', () => {
  const [few, all] = colours([chart('de'), chart('abcdefghi')]);
  assert.equal(few, 'd5 e1');
  assert.equal(all.split(' ').filter((each) => each.endsWith('0')).length, 1);
  assert.match(all, /\bd5\b/);
});
