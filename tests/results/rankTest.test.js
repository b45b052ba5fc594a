import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unrankedSentences } from '../../scripts/model/validity.js';
import { rankTest } from '../../scripts/results/query/rankTest.js';
import { summarize } from '../../scripts/statistics/summarize.js';

/** A result as `summarizeTest` makes it of these values. @param {any} facts */
function summaryOf({ values, more = {}, ...facts }) {
  const runs = values.map((/** @type {number} */ value, /** @type {number} */ at) => ({
    run: at + 1,
    value,
    source: 'a',
    excluded: null,
  }));
  const place = {
    campaign: 'c1',
    methodology: 'm',
    testbed: 't',
    test: 'fill',
    variant: null,
    kind: 'measured',
  };
  const parameters = {
    operation: 'write',
    pattern: 'sequential',
    'block-size': 4096,
    'queue-depth': 1,
    jobs: 1,
    ...more,
  };
  const rest = {
    benchmark: null,
    metric: 'bandwidth',
    statistic: 'mean',
    unit: 'B/s',
    tools: [],
    runs,
  };
  return { ...place, parameters, ...rest, ...summarize(runs, 'bandwidth'), ...facts };
}

/** @param {any[]} summaries @param {any[]} [campaigns] */
function rank(summaries, campaigns) {
  const own = summaries.map(({ product, campaign, testbed }) => ({
    product,
    campaign,
    value: { methodology: 'm', testbed, date: campaign },
  }));
  const tests = {
    fill: {
      results: [{ metric: 'bandwidth', operation: 'write' }],
      variants: { nbd: 'reason' },
      unranked: { memory: 'no flush makes it safe' },
    },
  };
  const project = { methodologies: new Map([['m', { value: { tests } }]]), campaigns: campaigns ?? own };
  return rankTest({ methodology: 'm', test: 'fill' }, /** @type {any} */ ({ project, summaries }));
}

const ids = (/** @type {any[]} */ list) => list.map(({ product }) => product);

test('the best stands first, and what was not measured stands apart', () => {
  const [ranking] = rank([
    summaryOf({ product: 'slow', values: [10, 11] }),
    summaryOf({ product: 'fast', values: [20, 21] }),
    summaryOf({ product: 'model', values: [90], kind: 'emulated' }),
    summaryOf({ product: 'read-off', values: [80], kind: 'transcribed' }),
  ]);
  assert.deepEqual(ids(ranking.measured), ['fast', 'slow']);
  assert.deepEqual(ids(ranking.apart), ['model', 'read-off']);
});

test('a declared variant is ranked, an undeclared one is not', () => {
  const [ranking] = rank([
    summaryOf({ product: 'declared', values: [10], variant: 'nbd' }),
    summaryOf({ product: 'undeclared', values: [20], variant: 'other' }),
  ]);
  assert.deepEqual(ids(ranking.measured), ['declared']);
  assert.deepEqual(ids(ranking.apart), ['undeclared']);
});

test('a product is ranked once, by its newest campaign, and never against another testbed', () => {
  const rankings = rank([
    summaryOf({ product: 'a', campaign: '2020-01', values: [10] }),
    summaryOf({ product: 'a', campaign: '2021-01', values: [12] }),
    summaryOf({ product: 'b', testbed: 'other', values: [30] }),
  ]);
  assert.deepEqual(
    rankings.map(({ testbed, measured }) => [testbed, measured.map(({ mean }) => mean)]),
    [
      ['t', [12]],
      ['other', [30]],
    ],
  );
});

test('results of unlike work have rankings of their own, named by what sets them apart', () => {
  const rankings = rank([
    summaryOf({ product: 'a', more: { 'queue-depth': 32 }, values: [12] }),
    summaryOf({ product: 'a', more: { 'queue-depth': 1 }, values: [10] }),
  ]);
  assert.deepEqual(
    rankings.map(({ label }) => label),
    ['Bandwidth, queue depth 1', 'Bandwidth, queue depth 32'],
  );
});

test('what its methodology does not rank stands apart, however fast it is', () => {
  const [{ measured, apart }] = rank([
    summaryOf({ product: 'disk', values: [100, 101, 99] }),
    summaryOf({ product: 'memory', values: [900, 901, 899] }),
  ]);
  assert.deepEqual(
    [measured, apart].map((all) => all.map(({ product }) => product)),
    [['disk'], ['memory']],
  );
  assert.deepEqual(unrankedSentences({ memory: 'why' }, [{ product: 'memory', name: 'tmpfs' }]), [
    'Not ranked: tmpfs (why).',
  ]);
});
