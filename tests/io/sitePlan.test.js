import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planKeptPages, removeUnpublished } from '../../scripts/io/sitePlan.js';

const planOf = (/** @type {string[]} */ paths) =>
  new Map(paths.map((path) => [path, { from: `fresh/${path}`, share: true }]));
const read = () => Buffer.from('{}');

test('what is of no published review goes, and the list of all charts stays with all of its pages', () => {
  const list = ['charts/index.html', 'charts/page/2/index.html', 'charts/page/3/index.html'];
  const shown = ['charts/shown/index.html', 'charts/shown/charts.svg'];
  const plan = planOf([...list, ...shown, 'charts/draft/charts.svg', 'data/reviews/draft.zip']);
  removeUnpublished(plan, read);
  assert.deepEqual([...plan.keys()], [...list, ...shown]);
});

test('a list that stands is taken over page by page, and nothing that lies below it', () => {
  const list = ['charts/index.html', 'charts/page/2/index.html'];
  const others = ['charts/gone/index.html', 'charts/page.svg', 'reviews/index.html'];
  const plan = planOf([]);
  const taken = planKeptPages(plan, {
    site: '',
    paths: [...list, ...others],
    hashOf: (path) => path,
    folders: [],
    lists: ['charts'],
  });
  assert.deepEqual(taken, list);
});
