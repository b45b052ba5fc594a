import assert from 'node:assert/strict';
import { test } from 'node:test';
import { position } from '../../scripts/charts/axes/axis.js';
import { chartKind } from '../../scripts/charts/index.js';
import { textWidth } from '../../scripts/model/lib/textWidth.js';
import { chartCase, chartCases, rowsIn } from './fixtures.js';

const cases = chartCases().filter(({ kind }) => kind === 'bar' || kind === 'grouped-bar');

/** @param {(typeof cases)[number]} drawn @param {'wide' | 'narrow'} layout */
function layersOf({ kind, data }, layout) {
  const spec = /** @type {any} */ (chartKind(kind).spec({ ...data, layout }));
  const { layer, width } = spec;
  const values = (/** @type {RegExp} */ name) => rowsIn(spec, name);
  const { scale, axis } = layer[0].encoding.x;
  const along = position(
    /** @type {any} */ ({ domain: scale.domain, scale: { type: scale.type ?? 'linear' } }),
    width,
  );
  const px = (/** @type {number} */ value) => along(Math.max(value, scale.domain[0]));
  const words = layer
    .filter((/** @type {any} */ each) => /^data-value/.test(each.name))
    .flatMap((/** @type {any} */ { data: { values: rows }, mark: { dx, align } }) =>
      rows.map((/** @type {any} */ { reach, at, text, weight }) => {
        const length = textWidth(text, { weight: weight === 'bold' ? 600 : 400 });
        const left = px(reach) + dx - (align === 'right' ? length : 0);
        return { text, left, right: left + length, top: at - 5, bottom: at + 5 };
      }),
    );
  return { values, px, words, ticks: axis.values };
}

test('neither a reference line nor a line of the grid goes through the value of a bar', () => {
  let gaps = 0;
  for (const drawn of cases)
    for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
      const { values, px, words, ticks } = layersOf(drawn, layout);
      const covers = values(/^grid-gap$/);
      for (const { text, left, right, top, bottom } of words) {
        const of = `${drawn.kind} ${drawn.name}, ${layout}: ${text}`;
        for (const line of values(/^reference$/))
          assert.ok(
            px(line.value) < left || px(line.value) > right || line.bottom < top || line.top > bottom,
            of,
          );
        if (!ticks.some((/** @type {number} */ tick) => px(tick) > left && px(tick) < right)) continue;
        gaps += 1;
        assert.ok(
          covers.some(
            (/** @type {any} */ box) =>
              box.left <= left && box.right >= right && box.top <= top && box.bottom >= bottom,
          ),
          of,
        );
      }
    }
  assert.ok(gaps > 20);
});

/** The first product's interval reaches so many times as far as its bar. @param {number} times @param {'wide' | 'narrow'} layout */
function reaching(times, layout) {
  const drawn =
    chartCases().find(({ kind, name }) => kind === 'bar' && name === 'seven-products') ?? assert.fail();
  const [first, ...others] = drawn.data.rows;
  const { mean, interval } = first.summary;
  const long = { ...first.summary, interval: interval && { ...interval, high: mean * times } };
  const data = { ...drawn.data, rows: [{ ...first, summary: long }, ...others] };
  const { values, px } = layersOf({ ...drawn, data }, layout);
  const bars = values(/^data-bar$/);
  const bar = bars.find((/** @type {any} */ { product }) => product === data.products[0].name);
  const word = values(/^data-value/).find((/** @type {any} */ { at }) => at > bar.top - 3 && at < bar.bottom);
  return { fromBar: px(word.reach) - px(bar.value), over: (bar.top + bar.bottom) / 2 - word.at };
}

test('the value of a bar with a long error bar stands at the end of the bar, over the line of the error bar', () => {
  const { fromBar, over } = reaching(6, 'wide');
  assert.ok(fromBar === 0 && over > 7);
  for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
    const short = reaching(1.1, layout);
    assert.ok(short.fromBar > 0 && short.over === 0, layout);
  }
});

test('where a name stands over the bar, the value stands behind its long error bar', () => {
  const { fromBar, over } = reaching(6, 'narrow');
  assert.ok(fromBar > 100 && over === 0);
});

test('runs that are all alike have neither dots nor an error bar', () => {
  const { kind, name, data, folder } =
    cases.find((each) => each.kind === 'bar' && each.name === 'equal-values') ?? assert.fail();
  const { values } = layersOf({ kind, name, data, folder }, 'wide');
  assert.deepEqual(values(/^(?:data-run|data-spread|halo)/), []);
});

test('between two values a reference line is whole or not there, never a speck', () => {
  for (const drawn of cases)
    for (const layout of /** @type {const} */ (['wide', 'narrow']))
      for (const { top, bottom } of layersOf(drawn, layout).values(/^reference$/))
        // what ends where the plot begins leads to the words above it
        assert.ok(
          bottom === 0 || bottom - top > 7.5,
          `${drawn.kind} ${drawn.name}, ${layout}: ${bottom - top}`,
        );
});

test('where ratios lie around 1, "no result" stands behind the line at 1', () => {
  const { kind, data, ...drawn } = chartCase('bar', 'ratios-around-1');
  const rows = data.rows.slice(1);
  for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
    const { words, values, px } = layersOf({ ...drawn, kind, data: { ...data, rows } }, layout);
    const none = words.filter((/** @type {any} */ { text }) => text === 'no result');
    assert.ok(none.length > 0);
    for (const { left } of none) assert.ok(left > px(values(/^zero$/)[0].at), layout);
  }
});
