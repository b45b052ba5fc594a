import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { checkDistinct } from '../../scripts/results/selection/checkDistinct.js';

/** @param {Record<string, any>} summary @returns {any} */
const row = (summary) => ({
  product: 'disk-a',
  label: '',
  summary: {
    test: 'startup',
    metric: 'duration',
    statistic: 'mean',
    benchmark: null,
    parameters: {},
    ...summary,
  },
});

test('what differs and what to write is said of results that nothing tells apart', () => {
  const rows = ['sleep 1', 'sleep 2'].map((command) => row({ parameters: { command } }));
  const [problem] = checkDistinct(rows, chartKind('bar'), {});
  assert.equal(
    problem.message,
    '2 results of disk-a have one place in the chart: they differ in command (sleep 1, sleep 2)',
  );
  assert.equal(problem.hint, 'name the one that is meant: where = { command = "sleep 1" }');
});

test('results of several campaigns, and one that one knows twice, are told as what they are', () => {
  const campaigns = ['2025-01', '2026-01'].map((campaign) => row({ campaign }));
  assert.match(checkDistinct(campaigns, chartKind('bar'), {})[0].hint ?? '', /campaign = "2025-01"/);
  assert.match(checkDistinct([row({}), row({})], chartKind('bar'), {})[0].message, /the same result twice/);
});

test('results along an axis, or with labels of their own, are told apart', () => {
  const rows = [1, 8].map((threads) => row({ parameters: { threads } }));
  assert.deepEqual(checkDistinct(rows, chartKind('sweep'), {}), []);
  assert.equal(checkDistinct(rows, chartKind('bar'), {}).length, 1);
  assert.deepEqual(
    checkDistinct(
      rows.map((each, at) => ({ ...each, label: `t${at}` })),
      chartKind('bar'),
      {},
    ),
    [],
  );
});
