import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLock } from '../../scripts/content/readLock.js';
import { historyOf } from '../../scripts/flow/lock/lockHistory.js';
import { lockNumbers } from '../../scripts/flow/lock/lockNumbers.js';
import { shownNumbers } from '../../scripts/flow/lock/shownNumbers.js';

const line = () => 1;

/** @param {Record<string, any>} value @param {any} published @returns {any} */
const review = (value, published) => ({
  slug: 'a',
  file: 'content/reviews/a/index.md',
  value,
  published,
  line,
});

/** @param {Record<string, string>} numbers @param {Record<string, string>} [sources] */
const now = (numbers, sources = {}) => ({
  numbers: Object.entries(numbers).map(([key, text]) => ({
    key,
    what: key,
    text,
    file: 'content/reviews/a/index.md',
    line: 1,
  })),
  sources,
});

const update = { date: '2026-11-25', kind: 'data', why: 'Run again.' };
const raw = 'data/raw/a/b/c/run1.json';
const sha = (/** @type {string} */ digit) => digit.repeat(64);

test('a first publication locks every number and raw file, and nothing has changed', () => {
  const { lock, changes, problems } = lockNumbers(
    review({}, null),
    now({ a: '1', b: '2' }, { [raw]: sha('0') }),
  );
  assert.deepEqual(lock, { numbers: { a: '1', b: '2' }, sources: { [raw]: sha('0') }, updates: [] });
  assert.deepEqual([changes, problems], [[], []]);
});

test('a changed number is not locked until an update says why', () => {
  const published = { numbers: { a: '1' }, sources: {}, updates: [] };
  const { lock, problems } = lockNumbers(review({}, published), now({ a: '2' }));
  assert.equal(lock, null);
  assert.match(problems[0].message, /a published number has changed: a: it was 1, and is 2/);
});

test('a number that is gone or has another name is not locked until an update says why', () => {
  const published = { numbers: { a: '1' }, sources: {}, updates: [] };
  const { lock, problems } = lockNumbers(review({}, published), now({ b: '1' }));
  assert.equal(lock, null);
  assert.match(
    problems[0].message,
    /a published number is no longer shown: a: it was 1; the same stands there as b/,
  );
});

test('a raw file that changed is not locked until an update says why, though every number is as it was', () => {
  const published = { numbers: { a: '1' }, sources: { [raw]: sha('0') }, updates: [] };
  for (const sources of /** @type {Record<string, string>[]} */ ([{ [raw]: sha('1') }, {}])) {
    const { lock, problems } = lockNumbers(review({}, published), now({ a: '1' }, sources));
    assert.equal(lock, null);
    assert.match(
      problems[0].message,
      /a raw file behind published numbers (?:has changed|is gone): data\/raw/,
    );
  }
});

test('an update is recorded with what changed and what is gone, once', () => {
  const published = { numbers: { a: '1', gone: '9' }, sources: {}, updates: [] };
  const first = lockNumbers(review({ updates: [update] }, published), now({ a: '2', fresh: '3' }));
  const changes = [
    { what: 'a', from: '1', to: '2' },
    { what: 'gone', from: '9', to: null },
  ];
  const recorded = {
    numbers: { a: '2', fresh: '3' },
    sources: {},
    updates: [{ date: update.date, kind: 'data', changes }],
  };
  assert.deepEqual(first.lock, recorded);
  const again = lockNumbers(review({ updates: [update] }, recorded), now({ a: '2', fresh: '3' }));
  assert.deepEqual(again.lock, recorded);
});

test('two updates of one day and kind are recorded one after the other', () => {
  const second = { ...update, why: 'Another author.' };
  const known = [{ what: 'a', from: '1', to: '2' }];
  const published = {
    numbers: { a: '2' },
    sources: {},
    updates: [{ date: update.date, kind: 'data', changes: known }],
  };
  const { lock } = lockNumbers(review({ updates: [update, second] }, published), now({ a: '3' }));
  const changes = [{ what: 'a', from: '2', to: '3' }];
  assert.deepEqual(
    lock?.updates.map((each) => each.changes),
    [known, changes],
  );
  assert.deepEqual(historyOf(review({ updates: [update, second] }, lock)), [
    { ...second, changes },
    { ...update, changes: known },
  ]);
});

test('a lock with conflict markers keeps the updates of both sides, and either number is right', () => {
  const entry = (/** @type {string} */ what) =>
    `{"date": "2026-11-25", "kind": "data", "changes": [${what}]}`;
  const [one, other] = ['a', 'b'].map((what) => `{"what": "${what}", "from": "1", "to": "2"}`);
  const text = `{"numbers": {
<<<<<<< HEAD
"a": "1"
||||||| base
"a": "0"
=======
"a": "2"
>>>>>>> other
}, "sources": {}, "updates": [
<<<<<<< HEAD
${entry(one)}
=======
${entry(other)}
>>>>>>> other
]}`;
  const published = readLock(text);
  assert.equal(published.updates.length, 2);
  const updates = [update, { ...update, why: 'Another author.' }];
  for (const a of ['1', '2']) {
    const { lock } = lockNumbers(review({ updates }, published), now({ a }));
    assert.deepEqual(lock, { numbers: { a }, sources: {}, updates: published.updates });
  }
  assert.ok(lockNumbers(review({ updates }, published), now({ a: '3' })).problems.length > 0);
});

test('readers see the newest update first, each with its changes', () => {
  const later = { date: '2026-12-01', kind: 'text', why: 'A word.' };
  const moved = { what: 'moved to another test', from: '3', to: '3' };
  const published = {
    numbers: {},
    sources: {},
    updates: [{ date: update.date, kind: 'data', changes: [{ what: 'a', from: '1', to: '2' }, moved] }],
  };
  assert.deepEqual(historyOf(review({ updates: [update, later] }, published)), [
    { ...later, changes: [] },
    { ...update, changes: [{ what: 'a', from: '1', to: '2' }] },
  ]);
});

test('a lock with thousands as their maker grouped them is still that of the same number', () => {
  const key = 'specs: a, 4K random read';
  const published = { numbers: { [key]: '73,000\u2009IOPS' }, sources: {}, updates: [] };
  const problemsOf = (/** @type {string} */ text) =>
    lockNumbers(review({}, published), now({ [key]: text })).problems.length;
  assert.equal(problemsOf('73\u2009000\u2009IOPS'), 0);
  assert.equal(problemsOf('74\u2009000\u2009IOPS'), 1);
});

test('a number of a sentence names its product, also one that is called as its file is', () => {
  const shortcode = (/** @type {string} */ query) => ({
    name: 'value',
    positional: [query],
    file: 'a',
    line: 1,
  });
  const queries = ['nginx use cpu rate:32000', 'disk-a read iops'];
  const shown = shownNumbers(
    /** @type {any} */ ({
      review: { shortcodes: queries.map(shortcode) },
      answers: { value: Object.fromEntries(queries.map((query) => [query, { text: '1' }])) },
      charts: [],
      specs: [],
    }),
    /** @type {any} */ (
      new Map([
        ['nginx', { name: 'nginx' }],
        ['disk-a', { name: 'Disk A' }],
      ])
    ),
  );
  assert.deepEqual(
    shown.map(({ what }) => what),
    ['Disk A: read iops', 'nginx: use cpu rate:32000'],
  );
});
