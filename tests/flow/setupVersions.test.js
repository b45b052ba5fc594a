import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween, setupVersions } from '../../scripts/flow/records/setupVersions.js';

const setup = (/** @type {string} */ id, /** @type {any} */ value, jobs = {}) =>
  /** @type {any} */ ({ id, value: { title: id, ...value }, jobs, file: '', line: () => 1 });

const fill = { title: 'Fill', tool: 'fio', job: 'fill.fio', runs: 3 };
const one = setup(
  'one',
  { preparation: ['erase'], tests: { fill, copy: { title: 'Copy', tool: 'cp' } } },
  { 'fill.fio': '[fill]\nbs=1M\n' },
);
const two = setup(
  'two',
  {
    preparation: ['erase'],
    follows: 'one',
    about: 'new words',
    why: 'five runs give an interval',
    tests: { fill: { ...fill, runs: 5 } },
  },
  { 'fill.fio': '# the same work\n[fill]\nbs=1M\n' },
);

test('what decides a number is told when it changes, words and remarks are not', () => {
  assert.deepEqual(changesBetween(one, two), [
    { what: 'Fill: runs', from: '3', to: '5' },
    { what: 'Copy', from: 'tested', to: null },
  ]);
  assert.deepEqual(changesBetween(two, one).at(-1), { what: 'Copy', from: null, to: 'tested' });
});

test('a job file is told as code', () => {
  const next = setup('next', { preparation: ['erase'], tests: { fill } }, { 'fill.fio': '[fill]\nbs=4k\n' });
  const [job] = changesBetween(one, next);
  assert.deepEqual(job, { what: 'Fill: job file', from: '[fill]\nbs=1M', to: '[fill]\nbs=4k', code: true });
});

test('parts and limits of a testbed that changed are told', () => {
  const [old, next] = ['8 GB', '16 GB'].map((memory) =>
    setup(memory, {
      parts: { Memory: memory },
      limits: { bandwidth: memory === '8 GB' ? '1 GB/s' : '2 GB/s' },
    }),
  );
  assert.deepEqual(changesBetween(old, next), [
    { what: 'Memory', from: '8 GB', to: '16 GB' },
    { what: 'Limit: Bandwidth', from: '1 GB/s', to: '2 GB/s' },
  ]);
});

/** @param {any[]} setups */
const projectOf = (setups, campaigns = [{ value: { methodology: 'two' } }]) =>
  /** @type {any} */ ({ methodologies: new Map(setups.map((each) => [each.id, each])), campaigns });

test('a version knows its number, the one before, those after, and what was run by each', () => {
  const project = projectOf([one, two]);
  const newer = setupVersions(two, 'methodologies', project);
  const older = setupVersions(one, 'methodologies', project);
  assert.equal(newer.version, 2);
  assert.equal(newer.follows?.href, 'methodologies/one/');
  assert.equal(newer.why, 'five runs give an interval');
  assert.deepEqual(
    older.followedBy.map((each) => each?.id),
    ['two'],
  );
  assert.deepEqual([older.version, older.changes], [1, []]);
  assert.deepEqual(
    older.versions.map(({ id, version, campaigns }) => ({ id, version, campaigns })),
    [
      { id: 'one', version: 1, campaigns: 0 },
      { id: 'two', version: 2, campaigns: 1 },
    ],
  );
});

test('what has no second version lists none', () => {
  assert.deepEqual(setupVersions(one, 'methodologies', projectOf([one])).versions, []);
});

test('versions in a circle come to an end', () => {
  const circle = [setup('a', { follows: 'b' }), setup('b', { follows: 'a' })];
  assert.equal(setupVersions(circle[0], 'methodologies', projectOf(circle)).version, 2);
});
