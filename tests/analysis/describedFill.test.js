import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillAnalysis, fillProfile } from '../../scripts/analysis/fillProfile.js';
import { series } from '../../scripts/model/series.js';

/**
 * @param {number[][]} steps end of each as a share of the capacity, low and high in B/s
 * @param {Pick<import('../../scripts/model/series.js').StatedSteps, 'rates' | 'places'>} [stated]
 */
const told = (steps, stated) =>
  series({
    ...(stated && { stated: { ...stated, ends: /** @type {any} */ (null) } }),
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

test('what only a nearly full drive writes at is not what it sustains', () => {
  const fallsAt = (/** @type {number} */ place) =>
    fillProfile(
      told([
        [0.1, 700, 700],
        [place, 140, 140],
        [1, 50, 50],
      ]),
      { capacity: 1000 },
    );
  assert.equal(fallsAt(0.9)?.holds, 'at the end');
  assert.equal(fallsAt(0.5)?.holds, undefined);
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

test('what is computed of rounded steps is rounded, and of bounds it is a bound', () => {
  const steps = [
    [0.021, 2100, 2100],
    [1, 1600, 1600],
  ];
  const above = /** @type {const} */ ({ digits: 2, bound: '>' });
  const found = fillProfile(told(steps, { rates: [above, above], places: [2, 1] }), { capacity: 1e6 });
  assert.ok(found);
  assert.equal(found.meanRate, 1600, 'and not 1608');
  assert.deepEqual(found.stated, {
    'cache-end': { digits: 2 },
    'cache-share': { digits: 2 },
    'cached-rate': above,
    'sustained-rate': above,
    'mean-rate': above,
    'worst-tenth': null,
    'fill-time': { digits: 2, bound: '<' },
  });
  assert.deepEqual(
    found.plateaus.map(({ stated }) => stated),
    [{ ...above, from: { digits: 2 }, to: { digits: 1 } }],
  );
  const time = fillAnalysis.numbers.find(({ name }) => name === 'fill-time');
  assert.equal(time?.of(found, 1e6), 630, '622 s and less');
});

test('bounds to both sides leave no number but those of one step', () => {
  const steps = [
    [0.1, 800, 800],
    [1, 50, 50],
  ];
  const rates = /** @type {const} */ ([
    { digits: 1, bound: '<' },
    { digits: 1, bound: '>' },
  ]);
  const { stated } =
    fillProfile(told(steps, { rates: [...rates], places: [1, 1] }), { capacity: 1000 }) ?? {};
  assert.deepEqual(
    Object.entries(stated ?? {})
      .filter(([, known]) => known === null)
      .map(([name]) => name),
    ['mean-rate', 'worst-tenth', 'fill-time'],
  );
  assert.deepEqual(stated?.['sustained-rate'], rates[1]);
});

test('the slowest tenth of slower rates may be of other steps', () => {
  const steps = [
    [0.9, 200, 200],
    [1, 20, 20],
  ];
  const rates = [{ digits: 2, bound: /** @type {const} */ ('<') }, { digits: 2 }];
  const { stated } = fillProfile(told(steps, { rates, places: [1, 1] }), { capacity: 1000 }) ?? {};
  assert.equal(stated?.['worst-tenth'], null);
  assert.deepEqual(stated?.['mean-rate'], { digits: 2, bound: '<' });
});
