import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyOf, lockNumbers } from '../../scripts/flow/lockNumbers.js';

const line = () => 1;

/** @param {Record<string, any>} value @param {any} published @returns {any} */
const review = (value, published) => ({
  slug: 'a',
  file: 'content/reviews/a/index.md',
  value,
  published,
  line,
});

/** @param {Record<string, string>} numbers */
const shown = (numbers) =>
  Object.entries(numbers).map(([key, text]) => ({
    key,
    what: key,
    text,
    file: 'content/reviews/a/index.md',
    line: 1,
  }));

const update = { date: '2026-11-25', kind: 'data', why: 'Run again.' };

test('a first publication locks every number, and nothing has changed', () => {
  const { lock, changes, problems } = lockNumbers(review({}, null), shown({ a: '1', b: '2' }));
  assert.deepEqual(lock, { numbers: { a: '1', b: '2' }, updates: [] });
  assert.deepEqual([changes, problems], [[], []]);
});

test('a changed number is not locked until an update says why', () => {
  const published = { numbers: { a: '1' }, updates: [] };
  const { lock, problems } = lockNumbers(review({}, published), shown({ a: '2' }));
  assert.equal(lock, null);
  assert.match(problems[0].message, /a published number has changed: a: it was 1, and is 2/);
});

test('an update is recorded with what changed, once', () => {
  const published = { numbers: { a: '1', gone: '9' }, updates: [] };
  const first = lockNumbers(review({ updates: [update] }, published), shown({ a: '2', fresh: '3' }));
  const changes = [{ what: 'a', from: '1', to: '2' }];
  const recorded = {
    numbers: { a: '2', fresh: '3' },
    updates: [{ date: update.date, kind: 'data', changes }],
  };
  assert.deepEqual(first.lock, recorded);
  const again = lockNumbers(review({ updates: [update] }, recorded), shown({ a: '2', fresh: '3' }));
  assert.deepEqual(again.lock, recorded);
});

test('readers see the newest update first, each with its changes', () => {
  const later = { date: '2026-12-01', kind: 'text', why: 'A word.' };
  const published = {
    numbers: {},
    updates: [{ date: update.date, kind: 'data', changes: [{ what: 'a', from: '1', to: '2' }] }],
  };
  assert.deepEqual(historyOf(review({ updates: [update, later] }, published)), [
    { ...later, changes: [] },
    { ...update, changes: [{ what: 'a', from: '1', to: '2' }] },
  ]);
});
