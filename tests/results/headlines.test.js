import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { compose } from '../../scripts/flow/compose.js';
import { compareFiles } from '../../scripts/flow/records/compareFiles.js';
import { findRecord } from '../../scripts/flow/records/findFiles.js';
import { campaignResults } from '../../scripts/flow/records/productResults.js';
import { ribbons } from '../../scripts/flow/records/ribbons.js';
import { siteRankings } from '../../scripts/flow/records/siteFiles.js';
import { addVocabulary } from '../../scripts/model/vocabulary/index.js';
import { selectSummaries } from '../../scripts/results/selection/selectSummaries.js';
import { headlines, nameHeadlines } from '../../scripts/results/query/headlines.js';

const promised = { results: [{ metric: 'bandwidth', operation: 'read' }] };

/** Results of a read that differ in their statistic. @param {string[]} statistics @returns {any[]} */
const results = (statistics) =>
  statistics.map((statistic) => ({
    n: 1,
    metric: 'bandwidth',
    parameters: { operation: 'read' },
    statistic,
  }));

/** @param {any[]} shown */
const names = (shown) => shown.map(nameHeadlines(shown));

test('a result is shown by its mean, and its extremes are not', () => {
  assert.deepEqual(names(headlines(results(['min', 'mean', 'max', 'p99']), promised)), ['Bandwidth']);
});

test('a range without a value in it is shown by its ends', () => {
  const shown = headlines(results(['min', 'max', 'p99']), promised);
  assert.deepEqual(names(shown), ['Bandwidth, at least', 'Bandwidth, at most']);
});

test('the most alone is a peak', () => {
  const shown = headlines(results(['max', 'p99']), promised);
  assert.deepEqual(names(shown), ['Peak bandwidth']);
});

test('where measures differ, each name says its own once', () => {
  const [read] = results(['mean']);
  const shown = [read, { ...read, metric: 'iops' }, { ...read, metric: 'duration' }];
  assert.deepEqual(names(shown), ['Bandwidth', 'IOPS', 'Duration']);
});

test('a finding that the methodology puts in the place of a printed number is shown, and the number is not', () => {
  const test = { results: [{ metric: 'bandwidth', operation: 'read', finding: 'mean-rate' }] };
  const shown = headlines(results(['mean', 'mean-rate']), test);
  assert.deepEqual(
    shown.map(({ statistic }) => statistic),
    ['mean-rate'],
  );
  assert.deepEqual(headlines(results(['mean']), test), []);
});

test('of a whole fill, every page ranks by what the review and the ribbons say', async (t) => {
  // the words of the demo are no others' that share this process
  t.after(() => addVocabulary({}));
  const site = await compose({ root: join(import.meta.dirname, '../..') });
  const rankings = siteRankings(site.results);
  const [first] = rankings.get('wachman-v1/disk-fill') ?? [];
  const ranked = first.apart.map(({ product, mean }) => [product, mean]);
  assert.ok(ranked.length > 8);
  const found = selectSummaries(site.results, {
    products: ranked.map(([product]) => String(product)),
    tests: ['disk-fill'],
    ...{ methodology: 'wachman-v1', metric: 'bandwidth', finding: 'mean-rate' },
  }).summaries.sort((a, b) => b.mean - a.mean);
  assert.deepEqual(
    ranked,
    found.map(({ product, mean }) => [product, mean]),
  );
  const order = ribbons(site, rankings)?.ribbons.map(({ product }) => product.id) ?? [];
  assert.deepEqual(
    order,
    ranked.map(([product]) => product).filter((product) => order.includes(String(product))),
  );
  const finder = findRecord(site, rankings).results.find(({ test }) => test === 'wachman-v1/disk-fill');
  assert.deepEqual(
    Object.entries(finder?.values ?? {}).map(([product, { mean }]) => [product, mean]),
    ranked,
  );
  const compared = [...compareFiles(site, rankings)].find(([path]) => path.includes('compare/wd-sn520-128'));
  const [set] = JSON.parse(compared?.[1] ?? '').sets;
  assert.deepEqual(
    set.results.filter((/** @type {any} */ each) => each.test.id === 'disk-fill')[0].label,
    'Rate over the whole fill',
  );
  const [campaign] = site.project.campaigns.filter(({ product }) => product === 'wd-sn520-128');
  const [own] = campaignResults(campaign, site.results, { rankings, products: site.products });
  assert.equal(own.rows[0].value, '220\u2009MB/s');
  assert.equal(own.rows[0].strip?.others.length, ranked.length - 1, 'it stands among the others');
  assert.equal(own.rows[0].computed, true);
  const [{ label, value, strip }, ...rest] = own.rows.slice(1);
  assert.deepEqual(
    [label, value, strip, rest.length],
    ['Bandwidth, as reported', '233\u2009MB/s', null, 0],
    'the printed number stands beside it, unranked',
  );
  assert.equal(own.definitions.length, 1);
  assert.ok(own.findings.every(({ name }) => name !== 'mean-rate'));
});
