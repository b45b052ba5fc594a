import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeNames } from '../../scripts/charts/labels/placeNames.js';
import { textWidth } from '../../scripts/model/lib/textWidth.js';

const size = 12;
const space = { left: 0, right: 400, top: 0, bottom: 300 };

/** @param {{ x: number, y: number }[]} points */
const boxesOf = (points) =>
  points.map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));

/** Px from the words to a point. @param {any} name @param {{ x: number, y: number }} point */
function gap({ x, y, text, align }, point) {
  const width = textWidth(text, { size });
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return Math.hypot(
    Math.max(left - point.x, 0, point.x - left - width),
    Math.max(y - 6 - point.y, 0, point.y - y - 6),
  );
}

test('words stand nearer to their own point than to any other, or a line leads to them', () => {
  const points = [
    { x: 100, y: 100, text: 'highest effort' },
    { x: 135, y: 104, text: 'highest effort' },
    { x: 118, y: 122, text: 'lowest effort' },
  ];
  const names = placeNames(points, { size, boxes: boxesOf(points), space, led: true });
  assert.equal(names.length, points.length);
  for (const [at, name] of names.entries()) {
    if (name.leader) continue;
    const others = points.filter((_, index) => index !== at).map((point) => gap(name, point));
    assert.ok(Math.min(...others) > gap(name, points[at]) + 2, `${at}: ${JSON.stringify(name)}`);
  }
});

test('words that only a line could tie to their point are left out where none is drawn', () => {
  const point = { x: 100, y: 100, text: 'highest effort' };
  const around = Array.from({ length: 8 }, (_, at) => ({
    x: 100 + 12 * Math.cos((at * Math.PI) / 4),
    y: 100 + 12 * Math.sin((at * Math.PI) / 4),
  }));
  const placed = (led = false) =>
    placeNames([point], { size, boxes: boxesOf([point]), space, led, marks: [point, ...around] });
  assert.deepEqual(placed(), []);
  const [{ leader } = assert.fail()] = placed(true);
  const from = (/** @type {number} */ x, /** @type {number} */ y) => Math.hypot(x - 100, y - 100);
  assert.ok(leader && from(leader.x2, leader.y2) > from(leader.x, leader.y));
});

test('words stand at the end of an error bar only where there is no room beside their point', () => {
  const point = { x: 60, y: 100, text: '64', before: 0, behind: 80 };
  const bar = { left: 60, right: 140, top: 99, bottom: 101 };
  const lines = [
    { left: 30, right: 90, top: 80, bottom: 95 },
    { left: 30, right: 90, top: 105, bottom: 120 },
    { left: 0, right: 50, top: 90, bottom: 110 },
  ];
  const placed = (/** @type {typeof lines} */ more) =>
    placeNames([point], { size, boxes: [...boxesOf([point]), bar, ...more], space })[0];
  const free = placed([]);
  assert.ok(gap(free, point) < 20 && free.y !== point.y, JSON.stringify(free));
  // the bar ties them to it
  const shut = placed(lines);
  assert.ok(shut.x >= 140 && shut.y === 100, JSON.stringify(shut));
});
