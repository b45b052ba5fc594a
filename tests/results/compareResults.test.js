import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedDifferences, sharedScores } from '../../scripts/results/compare/sharedDifferences.js';
import { leadingDifferences } from '../../scripts/results/compare/leadingDifferences.js';
import { whyNotComparable } from '../../scripts/results/compare/whyNotComparable.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { runsOf } from '../statistics/runsOf.js';
import { compareAll, linked } from './compareAll.js';

/** @typedef {import('../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord */

/**
 * @param {string} test
 * @param {number[]} values
 * @param {Record<string, any>} [facts]
 */
function result(
  test,
  values,
  { metric = 'bandwidth', label = 'Bandwidth', declared = null, parameters = {} } = {},
) {
  const runs = runsOf(values);
  const over = summarize(runs, /** @type {any} */ (metric));
  return {
    test: linked(test),
    label,
    declared,
    summary: { metric, parameters, runs, tools: ['fio 3.33'], ...over },
  };
}

/**
 * @param {string} id
 * @param {any[]} results
 * @param {Record<string, any>} [facts]
 * @returns {CompareRecord}
 */
function record(id, results, { methodology = 'm', testbed = 't', kind = 'measured', variant = null } = {}) {
  const set = {
    campaign: '2026',
    kind,
    variant,
    facts: [],
    abouts: { fill: 'The whole drive, once.' },
    results,
  };
  return /** @type {any} */ ({
    product: { id, name: id, slot: 1, subject: false, kind },
    href: `products/${id}/`,
    facts: [],
    sets: [{ ...set, methodology: linked(methodology), testbed: linked(testbed) }],
  });
}

test('what two products share is drawn together, each change against the first with its interval', () => {
  const { groups, apart } = compareAll(
    record('one', [result('fill', [100, 101, 99]), result('read', [5, 5, 5])]),
    record('two', [result('fill', [200, 202, 198])]),
  );
  assert.equal(groups.length, 1);
  const [{ data, changes }] = groups[0].charts;
  assert.deepEqual(
    data.rows.map(({ product }) => product),
    ['one', 'two'],
  );
  assert.equal(data.kind, 'bar');
  assert.equal(data.errorBars, 'range');
  assert.equal(changes[0].verdict, 'better');
  assert.match(changes[0].words, /^2\.00 times as fast \(1\.9\d to 2\.0\d\)$/);
  assert.deepEqual(
    apart.map(({ record: { product }, results }) => [product.id, results[0].test.id]),
    [['one', 'read']],
  );
});

test('what the shared tests do is said once each, where the methodology says it', () => {
  const results = [
    result('fill', [1, 2]),
    result('fill', [1, 2], { metric: 'latency' }),
    result('read', [5]),
  ];
  const [{ tests }] = compareAll(record('one', results), record('two', results)).groups;
  assert.deepEqual(tests, [{ ...linked('fill'), about: 'The whole drive, once.' }]);
});

test('an interval that spans zero is no clear difference, a single run cannot tell', () => {
  const noisy = compareAll(
    record('one', [result('fill', [90, 110, 100])]),
    record('two', [result('fill', [95, 115, 99])]),
  );
  const [change] = noisy.groups[0].charts[0].changes;
  assert.equal(change.verdict, 'unclear');
  assert.match(change.words, /^no clear difference \(\d+\s% slower to \d+\s% faster/);
  const single = compareAll(record('one', [result('fill', [100])]), record('two', [result('fill', [200])]));
  assert.equal(single.groups[0].charts[0].changes[0].verdict, 'single');
  assert.match(single.groups[0].charts[0].changes[0].words, /spread between runs unknown/);
  assert.equal(single.groups[0].charts[0].data.errorBars, 'none');
});

test('of a metric that is better when lower, less is better', () => {
  const latency = { metric: 'latency', label: 'Latency' };
  const { groups } = compareAll(
    record('one', [result('read', [0.002, 0.0021, 0.002], latency)]),
    record('two', [result('read', [0.001, 0.0011, 0.001], latency)]),
  );
  assert.equal(groups[0].charts[0].changes[0].verdict, 'better');
  const none = { bound: 0, neither: 0 };
  assert.deepEqual(sharedScores(groups[0], ['one', 'two']), {
    scores: [{ product: 'two', from: 'one', better: 1, worse: 0, unclear: 0, single: 0, ...none, all: 1 }],
    others: 0,
    restating: 0,
  });
});

test('two products share as many results whichever is first; what the first lacks is counted apart', () => {
  const steady = (/** @type {string} */ id, /** @type {number} */ at) =>
    result(id, [at, at * 1.01, at * 0.99]);
  const products = {
    one: record('one', [steady('fill', 100), steady('read', 100)]),
    two: record('two', [steady('fill', 200), steady('read', 50), steady('copy', 100)]),
    three: record('three', [steady('read', 100), steady('copy', 300)]),
  };
  const counted = (/** @type {(keyof typeof products)[]} */ ...ids) => {
    const [group] = compareAll(...ids.map((id) => products[id])).groups;
    const { scores, others } = sharedScores(group, ids);
    return { all: scores.map(({ product, from, all }) => `${product} ${from} ${all}`), others };
  };
  assert.deepEqual(counted('one', 'two', 'three'), { all: ['two one 2', 'three one 1'], others: 1 });
  assert.deepEqual(counted('two', 'one', 'three'), { all: ['one two 2', 'three two 2'], others: 0 });
  assert.deepEqual(counted('three', 'two', 'one'), { all: ['two three 2', 'one three 1'], others: 1 });
});

test('a result of zero is counted from both sides, and is better or worse without a ratio', () => {
  const errors = (/** @type {number[]} */ ...values) => [
    result('load', values, { metric: 'latency', label: 'Latency' }),
  ];
  const [none, some] = [record('none', errors(0, 0, 0)), record('some', errors(2, 2.1, 1.9))];
  const verdicts = [
    [none, some],
    [some, none],
  ].map((pair) => {
    const [group] = compareAll(...pair).groups;
    const [{ change, verdict, words }] = group.charts[0].changes;
    const ids = pair.map(({ product }) => product.id);
    const [{ all }] = sharedScores(group, ids).scores;
    return { change, verdict, words, all, clear: sharedDifferences(group)[0].clear };
  });
  assert.deepEqual(verdicts, [
    { change: null, verdict: 'worse', words: '2.00\u2009s higher', all: 1, clear: Infinity },
    { change: null, verdict: 'better', words: '2.00\u2009s lower', all: 1, clear: Infinity },
  ]);
});

test('another methodology, testbed or origin stays apart, named field by field', () => {
  const one = record('one', [result('fill', [100, 101])]);
  const two = record('two', [result('fill', [100, 101])], { testbed: 'other', kind: 'transcribed' });
  const { groups, apart } = compareAll(one, two);
  assert.deepEqual(groups, []);
  assert.equal(apart.length, 2);
  assert.deepEqual(whyNotComparable([one, two], groups)[0].differences, [
    { label: 'Testbed', one: 'T', other: 'OTHER' },
    { label: 'Origin', one: 'measured', other: 'transcribed' },
  ]);
});

test('what is emulated is never set against anything, not even its like', () => {
  const [one, two] = ['one', 'two'].map((id) =>
    record(id, [result('fill', [100, 101])], { kind: 'emulated' }),
  );
  assert.deepEqual(compareAll(one, two).groups, []);
  assert.match(whyNotComparable([one, two], [])[0].reason ?? '', /^Both are emulated/);
});

test('a variant stands with the rest where the methodology declares it alike, and says so', () => {
  const plain = record('one', [result('fill', [100, 101])]);
  const declared = { declared: 'the engine adds little' };
  const variant = record('two', [result('fill', [100, 101], declared)], { variant: 'nbd' });
  const [{ head, text }] = compareAll(plain, variant).groups[0].charts[0].data.cautions;
  assert.equal(head, 'Other setup: two.');
  assert.match(text, /“nbd”: two\. The methodology says: the engine adds little\.$/);
  const undeclared = record('two', [result('fill', [100, 101])], { variant: 'nbd' });
  const apart = compareAll(plain, undeclared);
  assert.deepEqual(apart.groups, []);
  assert.deepEqual(
    whyNotComparable([plain, undeclared], apart.groups)[0].differences.map(({ label }) => label),
    ['Test setup'],
  );
});

test('several results of one test and metric are one chart, a group each', () => {
  const both = (/** @type {number} */ factor) => [
    result('read', [10 * factor, 11 * factor], { metric: 'iops', label: 'IOPS, queue depth 1' }),
    result('read', [20 * factor, 21 * factor], { metric: 'iops', label: 'IOPS, queue depth 2' }),
  ];
  const [{ data, changes }] = compareAll(record('one', both(1)), record('two', both(3))).groups[0].charts;
  assert.equal(data.kind, 'grouped-bar');
  assert.deepEqual([...new Set(data.rows.map(({ label }) => label))], ['Queue depth 1', 'Queue depth 2']);
  assert.equal(changes.length, 2);
});

test('where two parameters vary, each value of one has a line over the other', () => {
  const sweeps = (/** @type {number} */ factor) =>
    ['read', 'write'].flatMap((operation) =>
      [1, 4, 16].map((threads) =>
        result('mix', [threads * factor, threads * factor * 1.1], {
          label: `Bandwidth, ${operation}, ${threads} threads`,
          parameters: { operation, threads },
        }),
      ),
    );
  const [{ charts }] = compareAll(record('one', sweeps(1)), record('two', sweeps(3))).groups;
  assert.deepEqual(
    charts.map(({ data }) => [data.kind, data.options.x, data.rows.length, data.id]),
    [
      ['sweep', 'threads', 6, 'm-t-mix-bandwidth-read'],
      ['sweep', 'threads', 6, 'm-t-mix-bandwidth-write'],
    ],
  );
  assert.deepEqual(
    charts.map(({ data }) => [data.options.sort, data.rows.map(({ product }) => product)]),
    Array(2).fill(['line-up', ['one', 'one', 'one', 'two', 'two', 'two']]),
    'the key names products in the reader’s order',
  );
  const far = [...sweeps(1).slice(0, 5), sweeps(1e4)[5]];
  const [{ charts: wide }] = compareAll(record('one', far), record('two', far)).groups;
  assert.deepEqual(
    wide.map(({ data }) => data.options.scale),
    ['log', 'log'],
    'charts of one measure have one kind of axis',
  );
  const uneven = (/** @type {number} */ factor) => sweeps(factor).slice(0, 4);
  const [{ charts: one }] = compareAll(record('one', uneven(1)), record('two', uneven(3))).groups;
  assert.deepEqual(
    one.map(({ data }) => [data.kind, data.id]),
    [['grouped-bar', 'm-t-mix-bandwidth']],
    'a line of one step is none',
  );
});

test('the charts of a test stand together, before tests of one chart, the small ones first', () => {
  const results = [
    result('tall', [1, 2], { label: 'Bandwidth, a' }),
    result('tall', [1, 2], { label: 'Bandwidth, b' }),
    result('three', [1, 2]),
    result('three', [1, 2], { metric: 'latency', label: 'Latency' }),
    result('three', [1, 2], { metric: 'iops', label: 'IOPS' }),
    result('pair', [1, 2]),
    result('pair', [1, 2], { metric: 'latency', label: 'Latency' }),
    result('small', [1, 2]),
    result('other', [1, 2]),
  ];
  const [{ charts }] = compareAll(record('one', results), record('two', results)).groups;
  assert.deepEqual(
    charts.map(({ test: { id } }) => id),
    ['three', 'three', 'three', 'pair', 'pair', 'small', 'other', 'tall'],
  );
});

test('the clearest difference comes first, and what is not clear last', () => {
  const { groups } = compareAll(
    record('one', [
      result('same', [100, 101, 99]),
      result('twice', [100, 101, 99]),
      result('tenfold', [100, 101, 99]),
    ]),
    record('two', [
      result('same', [100, 102, 98]),
      result('twice', [200, 202, 198]),
      result('tenfold', [10, 10.1, 9.9]),
    ]),
  );
  const rows = sharedDifferences(groups[0]);
  assert.deepEqual(
    rows.map(({ test: { id }, clear }) => [id, clear > 0]),
    [
      ['tenfold', true],
      ['twice', true],
      ['same', false],
    ],
  );
});

const near = (/** @type {number} */ at) => [at, at * 1.01, at * 0.99];

const leading = (/** @type {ReturnType<typeof compareAll>['groups']} */ groups) =>
  leadingDifferences(sharedDifferences(groups[0]));

test('each test and metric leads with its largest clear difference, of what all products have first', () => {
  const steps = (/** @type {number[]} */ ...factors) =>
    factors.map((factor, at) => result('steps', near(100 * factor), { label: `Bandwidth, step ${at}` }));
  const { groups } = compareAll(
    record('one', [...steps(...Array(9).fill(1)), result('read', near(100)), result('few', near(100))]),
    record('two', [
      ...steps(2, 3, 4, 5, 6, 7, 8, 9, 10),
      result('read', near(150)),
      result('few', near(9000)),
    ]),
    record('three', [...steps(...Array(9).fill(1)), result('read', near(100))]),
  );
  assert.deepEqual(
    leading(groups).map(({ test: { id }, label }) => `${id} ${label}`),
    ['steps Step 8', 'read ', 'few '],
  );
});

test('a measure leads with what is better and with what is worse', () => {
  const sizes = (/** @type {number[]} */ ...values) =>
    values.map((value, at) => result('peak', near(value), { label: `Bandwidth, size ${at}` }));
  const { groups } = compareAll(record('one', sizes(100, 100, 100)), record('two', sizes(10, 20, 180)));
  assert.deepEqual(
    leading(groups).map(({ label }) => label),
    ['Size 0', 'Size 2'],
  );
});

test('of two rates that say the same, the one that its methodology has first leads', () => {
  const peak = (/** @type {number} */ rate, /** @type {number} */ rounded) => [
    result('peak', near(rate), { metric: 'request-rate', label: 'Requests per second' }),
    result('peak', near(rate * rounded), { label: 'Bandwidth' }),
  ];
  const { groups } = compareAll(record('one', peak(100, 1000)), record('two', peak(200, 1001)));
  assert.deepEqual(
    leading(groups).map(({ metric }) => metric),
    ['request-rate'],
  );
});

test('what follows from another measure is not counted again', () => {
  const read = (/** @type {number} */ rate) => [
    result('read', near(rate), { metric: 'iops', label: 'IOPS' }),
    result(
      'read',
      near(rate).map((each) => 8 / each),
      { metric: 'latency', label: 'Latency' },
    ),
  ];
  const [group] = compareAll(record('one', read(100)), record('two', read(200))).groups;
  const { scores, restating } = sharedScores(group, ['one', 'two']);
  assert.deepEqual([restating, ...scores.map(({ better, all }) => [better, all])], [1, [1, 1]]);
});

test('a chart knows the products of its group that lack the result', () => {
  const [group] = compareAll(
    record('one', [result('fill', near(1)), result('read', near(1))]),
    record('two', [result('fill', near(2)), result('read', near(2))]),
    record('three', [result('fill', near(3))]),
  ).groups;
  assert.deepEqual(
    group.charts.map(({ data, rows }) => [data.products.length, rows.length]),
    [
      [3, 2],
      [3, 3],
    ],
  );
});

test('a measure that follows from another run by run does not lead; of the two, the rate does', () => {
  const packed = (/** @type {number} */ speed, /** @type {number} */ memory) => [
    result(
      'pack',
      near(speed).map((each) => 60 / each),
      { metric: 'duration', label: 'Duration' },
    ),
    result('speed', near(speed)),
    result('start', near(memory), { metric: 'duration', label: 'Duration' }),
  ];
  const { groups } = compareAll(
    record('one', packed(2, 5)),
    record('two', packed(8, 1)),
    record('three', packed(4, 3)),
  );
  assert.deepEqual(
    leading(groups).map(({ test: { id } }) => id),
    ['start', 'speed'],
  );
});
