import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  roundStated,
  roundStatedTime,
  statedEnds,
  statedTime,
  statedWhole,
} from '../../scripts/model/statedSteps.js';
import { statedText } from '../../scripts/model/statedText.js';

const least = /** @type {const} */ ({ digits: 2, bound: '>' });

test('a number of several steps has no more digits than the least exact of them, and two at least', () => {
  assert.deepEqual(statedWhole({ rates: [{ digits: 3 }, { digits: 4 }], places: [3, 1] }), { digits: 3 });
  assert.deepEqual(
    statedWhole({ rates: [{ digits: 3 }, { digits: 4 }], places: [2, 1] }),
    { digits: 2 },
    'where the first ends is as exact, where the last ends is known',
  );
  assert.deepEqual(statedWhole({ rates: [{ digits: 1 }, { digits: 3 }], places: [2, 3] }), { digits: 2 });
});

test('a number of bounds is a bound to their side, and none where they go both ways', () => {
  const places = [2, 1];
  assert.deepEqual(statedWhole({ rates: [least, { digits: 3 }], places }), least);
  assert.deepEqual(statedTime(least), { digits: 2, bound: '<' });
  assert.equal(statedWhole({ rates: [least, { digits: 2, bound: '<' }], places }), null);
});

test('a bound is rounded to the side on which it holds', () => {
  assert.equal(roundStated(1_690e6, { digits: 2 }), 1_700e6);
  assert.equal(roundStated(1_690e6, least), 1_600e6);
  assert.equal(roundStated(1_610e6, { digits: 2, bound: '<' }), 1_700e6);
  assert.equal(roundStated(1_600e6, least), 1_600e6);
  assert.equal(roundStated(1_608e6, undefined), 1_608e6, 'what was measured stays');
  assert.equal(statedText(1_600e6, 'B/s', least), '>\u20091600\u2009MB/s');
  assert.equal(statedText(50e6, 'B/s', { digits: 1 }), '50\u2009MB/s');
});

test('a time is rounded by the clock', () => {
  const times = [36.7, 110, 576, 1056, 7300].map((seconds) => roundStatedTime(seconds, { digits: 2 }));
  assert.deepEqual(times, [37, 110, 580, 1080, 7200]);
  assert.equal(roundStatedTime(631, { digits: 2, bound: '<' }), 640);
  assert.equal(roundStatedTime(639, least), 630);
  assert.equal(roundStatedTime(576.4, null), 576.4);
});

test('the smallest and the largest of a curve are as their steps are stated', () => {
  const ends = { low: Float64Array.of(2100, 80), high: Float64Array.of(2100, 120) };
  const steps = { rates: [least, { digits: 1 }], places: [2, 1] };
  assert.deepEqual(statedEnds(steps, ends), { mean: least, min: { digits: 1 }, max: least });
});
