import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { leftOutWords } from '../../assets/js/find/leftOutWords.js';
import { askedAddress, readAsked } from '../../assets/js/find/findAddress.js';
import { compose } from '../../scripts/flow/compose.js';
import { findRecord } from '../../scripts/flow/records/findFiles.js';
import { siteRankings } from '../../scripts/flow/records/siteFiles.js';
import { addVocabulary } from '../../scripts/model/vocabulary/index.js';
import { findProducts } from '../../scripts/results/find/findProducts.js';
import { judgeIndex } from '../../scripts/statistics/indexInterval.js';
import { judge } from '../../scripts/statistics/judge.js';
import { runsOf } from '../statistics/runsOf.js';

/* The finder: what fits, in which order, and why the others do not. */

const value = (/** @type {number[]} */ runs) => ({
  mean: runs.reduce((sum, each) => sum + each, 0) / runs.length,
  runs: runsOf(runs),
  text: String(runs[0]),
});
const product = (
  /** @type {string} */ id,
  /** @type {number | null} */ amount,
  /** @type {string} */ form,
  currency = 'USD',
) => ({
  ...{ id, name: id, slot: 0, kind: 'drive', href: `products/${id}/` },
  facts: { 'Form factor': { text: form, value: null } },
  price: amount === null ? null : { amount, currency, said: [`${currency} ${amount}`] },
});
/** @type {import('../../scripts/results/find/findRecord.js').FindRecord} */
const record = {
  kinds: [
    {
      ...{ id: 'drive', title: 'drive', plural: 'drives', currency: 'USD' },
      facts: [
        {
          label: 'Form factor',
          numeric: false,
          values: ['2230', '2280'].map((text) => ({ text, value: null })),
        },
      ],
    },
  ],
  products: [
    product('quick', 20, '2230'),
    product('same', 22, '2230'),
    product('slow', 10, '2230'),
    product('dear', 40, '2230'),
    product('long', 10, '2280'),
    product('untested', 10, '2230'),
    product('free', null, '2230'),
    product('abroad', 10, '2230', 'EUR'),
  ],
  results: [
    {
      ...{ test: 'm/write', title: 'Write', methodology: 'M', field: 'm bench 0', where: 'M, bench' },
      ...{ transcribed: false, lower: false },
      values: {
        quick: value([100, 101, 99]),
        same: value([99, 101, 98]),
        slow: value([50, 51, 49]),
        dear: value([200, 201, 199]),
        long: value([300, 301, 299]),
      },
    },
    {
      ...{ test: 'm/wait', title: 'Wait', methodology: 'M', field: 'm bench 0', where: 'M, bench' },
      ...{ transcribed: false, lower: true },
      values: { quick: value([4, 4.1, 3.9]), same: value([4, 4.05, 3.95]), slow: value([1, 1.01, 0.99]) },
    },
  ],
  uses: [
    { id: 'work', title: 'work', single: false, weights: { 'm/write': 1, 'm/wait': 3 }, kinds: ['drive'] },
  ],
};
const asked = { kind: 'drive', facts: { 'Form factor': '2230' }, under: 25, weights: { 'm/write': 1 } };

test('products without a clear difference share their places, and each other says why it is out', () => {
  const { fields, others } = findProducts(record, asked);
  assert.deepEqual(
    fields.map(({ answers }) => answers.map(({ product: { id }, first, last }) => [id, first, last])),
    [
      [
        ['quick', 1, 2],
        ['same', 1, 2],
        ['slow', 3, 3],
      ],
    ],
  );
  assert.deepEqual(
    Object.fromEntries(others.map(({ reason, products }) => [reason, products.map(({ id }) => id)])),
    {
      'Price too high': ['dear'],
      'Form factor: 2280': ['long'],
      'Not ranked for this': ['untested'],
      'Price not stated': ['free'],
      'Price in EUR, not compared with USD': ['abroad'],
    },
  );
});

test('whom a budget leaves out though nobody knows that they cost more is said above the answers', () => {
  assert.equal(
    leftOutWords(findProducts(record, asked).others),
    ' Left out: price too high (1); price not stated (1); price in EUR, not compared with USD (1).',
  );
  assert.equal(leftOutWords(findProducts(record, { ...asked, under: null }).others), '');
  const named = (/** @type {object} */ of) =>
    JSON.parse(JSON.stringify(of).replaceAll('Form factor', 'Price class'));
  const { others } = findProducts(named(record), named(asked));
  assert.ok(others.some(({ reason }) => reason === 'Price class: 2280'));
  assert.doesNotMatch(leftOutWords(others), /2280/, 'a fact is no limit of the price, whatever its name');
});

test('what has no known price is left out where a limit is set, and only there', () => {
  const [result, other] = record.results;
  const values = { ...result.values, free: value([400, 401, 399]) };
  const own = { ...record, results: [{ ...result, values }, other] };
  const { fields, others } = findProducts(own, { ...asked, under: null });
  assert.equal(fields[0].answers[0].product.id, 'free');
  assert.ok(others.every(({ reason }) => !/price/i.test(reason)));
  const dear = findProducts(own, asked).others.find(({ reason }) => reason === 'Price not stated');
  assert.deepEqual(
    dear?.products.map(({ id }) => id),
    ['free'],
  );
});

test('of a list, each part is asked for by itself', () => {
  const text = '2230, 2260';
  const both = {
    ...product('both', 20, text),
    facts: { 'Form factor': { text, value: null, parts: ['2230', '2260'] } },
  };
  const own = { ...record, products: [both, product('one', 10, '2260')] };
  const found = (/** @type {string} */ form) =>
    findProducts(own, { ...asked, facts: { 'Form factor': form }, weights: {} });
  assert.deepEqual(
    found('2230').fitting.map(({ id }) => id),
    ['both'],
  );
  assert.equal(found('2230').others[0].reason, 'Form factor: 2260');
});

test('nobody asks for a price where nothing of the kind has one', () => {
  const kinds = record.kinds.map((kind) => ({ ...kind, currency: null }));
  assert.equal(readAsked('?under=25', { ...record, kinds }).under, null);
});

test('weights decide, and of a latency less is better', () => {
  const { fields } = findProducts(record, { ...asked, weights: { 'm/write': 1, 'm/wait': 3 } });
  assert.equal(fields[0].answers[0].product.id, 'slow');
  assert.equal(fields[0].answers[0].last, 1);
  const none = findProducts(record, { ...asked, weights: { 'm/write': 0 } });
  assert.deepEqual(none.fields, []);
});

test('single values make an order and no places', () => {
  const [result] = record.results;
  const values = { quick: value([100]), same: value([90]), slow: value([10]) };
  const { fields } = findProducts({ ...record, results: [{ ...result, values }] }, asked);
  assert.equal(fields[0].single, true);
  assert.deepEqual(
    fields[0].answers.map(({ product: { id }, first, last }) => [id, first, last]),
    [
      ['quick', 1, 3],
      ['same', 1, 3],
      ['slow', 1, 3],
    ],
  );
});

test('a bound is sorted by what is known of it, and no share of it is claimed that is not', () => {
  const limit = (/** @type {number} */ mean, /** @type {any} */ bound) => ({ ...value([mean]), bound });
  const found = (/** @type {any} */ values, lower = false) => {
    const [result] = record.results;
    const { fields } = findProducts({ ...record, results: [{ ...result, lower, values }] }, asked);
    const [{ answers }] = fields;
    return answers.map(({ product: { id }, share }) => [id, share.limit]);
  };
  // the product that is known to be the better of two with one number is first
  assert.deepEqual(found({ quick: value([750]), same: limit(750, '>'), slow: value([600]) }), [
    ['same', undefined],
    ['quick', 'most'],
    ['slow', 'most'],
  ]);
  assert.deepEqual(found({ quick: value([5]), same: limit(5, '<'), slow: limit(5, '>') }, true), [
    ['same', undefined],
    ['quick', 'most'],
    ['slow', 'most'],
  ]);
  assert.deepEqual(found({ quick: value([950]), same: limit(750, '>'), slow: limit(600, '<') }), [
    ['quick', undefined],
    ['same', 'least'],
    ['slow', 'most'],
  ]);
  assert.deepEqual(found({ quick: limit(950, '>'), same: limit(750, '>') }), [
    ['quick', undefined],
    ['same', 'none'],
  ]);
});

test('a bound shares its place with all that it may be better or worse than', () => {
  const [result] = record.results;
  const values = {
    quick: value([100, 101, 99]),
    same: { ...value([90]), bound: /** @type {const} */ ('>') },
  };
  const { fields } = findProducts({ ...record, results: [{ ...result, values }] }, asked);
  assert.deepEqual(
    fields[0].answers.map(({ first, last }) => [first, last]),
    [
      [1, 2],
      [1, 2],
    ],
  );
});

test('of one result, an index is judged as the site judges', () => {
  const [base, of] = [value([10, 11, 12]), value([13, 14, 15.5])];
  const one = judge(base, of, { family: 4 });
  const index = judgeIndex([{ of, base, weight: 2, lower: false }], { family: 4 });
  assert.equal(index.verdict, one.verdict);
  assert.ok(Math.abs(Number(index.interval?.low) - 1 - Number(one.interval?.low)) < 1e-12);
  const lower = judgeIndex([{ of, base, weight: 2, lower: true }], { family: 4 });
  assert.equal(lower.verdict, one.verdict);
  assert.ok(lower.value < 1);
});

test('without a use the cheapest is first, and prices of two currencies are not put in order', () => {
  const products = [product('none', null, '2230'), product('dear', 40, '2230'), product('cheap', 20, '2230')];
  const all = { kind: 'drive', facts: {}, under: null, weights: {} };
  const idsOf = (/** @type {any[]} */ some) =>
    findProducts({ ...record, products: some }, all).fitting.map(({ id }) => id);
  assert.deepEqual(idsOf(products), ['cheap', 'dear', 'none']);
  assert.deepEqual(idsOf([...products, product('euro', 5, '2230', 'EUR')]), [
    'none',
    'dear',
    'cheap',
    'euro',
  ]);
  const { others } = findProducts({ ...record, products }, { ...all, under: 25 });
  assert.deepEqual(
    others.map(({ reason, products: out }) => [reason, out.map(({ id }) => id)]),
    [
      ['Price not stated', ['none']],
      ['Price too high', ['dear']],
    ],
  );
  const free = products.map((each) => ({ ...each, price: null }));
  assert.equal(
    findProducts({ ...record, products: free }, all).fitting.length,
    products.length,
    'of programs none has a price',
  );
});

test('a fact is met by its sorts too: asked for M.2, M.2 2230 fits, and M.20 does not', () => {
  const forms = ['M.2', 'M.2 2230', 'M.20'];
  const own = { ...record, products: forms.map((form) => product(form, 10, form)) };
  own.kinds = [
    {
      ...record.kinds[0],
      facts: [{ label: 'Form factor', numeric: false, values: forms.map((text) => ({ text, value: null })) }],
    },
  ];
  const wanted = { kind: 'drive', facts: { 'Form factor': 'M.2' }, under: null, weights: {} };
  assert.deepEqual(
    findProducts(own, wanted).fitting.map(({ id }) => id),
    ['M.2', 'M.2 2230'],
  );
});

test('the address keeps what is asked, and nothing that the page does not know', () => {
  const said = readAsked('?is.Form+factor=2230&for=work&under=25&weigh=2.3&is.Nothing=x', record);
  assert.deepEqual(said, {
    ...{ kind: 'drive', facts: { 'Form factor': '2230' }, use: 'work', under: 25 },
    weights: { 'm/write': 2, 'm/wait': 3 },
  });
  assert.deepEqual(readAsked(askedAddress(said, record), record), said);
  assert.equal(askedAddress(readAsked('?under=-3&for=nothing&weigh=99', record), record), '');
});

for (const field of ['processor', 'compilers', 'graphics']) {
  test(`${field}: kinds, facts and uses in its own words`, async (t) => {
    t.after(() => addVocabulary({}));
    const composed = await compose({ root: join(import.meta.dirname, '../reviewTexts', field) });
    const own = findRecord(composed, siteRankings(composed.results));
    const [use] = own.uses;
    const { fields } = findProducts(own, {
      kind: own.kinds[0].id,
      facts: {},
      under: null,
      weights: use.weights,
    });
    assert.ok(fields[0].answers.length > 1);
    if (field === 'processor') assert.equal(use.title, 'long work');
  });
}
