import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvText } from '../../scripts/model/csvText.js';
import { openData, resultColumns, runColumns } from '../../scripts/results/openData.js';

const run = { run: 1, value: 10, source: 'data/raw/a', excluded: null };
const summary = /** @type {any} */ ({
  product: 'a',
  kind: 'measured',
  tools: ['fio 3.33'],
  n: 1,
  mean: 10,
  sd: null,
  interval: null,
  condition: null,
  runs: [run, { ...run, run: 2, excluded: '=cmd()' }],
});

test('every row has as many fields as there are columns, and a run has a row whether it counts or not', () => {
  const { results, runs } = openData([summary]);
  assert.equal(results[0].length, resultColumns.length);
  assert.equal(runs.length, 2);
  for (const row of runs) assert.equal(row.length, runColumns.length);
});

test('an emulated drive is no part of it, a transcribed number is and says so', () => {
  const { results } = openData([
    { ...summary, kind: 'emulated' },
    { ...summary, kind: 'transcribed' },
  ]);
  const kind = resultColumns.findIndex(({ name }) => name === 'kind');
  assert.deepEqual(
    results.map((row) => row[kind]),
    ['transcribed'],
  );
});

test('what a spreadsheet would run is only shown', () => {
  assert.equal(
    csvText([['=1+1', '+a', '-b', '@c', 'a,b', 'say "so"', -1, null]]),
    `'=1+1,'+a,'-b,'@c,"a,b","say ""so""",-1,\r\n`,
  );
});
