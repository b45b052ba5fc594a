import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadChart } from '../../scripts/flow/drawingBoard.js';

/** @param {string} id @param {string[]} kinds of the results @param {string} [kind] of the chart @returns {any} */
const bars = (id, kinds, kind = 'bar') => ({
  data: { id, kind, rows: kinds.map((each) => ({ summary: { kind: each } })), series: [] },
});
/** @param {string} id @param {string} kind @returns {any} */
const line = (id, kind) => ({ data: { id, kind: 'timeline', rows: [], series: [{ origin: { kind } }] } });

test('the first chart leads, of several results or a line of one product', () => {
  assert.equal(leadChart([bars('a', ['measured', 'measured']), bars('b', ['measured', 'measured'])]), 'a');
  assert.equal(leadChart([line('a', 'measured')]), 'a');
  assert.equal(leadChart([]), undefined);
});

test('no chart of one bar leads', () => {
  assert.equal(leadChart([bars('one', ['transcribed']), bars('two', ['measured', 'measured'])]), 'two');
  assert.equal(leadChart([bars('one', ['transcribed'])]), undefined);
});

test('beside real results no emulated product leads; where all are emulated, one does', () => {
  const model = line('model', 'emulated');
  assert.equal(leadChart([model, bars('two', ['measured', 'emulated'])]), 'two');
  assert.equal(leadChart([model, bars('one', ['transcribed'])]), undefined);
  assert.equal(leadChart([model]), 'model');
});
