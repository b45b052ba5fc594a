import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillAnalysis, fillProfile } from '../../scripts/analysis/fillProfile.js';
import { series } from '../../scripts/model/series.js';

/** @param {number[][]} steps end of each as a share of the capacity, low and high in B/s */
const told = (steps) =>
  series({
    metric: 'bandwidth',
    parameters: { operation: 'write' },
    axis: 'fraction',
    times: Float64Array.from(steps, ([end]) => end),
    values: Float64Array.from(steps, ([, low, high]) => (low + high) / 2),
    low: Float64Array.from(steps, ([, low]) => low),
    high: Float64Array.from(steps, ([, , high]) => high),
    evidence: 'the text of a review',
  });

test('what is found in a curve told in words are its words', () => {
  const found = fillProfile(
    told([
      [0.1, 700, 900],
      [0.5, 200, 200],
      [1, 50, 50],
    ]),
    { capacity: 1000 },
  );
  assert.ok(found);
  assert.equal(found.cacheEndBytes, 100);
  assert.equal(found.cachedRate, 800);
  assert.deepEqual(
    found.plateaus.map(({ rate }) => rate),
    [200, 50],
  );
  assert.equal(found.sustainedRate, 50);
  assert.equal(found.meanRate, 1000 / (100 / 800 + 400 / 200 + 500 / 50));
  assert.deepEqual(found.meanRateBand, {
    low: 1000 / (100 / 700 + 400 / 200 + 500 / 50),
    high: 1000 / (100 / 900 + 400 / 200 + 500 / 50),
  });
  const { of, band } = fillAnalysis.numbers.find(({ name }) => name === 'fill-time') ?? {};
  const { low, high } = band?.(found) ?? { low: NaN, high: NaN };
  assert.ok(low < Number(of?.(found, 1000)) && high > Number(of?.(found, 1000)));
});

test('what is described without ranges leaves nothing open', () => {
  const steps = [
    [0.1, 800, 800],
    [1, 50, 50],
  ];
  assert.equal(fillProfile(told(steps), { capacity: 1000 })?.meanRateBand, undefined);
});

test('a first step that is longer than the second begins with the drive all the same', () => {
  const found = fillProfile(
    told([
      [0.6, 100, 100],
      [1, 50, 50],
    ]),
    { capacity: 1000 },
  );
  assert.equal(found?.bytes, 1000);
  assert.equal(found?.cacheEndBytes, 600);
});

test('steps that hardly fall tell of no cache', () => {
  const found = fillProfile(
    told([
      [0.3, 100, 100],
      [1, 90, 90],
    ]),
    { capacity: 1000 },
  );
  assert.equal(found?.cacheEndBytes, null);
});
