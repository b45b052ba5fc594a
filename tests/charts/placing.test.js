import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dodge } from '../../scripts/charts/lines/dodge.js';
import { partsOf, reduceSeries } from '../../scripts/charts/lines/reduceSeries.js';
import { logAxisOf } from '../../scripts/charts/bars/barAxis.js';
import { doublings, linearTicks, logDomain, logTicks, roomAbove } from '../../scripts/charts/axes/ticks.js';
import { textWidth, wrapText } from '../../scripts/model/lib/textWidth.js';

test('reduceSeries keeps the smallest and the largest reading of every stretch', () => {
  const count = 10_000;
  const x = Float64Array.from({ length: count }, (_, at) => at + 1);
  const values = x.map((at) => 100 + Math.sin(at));
  values[4321] = 3;
  values[8765] = 999;
  const { places, reduced } = reduceSeries(
    { x, values, low: null, high: null, parts: partsOf(x) },
    { from: 0, to: count, most: 240 },
  );
  assert.ok(reduced && places.length <= 240);
  assert.equal(Math.min(...places.map(({ low }) => low)), 3);
  assert.equal(Math.max(...places.map(({ high }) => high)), 999);
});

test('reduceSeries leaves a short log as it is', () => {
  const x = [1, 2, 3];
  const { places, reduced } = reduceSeries(
    { x, values: [5, 6, 7], low: null, high: null, parts: [0, 0, 0] },
    { from: 0, to: 3, most: 10 },
  );
  assert.equal(reduced, false);
  assert.deepEqual(
    places.map(({ value }) => value),
    [5, 6, 7],
  );
});

test('partsOf finds the hole in a log, and none in a steady one', () => {
  assert.deepEqual(partsOf([1, 2, 3, 4, 10, 11]), [0, 0, 0, 0, 1, 1]);
  assert.deepEqual(partsOf([1, 2, 3, 4, 5, 6]), [0, 0, 0, 0, 0, 0]);
});

test('linearTicks are round numbers within the axis, three to seven of them', () => {
  for (const high of [0.007, 0.3, 1, 7, 42, 99, 727, 1866, 12_345, 9e9]) {
    const ticks = linearTicks(0, high, 5);
    assert.ok(ticks.length >= 3 && ticks.length <= 7, `${high}: ${ticks}`);
    assert.ok(ticks[0] === 0 && ticks[ticks.length - 1] <= high * 1.0001, `${high}: ${ticks}`);
  }
});

test('the end of an axis leaves room above the largest value', () => {
  for (const largest of [0.3, 7, 42, 688, 1813]) {
    assert.ok(roomAbove(largest) >= largest && roomAbove(largest) <= largest * 1.13, `${largest}`);
  }
  assert.equal(roomAbove(0), 1);
});

test('a wide log axis has a number where it begins, clear of the next decade', () => {
  for (const low of [1, 1.5, 2, 3, 5, 7, 0.03, 600])
    for (const span of [100, 400, 1000, 3e4, 5e8]) {
      const domain = logDomain(low, low * span);
      const ticks = logTicks(...domain);
      const apart = Math.log10(ticks[1] / ticks[0]) / Math.log10(domain[1] / domain[0]);
      assert.equal(ticks[0], domain[0], `from ${low}, ${span} times as much: ${ticks}`);
      assert.ok(apart > 0.06, `from ${low}, ${span} times as much: ${ticks}`);
    }
});

test('numbers on a log axis stand apart, however long the unit at the last', () => {
  for (const symbol of ['s', 'kIOPS', 'kreq/s']) {
    /** @type {any} */
    const [data, scale] = [
      { layout: 'narrow', metric: 'iops', rows: [], series: [] },
      { factor: 1000, symbol },
    ];
    const { ticks, labels, domain } = logAxisOf(data, [5.04, 24.1, 24.2, 124, 152], { scale, one: null });
    const px = (/** @type {number} */ tick) =>
      (Math.log(tick / domain[0]) / Math.log(domain[1] / domain[0])) * 230;
    for (let at = 1; at < ticks.length; at += 1) {
      const [before, after] = [at - 1, at].map((each) => textWidth(labels[each], { size: 12 }) / 2);
      assert.ok(px(ticks[at]) - px(ticks[at - 1]) > before + after, `${labels}`);
    }
    assert.match(labels[labels.length - 1], new RegExp(symbol));
  }
});

test('log axes begin and end at round numbers around the data', () => {
  assert.deepEqual(logDomain(0.09, 34), [0.05, 50]);
  assert.deepEqual(logTicks(0.1, 1000), [0.1, 1, 10, 100, 1000]);
  assert.deepEqual(logDomain(10, 10), [5, 20]);
});

test('doublings are the queue depths', () => {
  assert.deepEqual(doublings(1, 32), [1, 2, 4, 8, 16, 32]);
});

test('labels are moved apart as little as possible, and stay within the space', () => {
  const blocks = [10, 12, 14, 90].map((wanted) => ({ wanted, size: 20 }));
  const tops = dodge(blocks, { from: 0, to: 120 });
  for (const [at, top] of tops.slice(1).entries()) assert.ok(top >= tops[at] + 20 - 1e-9, String(tops));
  assert.ok(tops[0] >= 0 && tops[3] + 20 <= 120, String(tops));
  assert.equal(tops[3], 90);
});

test('wrapText keeps every line within its width, and a number with its unit', () => {
  const lines = wrapText('Supercalifragilistic SSD with 512\u2009GB of storage', 90, { lines: 9 });
  assert.ok(
    lines.every((line) => textWidth(line) <= 90),
    lines.join('|'),
  );
  assert.ok(
    lines.some((line) => line.includes('512\u2009GB')),
    lines.join('|'),
  );
});

test('wrapText ends what does not fit with an ellipsis', () => {
  const lines = wrapText('one two three four five six seven eight', 60, { lines: 2 });
  assert.equal(lines.length, 2);
  assert.ok(lines[1].endsWith('…') && textWidth(lines[1]) <= 60, lines.join('|'));
});

test('a line of words never ends between a number and its unit', () => {
  assert.deepEqual(wrapText('Samsung PM981a 512 GB', 125), ['Samsung PM981a', '512 GB']);
  assert.deepEqual(wrapText('Random read, 4 KiB', 88), ['Random read,', '4 KiB']);
});
