import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber } from '../../scripts/model/quantity.js';
import {
  fittingDigits,
  precisionText,
  runCell,
  runWords,
  sharedDigits,
} from '../../scripts/model/runWords.js';

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
  const single = { ...published, runsStated: 1, bound: /** @type {const} */ ('<') };
  assert.equal(runWords(single), 'one published bound, of 1 run as its source states');
});

test('published values have as many decimals as the finest among them, measured ones the usual digits', () => {
  const iops = [
    { ...published, digits: 1, mean: 6000 },
    { ...published, digits: 2, mean: 88000 },
    { ...published, digits: 1, mean: 100000 },
  ];
  const inThousands = sharedDigits(iops, 3, 1000);
  assert.deepEqual(
    iops.map(({ mean }) => formatNumber(mean / 1000, inThousands(mean))),
    ['6', '88', '100'],
  );
  const ratios = [
    { ...published, digits: 3, mean: 1.45 },
    { ...published, digits: 2, mean: 1.1 },
    { ...published, digits: 2, mean: 0.95 },
  ];
  assert.deepEqual(
    ratios.map(({ mean }) => formatNumber(mean, sharedDigits(ratios, 3, 1)(mean))),
    ['1.45', '1.10', '0.95'],
  );
  assert.equal(sharedDigits([{ ...published, digits: 5, mean: 1 }], 3, 1)(1), 3);
  assert.equal(
    sharedDigits(
      [
        { ...published, digits: 1, mean: 1 },
        { ...measured, mean: 1 },
      ],
      3,
      1,
    )(1),
    3,
  );
});

test('a number by itself has the digits of its source, else three', () => {
  assert.equal(fittingDigits({ ...published, digits: 1 }), 1);
  assert.equal(fittingDigits(published), 3);
  assert.equal(fittingDigits({ ...measured, digits: 1 }), 3);
});

test('no even precision is said of a mean whose interval is one of logarithms', () => {
  const precision = { share: 0.26, runs: 30 };
  const interval = { low: 1, high: 2, level: 0.95 };
  assert.equal(precisionText({ precision, interval: { ...interval, method: 'student-t' } }), '±26');
  assert.equal(precisionText({ precision, interval: { ...interval, method: 'log-t' } }), null);
  assert.equal(precisionText({ precision: null, interval: null }), null);
});
