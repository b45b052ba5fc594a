import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { position } from '../../scripts/charts/axes/axis.js';
import { textWidth } from '../../scripts/model/lib/textWidth.js';
import { chartCases } from './fixtures.js';

const cases = chartCases().filter(({ kind }) => kind === 'latency-throughput');

/** @param {any} data @param {'wide' | 'narrow'} layout */
function drawn(data, layout) {
  const { layer, height, width } = /** @type {any} */ (chartKind(data.kind).spec({ ...data, layout }));
  const { x, y } = layer.find((/** @type {any} */ { name }) => name === 'ground').encoding;
  const axis = (/** @type {any} */ { scale: { domain, type } }) => ({ domain, scale: { type } });
  const up = position(/** @type {any} */ (axis(y)), height);
  const across = position(/** @type {any} */ (axis(x)), width);
  const values = (/** @type {RegExp} */ of) =>
    layer
      .filter((/** @type {any} */ { name }) => of.test(name))
      .flatMap((/** @type {any} */ { mark, data: { values: own } }) =>
        own.map((/** @type {any} */ each) => ({ ...each, align: mark.align })),
      );
  return { values, x: across, y: (/** @type {number} */ value) => height - up(value) };
}

/** A result whose runs lie far apart. @param {number} by @returns {(row: any) => any} */
const spread = (by) => (row) => ({
  ...row,
  summary: { ...row.summary, n: 3, min: row.summary.mean / by, max: row.summary.mean * by },
});

/** What stands beside points, the size of its letters, and how far runs lie apart where all find room. */
const kinds = /** @type {const} */ ([
  ['latency-throughput', 'load', 11, 1.7],
  ['value', 'name', 12, 1.15],
  ['scatter', 'name', 12, 1.15],
]);

for (const [kind, words, size, by] of kinds)
  test(`${kind}: no ${words} stands on the error bar of a point`, () => {
    let seen = 0;
    for (const { name, data } of chartCases().filter((each) => each.kind === kind))
      for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
        const { values, x, y } = drawn(
          { ...data, errorBars: 'range', rows: data.rows.map(spread(by)) },
          layout,
        );
        const bars = values(/^spread-\d/).map((/** @type {any} */ bar) => ({
          at: x(bar.x),
          top: y(bar.high),
          bottom: y(bar.low),
        }));
        for (const word of values(new RegExp(`^${words}(?:-\\d+)?$`))) {
          const width = textWidth(word.text, { size });
          const left = word.align === 'left' ? word.x : word.x - width / (word.align === 'right' ? 1 : 2);
          seen += bars.length;
          for (const bar of bars)
            assert.ok(
              bar.at < left || bar.at > left + width || bar.bottom < word.y - 4 || bar.top > word.y + 4,
              `${name}, ${layout}: ${word.text}`,
            );
        }
      }
    assert.ok(seen > 100, String(seen));
  });

test('the key says what the numbers beside the points are', () => {
  for (const { data } of cases)
    for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
      const { values } = drawn(data, layout);
      assert.deepEqual(
        values(/^key-remark/).map((/** @type {any} */ { text }) => text),
        values(/^load/).length > 0 ? ['numbers: queue depth'] : [],
      );
    }
});

test('of many paths all are numbered, not one at the cost of the others', () => {
  const { data } = cases.find(({ name }) => name === 'fifteen-products') ?? assert.fail();
  const { values, x, y } = drawn(data, 'wide');
  const points = values(/^data-point-/).map((/** @type {any} */ point) => ({ x: x(point.x), y: y(point.y) }));
  const loads = new Set(data.rows.map(({ summary }) => summary.parameters['queue-depth'])).size;
  /** @type {Map<number, string[]>} words by path; the points of a path stand in the order of the loads */
  const numbered = new Map();
  for (const word of values(/^load/)) {
    const width = textWidth(word.text, { size: 11 });
    const centre = word.x + (word.align === 'left' ? width / 2 : word.align === 'right' ? -width / 2 : 0);
    const far = points.map((/** @type {{ x: number, y: number }} */ point) =>
      Math.hypot(point.x - centre, point.y - word.y),
    );
    const path = Math.floor(far.indexOf(Math.min(...far)) / loads);
    numbered.set(path, [...(numbered.get(path) ?? []), word.text]);
  }
  const ends = [...numbered.values()].filter((texts) => texts.includes('64'));
  assert.ok(ends.length >= 11, `the end of ${ends.length} of 15 paths has its number`);
});
