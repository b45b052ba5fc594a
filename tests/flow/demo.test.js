import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { compose } from '../../scripts/flow/compose.js';
import { compareFiles } from '../../scripts/flow/records/compareFiles.js';
import { findRecord } from '../../scripts/flow/records/findFiles.js';
import { overviewColumns } from '../../scripts/flow/records/overviewColumns.js';
import { campaignResults } from '../../scripts/flow/records/productResults.js';
import { ribbons } from '../../scripts/flow/records/ribbons.js';
import { siteRankings } from '../../scripts/flow/records/siteFiles.js';
import { campaignDate } from '../../scripts/model/campaignDate.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { showResult } from '../../scripts/results/query/showResult.js';
import { addVocabulary } from '../../scripts/model/vocabulary/index.js';
import { selectSummaries } from '../../scripts/results/selection/selectSummaries.js';

/* What the pages of the demo say of all results together. To read all takes seconds: it is done once, here. */

describe('of the demo', () => {
  /** @type {import('../../scripts/flow/compose.js').Composition} */
  let site;
  /** @type {ReturnType<typeof siteRankings>} */
  let rankings;
  before(async () => {
    site = await compose({ root: programFolder });
    rankings = siteRankings(site.results);
  });
  // the words of the demo are no others' that share this process
  after(() => addVocabulary({}));

  test('the finder shows the range that a source leaves open beside a number', () => {
    const { values } =
      findRecord(site, rankings).results.find(({ test }) => test === 'wachman-v1/disk-fill') ?? {};
    assert.equal(values?.['kioxia-bg4-128'].text, '130\u2009MB/s (57 to 170)');
  });

  test('the finder says which prices a limit does not compare', () => {
    const { kinds } = findRecord(site, rankings);
    const drives = kinds.find(({ id }) => id === 'drive');
    assert.deepEqual([drives?.currency, drives?.apart], ['USD', ' Prices in EUR are not compared.']);
  });

  test('of a whole fill, every page ranks by what the review and the ribbons say', () => {
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
    const compared = [...compareFiles(site, rankings)].find(([path]) =>
      path.includes('compare/wd-sn520-128'),
    );
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

  test('the day on which a source was published is not said to be that of its tests', () => {
    const { kioxia, tested } = Object.fromEntries(
      Object.entries({ kioxia: 'kioxia-bg4-128', tested: 'tmpfs' }).map(([name, product]) => {
        const [, text] =
          [...compareFiles(site, rankings)].find(([path]) => path.includes(`compare/${product}`)) ?? [];
        return [name, JSON.parse(text ?? '').sets[0].facts[0].text];
      }),
    );
    assert.equal(kioxia, 'published 23 December 2020');
    assert.match(tested, /^\d/);
    const transcribed = new Set(
      site.results.summaries
        .filter(({ kind }) => kind === 'transcribed')
        .map(({ product, campaign }) => `${product} ${campaign}`),
    );
    assert.ok(transcribed.size > 10);
    const whole = site.project.campaigns.filter(
      ({ product, campaign, value }) => transcribed.has(`${product} ${campaign}`) && value.date.length > 4,
    );
    assert.deepEqual(
      whole.filter(({ value }) => !campaignDate(value).published).map(({ file }) => file),
      [],
    );
  });

  test('where two articles of a source give two rates of one stretch, its described curve leaves both open', () => {
    const rates = site.results.summaries.filter(({ test }) => test === 'disk-fill-after-cache');
    const apart = rates.flatMap(({ product, mean, bound }) => {
      const fill = site.results.tests.find((each) => each.product === product && each.test === 'disk-fill');
      const [curve] = fill?.runs.flatMap(({ series }) => series) ?? [];
      const reaches = (/** @type {number} */ high, /** @type {number} */ step) =>
        high >= mean && (bound === '>' || Number(curve.low?.[step]) <= mean);
      return !curve || curve.high?.some(reaches) ? [] : [product];
    });
    assert.ok(rates.length > 5);
    assert.deepEqual(apart, []);
  });

  test('the rate of a fill is the one that its analysis found', () => {
    const { findingSummaries } = site.results;
    const found = ribbons(site, new Map());
    assert.equal(found?.of, 'fill');
    const single = found.ribbons.flatMap(({ product, average, range }) =>
      findingSummaries
        .filter((each) => each.product === product.id && each.name === 'mean-rate' && each.n === 1)
        .map((each) => ({ id: product.id, average, range, each })),
    );
    assert.ok(single.length > 5);
    assert.ok(single.some(({ range }) => range));
    for (const { id, average, range, each } of single) {
      const { value, spread } = showResult(each, 'B/s');
      assert.equal(average, value, id);
      assert.equal(range && `${range}\u2009MB/s`, spread ?? '', id);
    }
  });

  test('no two columns to add have one name', () => {
    const labels = overviewColumns(site, rankings).map(({ label }) => label);
    assert.deepEqual(labels, [...new Set(labels)]);
  });

  test('questions narrow, lists are split, and each choice has a name of its own', () => {
    const { kinds, uses, products, results } = findRecord(site, rankings);
    const bounds = results.flatMap(({ values }) => Object.values(values).filter(({ bound }) => bound));
    assert.ok(bounds.length > 0);
    for (const { bound, text } of bounds) assert.ok(text.startsWith(`${bound}\u2009`), text);
    const factsOf = (/** @type {string} */ id) => kinds.find((kind) => kind.id === id)?.facts ?? [];
    const forms = factsOf('drive').find(({ label }) => label === 'Form factor');
    assert.ok(forms?.values.some(({ text }) => text === 'mSATA'));
    assert.ok(forms?.values.every(({ text }) => !text.includes(',')));
    // the only sort of SATA is no choice beside it; M.2 has several
    const interfaces = factsOf('drive').find(({ label }) => label === 'Interface');
    assert.deepEqual(
      interfaces?.values.map(({ text }) => text).filter((text) => text.includes('SATA')),
      ['SATA'],
    );
    assert.ok(forms?.values.some(({ text }) => text === 'M.2 2230'));
    assert.ok(products.some(({ facts }) => (facts['Form factor']?.parts?.length ?? 0) > 1));
    assert.ok(!factsOf('software').some(({ label }) => label === 'Version'));
    assert.equal(kinds.find(({ id }) => id === 'software')?.currency, null);
    const titles = uses.map(({ title }) => title);
    assert.deepEqual(titles, [...new Set(titles)]);
  });
});
