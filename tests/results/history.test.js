import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coursesOf } from '../../scripts/charts/kinds/history/historyLines.js';
import { historyInput } from '../../scripts/results/chartInputs/history.js';
import { selectCampaigns } from '../../scripts/results/selection/gatherResults.js';
import { chartCase } from '../charts/fixtures.js';

/** @param {string} product @param {string} campaign @param {object} value */
const filed = (product, campaign, value) => ({
  product,
  campaign,
  value: { methodology: 'v1', testbed: 'desk', date: '2026-01-01', ...value },
});
/** @param {{ product: string, campaign: string, value: object }[]} campaigns @param {[string, object][]} [products] */
const siteOf = (campaigns, products = []) =>
  /** @type {any} */ ({
    project: { campaigns, products: new Map(products.map(([id, value]) => [id, { value }])) },
    summaries: campaigns.map(({ product, campaign }) => ({
      product,
      campaign,
      test: 'write',
      metric: 'bandwidth',
      statistic: 'mean',
      parameters: {},
    })),
  });
/** @param {any} results @param {object} [block] */
function answered(results, block = {}) {
  const products = [...new Set(results.summaries.map((/** @type {any} */ { product }) => product))];
  const rows = results.summaries.map((/** @type {any} */ summary) => ({
    product: summary.product,
    label: '',
    summary,
  }));
  return historyInput(/** @type {any} */ ({ rows, block, wanted: { products }, results }));
}

test('every campaign by the methodology on the testbed counts, but those that others supersede', () => {
  const results = siteOf([
    filed('a', 'one', {}),
    filed('a', 'two', { supersedes: 'one' }),
    filed('a', 'three', {}),
    filed('a', 'elsewhere', { testbed: 'lap' }),
    filed('a', 'other', { methodology: 'v2' }),
  ]);
  const wanted = {
    products: ['a'],
    tests: ['write'],
    metric: 'bandwidth',
    methodology: 'v1',
    testbed: 'desk',
  };
  const { summaries } = selectCampaigns(results, wanted);
  assert.deepEqual(
    summaries.map(({ campaign }) => campaign),
    ['two', 'three'],
  );
});

test('firmware stands in the order in which it was tested, versions in that of their numbers, dates where they are', () => {
  const results = siteOf([
    filed('a', 'new', { date: '2026-03-01', firmware: '1B', version: '10.0' }),
    filed('a', 'old', { date: '2026-01-01', firmware: '2A', version: '9.1' }),
  ]);
  const steps = (/** @type {object} */ block) =>
    answered(results, block).rows.map(({ step }) => [step?.name, step?.at]);
  assert.deepEqual(steps({ x: 'firmware' }), [
    ['1B', 1],
    ['2A', 0],
  ]);
  assert.deepEqual(steps({ x: 'version' }), [
    ['10.0', 1],
    ['9.1', 0],
  ]);
  const [[, march], [, january]] = steps({});
  assert.equal(Number(march) - Number(january), 59);
});

test('products of one family share a line of versions; what else changed is told, and two at one step are refused', () => {
  const versions = siteOf(
    [filed('orc-14', 'x', {}), filed('orc-15', 'x', {})],
    [
      ['orc-14', { family: 'orc', version: '14' }],
      ['orc-15', { family: 'orc', version: '15' }],
    ],
  );
  const { products, problems } = answered(versions, { x: 'version' });
  assert.deepEqual([products?.get('orc-14')?.family, problems], ['orc', []]);
  const firmware = siteOf(
    [
      filed('a', 'one', { firmware: '1', sample: 'A' }),
      filed('a', 'two', { firmware: '2', sample: 'B' }),
      filed('a', 'again', { firmware: '2', sample: 'B' }),
    ],
    [['a', { name: 'Drive A' }]],
  );
  const found = answered(firmware, { x: 'firmware' });
  assert.deepEqual(found.cautions, [
    {
      head: 'The sample of Drive A differs too.',
      text: 'The sample differs between the campaigns of Drive A too: A, B.',
    },
  ]);
  assert.match(String(found.problems?.[0].message), /several campaigns at firmware 2: a\/two, a\/again/);
});

test('steps of a line are judged against the one before, all pairs of them together; one run each is not', () => {
  const verdicts = (/** @type {string} */ name) => {
    const { data } = chartCase('history', name);
    return coursesOf(data).map(({ steps }) => steps.map(({ judged }) => judged?.verdict ?? null));
  };
  assert.deepEqual(verdicts('versions'), [
    [null, 'clear', 'unclear', 'clear'],
    [null, 'clear'],
  ]);
  assert.deepEqual(verdicts('firmware-read-and-write'), [[null, 'single'], [null, 'single'], [null]]);
});
