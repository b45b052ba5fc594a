import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaignResults } from '../../scripts/flow/records/productResults.js';
import { summarizeFindings } from '../../scripts/results/runs/summarizeFindings.js';
import { runWords } from '../../scripts/model/runWords.js';

const place = { product: 'drive', campaign: 'c', test: 'fill' };

/** @param {string} tool that wrote the readings @param {number} [runsStated] */
function resultsOf(tool, runsStated) {
  const series = [{ metric: 'bandwidth' }];
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
  const { transcribed, described, n, words } = resultsOf('table');
  assert.deepEqual([transcribed, described, n], [true, true, ['not stated']]);
  assert.equal(words, 'computed from steps as described in words');
  assert.deepEqual(resultsOf('table', 3).n, ['3']);
});

test('what is detected in the readings of a tool has its runs', () => {
  const { transcribed, described, n, words } = resultsOf('fio');
  assert.equal(words, 'mean of 1 run');
  assert.deepEqual([transcribed, described, n], [false, false, ['1']]);
});
