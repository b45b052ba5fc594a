import assert from 'node:assert/strict';
import { test } from 'node:test';
import { selectSummaries } from '../../scripts/results/selection/selectSummaries.js';
import { subtitleOf } from '../../scripts/results/selection/subtitleOf.js';
import { summarize } from '../../scripts/statistics/summarize.js';

const campaigns = [
  { product: 'drive', campaign: 'old', value: { methodology: 'm', testbed: 't', date: '2025-01-01' } },
  { product: 'drive', campaign: 'new', value: { methodology: 'm', testbed: 't', date: '2026-01-01' } },
];
/** @param {string} campaign @param {string} name @param {number} value */
const found = (campaign, name, value) => {
  const runs = [{ run: 1, value, source: 'fill.csv', excluded: null }];
  const what = {
    name,
    metric: 'bandwidth',
    parameters: {},
    missing: 0,
    kind: 'transcribed',
    described: true,
  };
  return { product: 'drive', campaign, test: 'fill', ...what, runs, ...summarize(runs, 'bandwidth') };
};
const results = /** @type {any} */ ({
  project: { campaigns },
  summaries: [],
  tests: campaigns.map(({ campaign, value }) => ({
    product: 'drive',
    campaign,
    test: 'fill',
    facts: value,
    emulated: false,
    runs: [{ tool: 'table', toolVersion: null, series: [{}] }],
  })),
  findingSummaries: [
    found('old', 'mean-rate', 1e8),
    found('new', 'mean-rate', 2e8),
    found('new', 'cached-rate', 5e8),
  ],
});
const wanted = /** @type {any} */ ({
  products: ['drive'],
  tests: ['fill'],
  methodology: 'm',
  testbed: 't',
  metric: 'bandwidth',
});

test('a chart can draw what was found in readings, of the newest campaign, and says what it is of', () => {
  const { summaries, problems } = selectSummaries(results, { ...wanted, finding: 'mean-rate' });
  assert.deepEqual(problems, []);
  assert.deepEqual(
    summaries.map(({ campaign, methodology, mean, unit, statistic, kind, described }) => ({
      campaign,
      methodology,
      mean,
      unit,
      statistic,
      kind,
      described,
    })),
    [
      {
        campaign: 'new',
        methodology: 'm',
        mean: 2e8,
        unit: 'B/s',
        statistic: 'mean-rate',
        kind: 'transcribed',
        described: true,
      },
    ],
  );
  const rows = summaries.map((summary) => ({ product: 'drive', label: '', summary }));
  const measure = { metric: summaries[0].metric, named: 'bytes written over elapsed time' };
  assert.equal(subtitleOf(rows, [], measure), 'Bytes written over elapsed time');
});

test('a finding that is not there is named, with those that are', () => {
  const { problems } = selectSummaries(results, { ...wanted, finding: 'mean-rte' });
  assert.equal(problems[0].message, 'no finding mean-rte in bandwidth of fill of drive');
  assert.match(String(problems[0].hint), /mean-rate/);
});
