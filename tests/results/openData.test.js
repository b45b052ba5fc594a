import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvText } from '../../scripts/model/lib/csvText.js';
import { openData } from '../../scripts/results/openData.js';

const run = { run: 1, value: 10, source: 'data/raw/a', excluded: null };
const summary = /** @type {any} */ ({
  product: 'a',
  kind: 'measured',
  tools: ['fio 3.33'],
  n: 1,
  mean: 10,
  sd: null,
  interval: null,
  parameters: { threads: 8 },
  runs: [run, { ...run, run: 2, excluded: '=cmd()' }],
});

test('every row has as many fields as there are columns, and a run has a row whether it counts or not', () => {
  const { results, runs, named, rows } = openData([summary]);
  const [only] = rows();
  assert.equal(only.result.length, results.length);
  assert.equal(only.runs.length, 2);
  for (const row of only.runs) assert.equal(named + row.length, runs.length);
  const threads = results.findIndex(({ name }) => name === 'threads');
  assert.equal(only.result[threads], 8);
});

test('what a column means is said in other words than its name', () => {
  const { results } = openData([{ ...summary, parameters: { threads: 8, 'block-size': 4096, own: 'a' } }]);
  const said = Object.fromEntries(results.map(({ name, about }) => [name, about]));
  for (const [name, about] of Object.entries(said))
    assert.notEqual(about.toLowerCase(), name.replaceAll('_', ' '));
  assert.equal(said.threads, 'how many threads worked at the same time');
  assert.equal(said.block_size, 'how many bytes each access moved, in B');
  assert.equal(said.own, 'parameter of the test: own', 'of a parameter that only a tool named');
});

test('an emulated drive is no part of it, a transcribed number is and says so', () => {
  const { results, rows } = openData([
    { ...summary, kind: 'emulated' },
    { ...summary, kind: 'transcribed' },
  ]);
  const kind = results.findIndex(({ name }) => name === 'kind');
  assert.deepEqual(
    [...rows()].map(({ result }) => result[kind]),
    ['transcribed'],
  );
});

test('a number that is only a bound says so in both tables', () => {
  const { results, runs, rows } = openData([{ ...summary, bound: '>' }, summary]);
  const at = results.findIndex(({ name }) => name === 'bound');
  assert.equal(runs[at].name, 'bound');
  assert.deepEqual(
    [...rows()].map(({ result }) => result[at]),
    ['>', null],
  );
});

test('what a spreadsheet would run is only shown', () => {
  assert.equal(
    csvText([['=1+1', '+a', '-b', '@c', 'a,b', 'say "so"', -1, null]]),
    `'=1+1,'+a,'-b,'@c,"a,b","say ""so""",-1,\r\n`,
  );
});
