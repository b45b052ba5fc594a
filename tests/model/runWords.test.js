import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCell, runWords, sharedDigits } from '../../scripts/model/runWords.js';

const published = { n: 1, kind: /** @type {const} */ ('transcribed') };
const measured = { n: 1, kind: /** @type {const} */ ('measured') };

test('a published value is not called one run', () => {
  assert.equal(runWords(published), 'one published value; runs not stated');
  assert.equal(runCell(published), 'not stated');
  assert.equal(runWords(measured), 'mean of 1 run');
  assert.equal(runCell(measured), '1');
});

test('the number of runs that a source states is said', () => {
  const stated = { ...published, runsStated: 3 };
  assert.equal(runWords(stated), 'one published value, of 3 runs as its source states');
  assert.equal(runCell(stated), '3');
});

test('published values share the digits of the most precise among them, measured ones the usual', () => {
  assert.equal(
    sharedDigits(
      [
        { ...published, digits: 1 },
        { ...published, digits: 2 },
      ],
      3,
    ),
    2,
  );
  assert.equal(sharedDigits([{ ...published, digits: 5 }], 3), 3);
  assert.equal(sharedDigits([{ ...published, digits: 1 }, measured], 3), 3);
});
