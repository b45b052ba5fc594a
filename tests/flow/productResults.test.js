import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignResults, laterMethodology } from '../../scripts/flow/records/productResults.js';
import { summarizeFindings } from '../../scripts/results/runs/summarizeFindings.js';
import { runWords } from '../../scripts/model/runWords.js';

const place = { product: 'drive', campaign: 'c', test: 'fill' };

/** @param {string} tool that wrote the readings @param {number} [runsStated] */
function resultsOf(tool, runsStated) {
  const curve = { times: [0.025, 0.17, 1], values: [750e6, 280e6, 210e6], axis: 'fraction', points: 3 };
  const ends = { low: [750e6, 210e6, 210e6], high: [750e6, 350e6, 210e6] };
  const stated = { rates: [{ digits: 2, bound: '>' }, { digits: 2 }, { digits: 2 }], places: [2, 2, 1] };
  const series = [{ metric: 'bandwidth', unit: 'B/s', ...curve, ...ends, stated }];
  const run = { run: 1, files: ['fill.csv'], measurements: [], series, tool, toolVersion: null };
  const fill = { ...place, facts: {}, emulated: false, capacity: null, runs: [run], runsStated };
  const findingSummaries = summarizeFindings(/** @type {any} */ (fill), [], {
    inSeries: () => [/** @type {any} */ ({ kind: 'fill', rate: 4e8 })],
    inCurve: () => [],
    numbers: [
      /** @type {any} */ ({
        name: 'rate',
        kind: 'fill',
        title: 'rate',
        of: (/** @type {any} */ f) => f.rate,
      }),
    ],
  });
  const methodologies = new Map([['m', { id: 'm', value: { tests: { fill: { title: 'Fill' } } } }]]);
  const [result] = campaignResults(
    /** @type {any} */ ({ ...place, value: { methodology: 'm' } }),
    /** @type {any} */ ({ project: { methodologies }, summaries: [], tests: [fill], findingSummaries }),
    { rankings: new Map(), products: new Map() },
  );
  return { ...result, n: result.findings.map(({ n }) => n), words: runWords(findingSummaries[0]) };
}

test('what is computed of steps that a source describes is transcribed, and its runs are unknown', () => {
  const { transcribed, described, n, words, steps } = resultsOf('table');
  assert.deepEqual([transcribed, described, n], [true, true, ['not stated']]);
  assert.deepEqual(steps, [
    'up to 2.5\u2009%: >\u2009750\u2009MB/s',
    'up to 17\u2009%: 210 to 350\u2009MB/s',
    'up to 100\u2009%: 210\u2009MB/s',
  ]);
  assert.equal(words, 'computed from steps as described in words');
  assert.deepEqual(resultsOf('table', 3).n, ['3']);
});

test('what is detected in the readings of a tool has its runs', () => {
  const { transcribed, described, n, words } = resultsOf('fio');
  assert.equal(words, 'mean of 1 run');
  assert.deepEqual([transcribed, described, n], [false, false, ['1']]);
});

test('results by a methodology give way to those by a later version, where a product has them', () => {
  const setup = (/** @type {string} */ id, /** @type {string} */ follows) => [id, { id, value: { follows } }];
  const project = { methodologies: new Map(/** @type {any} */ ([setup('v1', ''), setup('v2', 'v1'), setup('v3', 'v2'), setup('x', '')])) }; // prettier-ignore
  const laterThan = (/** @type {string} */ own, /** @type {string[]} */ all) =>
    laterMethodology(own, /** @type {any} */ (all.map((methodology) => ({ value: { methodology } }))), /** @type {any} */ (project)); // prettier-ignore
  assert.equal(laterThan('v1', ['v1', 'x', 'v3']), 'v3');
  assert.equal(laterThan('v3', ['v1', 'v2', 'v3']), null);
  assert.equal(laterThan('v1', ['v1', 'x']), null);
});

test('a long time is in minutes, as reviews say it, with the spread of its runs', () => {
  const rowsOf = (/** @type {number[]} */ times) => {
    const runs = times.map((value, at) => ({ run: at + 1, value }));
    const [mean, low, high] = [
      times.reduce((sum, each) => sum + each) / times.length,
      Math.min(...times),
      Math.max(...times),
    ];
    const found = {
      ...place,
      name: 'fill-time',
      title: 'time to write all of it',
      metric: 'duration',
      unit: 's',
    };
    const over = {
      mean,
      min: low,
      max: high,
      n: times.length,
      missing: 0,
      runs,
      interval: null,
      parameters: {},
    };
    const methodologies = new Map([['m', { id: 'm', value: { tests: { fill: { title: 'Fill' } } } }]]);
    const [{ findings }] = campaignResults(
      /** @type {any} */ ({ ...place, value: { methodology: 'm' } }),
      /** @type {any} */ ({
        project: { methodologies },
        summaries: [],
        tests: [],
        findingSummaries: [{ ...found, ...over }],
      }),
      { rankings: new Map(), products: new Map() },
    );
    return findings.map(({ value, spread }) =>
      [value, spread].map((each) => each?.replace(/\s/g, ' ') ?? null),
    );
  };
  assert.deepEqual(rowsOf([576]), [['9 min 36 s', null]]);
  assert.deepEqual(rowsOf([570, 576, 582]), [['9 min 36 s', '9 min 30 s to 9 min 42 s']]);
  assert.deepEqual(rowsOf([576.1, 576.2, 576.3]), [['576.2 s', '576.1 to 576.3 s']]);
  assert.deepEqual(rowsOf([57.6]), [['57.6 s', null]]);
});
