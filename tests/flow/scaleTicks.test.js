import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scaleTicks } from '../../scripts/flow/records/scaleTicks.js';
import { textWidth } from '../../scripts/model/lib/textWidth.js';
import { placer } from '../../scripts/flow/records/resultStrip.js';

/** @param {number} from @param {number} most bytes per second @param {boolean} [log] */
function ticksOf(from, most, log = true) {
  const reach = { from, most, log };
  return scaleTicks(reach, 'B/s', placer(reach));
}

/** @param {Parameters<typeof ticksOf>} reach */
const numbers = (...reach) => ticksOf(...reach).map(({ text }) => text.replace('\u2009', ' '));

/** Where they stand on a scale of so many px. @param {ReturnType<typeof ticksOf>} ticks @param {number} wide */
const boxesOf = (ticks, wide) =>
  ticks.map(({ at, text, shift }) => {
    const tick = (at / 100) * wide;
    const left = tick + shift - textWidth(text) / 2;
    return {
      tick,
      left,
      right: left + textWidth(text),
      numberEnd: left + textWidth(text.split('\u2009')[0]),
    };
  });

const reaches = [1, 1.7, 3.2, 4.9, 7.7].flatMap((each) =>
  Array.from({ length: 70 }, (_, at) => [each * 1e3, each * 1e3 * 12 * 1.3 ** at]),
);

test('a scale of about a decade has round numbers within it', () => {
  assert.deepEqual(numbers(70.3e6, 1608e6), ['100', '200', '500', '1000 MB/s']);
  assert.deepEqual(numbers(40e6, 2000e6), ['100', '300', '1000 MB/s']);
});

test('any logarithmic scale has two to four numbers, of which none reaches into another', () => {
  for (const [from, most] of reaches) {
    const boxes = boxesOf(ticksOf(from, most), 260);
    assert.ok(boxes.length >= 2 && boxes.length <= 4, `${from} to ${most}: ${boxes.length} numbers`);
    boxes.slice(1).forEach(({ left }, before) => assert.ok(left > boxes[before].right, `${from} to ${most}`));
  }
});

test('each number stands at its tick and within the scale, however wide that is', () => {
  for (const wide of [260, 350, 900]) {
    for (const [from, most] of reaches) {
      for (const { tick, left, right, numberEnd } of boxesOf(ticksOf(from, most), wide)) {
        const isCentred = Math.abs((left + right) / 2 - tick) <= 4.1;
        assert.ok(isCentred || (left <= tick && tick <= numberEnd), `${from} to ${most}: away from its tick`);
        assert.ok(left > -0.1 && right < wide + 0.1, `${from} to ${most}: beyond the scale`);
      }
    }
  }
});

test('near values have numbers in even steps, and so has what begins at zero or below', () => {
  assert.deepEqual(numbers(80e6, 140e6), ['80', '100', '120 MB/s']);
  assert.deepEqual(numbers(0, 140e6, false), ['0', '50', '100 MB/s']);
  assert.deepEqual(numbers(-30e6, 40e6, false), ['\u221220', '0', '20 MB/s']);
});

test('a number that has no room for its unit near the end is left out, and one value has none', () => {
  assert.deepEqual(numbers(80e6, 1000e6), ['100', '200', '500 MB/s']);
  assert.deepEqual(
    ticksOf(1e5, 1e7).map(({ at, text, shift }) => [at, text, shift]),
    [[3, '0.1', 1.8], [25.42, '0.3', 0], [50, '1', 0], [72.42, '3\u2009MB/s', 0]], // prettier-ignore
  );
  assert.deepEqual(numbers(5e6, 5e6), []);
});
