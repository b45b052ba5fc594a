import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logScaleTicks } from '../../scripts/flow/records/logScale.js';
import { textWidth } from '../../scripts/model/lib/textWidth.js';
import { placer } from '../../scripts/flow/records/resultStrip.js';

/** @param {number} from @param {number} most bytes per second */
const numbers = (from, most) =>
  logScaleTicks({ from, most }, 'B/s', placer({ from, most, log: true })).map(({ text }) =>
    text.replace('\u2009', ' '),
  );

/** Where they stand on a scale of 200 px. @param {number} from @param {number} most bytes per second */
const boxesOf = (from, most) =>
  logScaleTicks({ from, most }, 'B/s', placer({ from, most, log: true })).map(({ at, text, flush }) => {
    const width = textWidth(text);
    const left = { start: 0, end: 200 - width, middle: 2 * at - width / 2 }[flush ?? 'middle'];
    return { left, right: left + width };
  });

test('a scale of about a decade has round numbers within it', () => {
  assert.deepEqual(numbers(70.3e6, 1608e6), ['100', '300', '1000 MB/s']);
  assert.deepEqual(numbers(90e6, 1100e6), ['100', '300', '1000 MB/s']);
});

test('any logarithmic scale has two to four numbers, of which none reaches into another', () => {
  for (let times = 12; times < 1e9; times *= 1.3) {
    for (const from of [1, 1.7, 3.2, 4.9, 7.7].map((each) => each * 1e3)) {
      const boxes = boxesOf(from, from * times);
      assert.ok(
        boxes.length >= 2 && boxes.length <= 4,
        `${from} to ${from * times}: ${boxes.length} numbers`,
      );
      boxes
        .slice(1)
        .forEach(({ left }, before) => assert.ok(left > boxes[before].right, `${from} to ${from * times}`));
    }
  }
});

test('near values have numbers in even steps', () => {
  assert.deepEqual(numbers(80e6, 130e6), ['80', '100', '120 MB/s']);
});

test('a number at an end stands within the scale, and one value has none', () => {
  const reach = { from: 1e5, most: 1e7 };
  const ticks = logScaleTicks(reach, 'B/s', placer({ ...reach, log: true }));
  assert.deepEqual(
    ticks.map(({ at, flush }) => [at, flush]),
    [[3, 'start'], [50, null], [97, 'end']], // prettier-ignore
  );
  assert.deepEqual(numbers(5e6, 5e6), []);
});
