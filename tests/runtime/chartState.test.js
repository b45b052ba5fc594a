import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownData } from '../../assets/js/state/chartState.js';
import { canBeRelative } from '../../assets/js/state/relativeTo.js';
import { readState, readStates } from '../../assets/js/state/urlState.js';
import { rangeSummary } from '../../assets/js/zoom/rangeSummary.js';
import { coursesOf } from '../../scripts/charts/kinds/history/historyLines.js';
import { caption } from '../../scripts/charts/captions/caption.js';
import { series } from '../../scripts/model/series.js';
import { chartCase, typical } from '../charts/fixtures.js';

const caseOf = (/** @type {string} */ kind, /** @type {string} */ name) => chartCase(kind, name).data;

test('an address is read part by part, and what is not possible is left out', () => {
  const bars = caseOf('bar', 'seven-products');
  const [first, second] = bars.products.map(({ id }) => id);
  assert.deepEqual(readState(`bars.sd~hide.${first}_nobody_${second}`, bars), {
    bars: 'sd',
    hidden: [first, second],
  });
  assert.deepEqual(
    readState('scale.log~x.time~view.0_1', bars),
    {},
    'bars begin at zero and have no stretch',
  );
  assert.deepEqual(readState('bars.<script>~__proto__.x~constructor.y~~.', bars), {});
  assert.deepEqual(
    readState(`hide.${bars.products.map(({ id }) => id).join('_')}`, bars),
    {},
    'one product stays',
  );
});

test('a history as shares begins at 100 % with the first step of the product, whatever the order of its rows', () => {
  const data = caseOf('history', 'dates');
  const [{ id, name }] = data.products;
  const first = data.rows.reduce((least, row) =>
    Number(row.step?.at) < Number(least.step?.at) ? row : least,
  );
  const turned = { ...data, rows: [...data.rows].reverse() };
  for (const each of [data, turned]) {
    const shown = shownData(each, { relative: id });
    const share = (/** @type {typeof first} */ { step }) =>
      Number(shown.rows.find((row) => row.step?.at === step?.at)?.summary.mean);
    assert.equal(share(first), 1);
    for (const row of data.rows)
      assert.ok(Math.abs(share(row) - row.summary.mean / first.summary.mean) < 1e-12);
    assert.match(caption(shown).join(' '), new RegExp(`100\\s% is ${name} at ${first.step?.name}`));
    const changes = (/** @type {typeof shown} */ of) =>
      coursesOf(of).flatMap(({ steps }) => steps.map(({ judged }) => judged?.verdict));
    assert.deepEqual(changes(shown), changes(data), 'what is clear is clear as a share too');
  }
  const degrees = caseOf('history', 'temperatures');
  assert.equal(shownData(degrees, { relative: degrees.products[0].id }).relative, undefined);
});

test('a stretch beyond the end of a line is drawn without that line', () => {
  const { series: lines, ...data } = caseOf('timeline', 'five-by-400');
  const [first, ...others] = lines;
  const count = first.series.times.length / 4;
  const cut = (/** @type {Float64Array | null} */ list) => list && list.slice(0, count);
  const { times, values, low, high } = first.series;
  const short = { ...first.series, times: cut(times), values: cut(values), low: cut(low), high: cut(high) };
  const author = /** @type {any} */ ({ ...data, series: [{ ...first, series: short }, ...others] });
  const end = times[times.length - 1];
  const drawn = (/** @type {[number, number]} */ view) => shownData(author, { view, x: 'time' }).series;
  assert.deepEqual(drawn([end * 0.1, end * 0.2]).length, lines.length);
  assert.deepEqual(
    drawn([end * 0.5, end * 0.9]).map(({ product }) => product),
    others.map(({ product }) => product),
  );
});

test('every kind that can be shown in % of a product says so in its subtitle', () => {
  for (const { kind, name } of typical) {
    const data = caseOf(kind, name);
    for (const { id, name: base } of data.products.filter((each) => canBeRelative(data, each.id)))
      assert.equal(shownData(data, { relative: id }).subtitle, `${data.subtitle}, in % of ${base}`, kind);
  }
});

test('a stretch has two ends in their order', () => {
  const line = caseOf('timeline', 'one-line');
  assert.deepEqual(readState('view.1.5_20', line), { view: [1.5, 20] });
  for (const wrong of ['20_1', '1', '1_2_3', 'a_b', '-1_5', '0_1e999', '']) {
    assert.deepEqual(readState(`view.${wrong}`, line), {}, wrong);
  }
});

test('only charts of the page are read, each its own part', () => {
  const data = { fill: caseOf('timeline', 'one-line') };
  const states = readStates('?fill=scale.log&other=scale.log&__proto__=x', data);
  assert.deepEqual([...states], [['fill', { scale: 'log' }]]);
});

test('shownData leaves out and sets, and touches no number', () => {
  const data = caseOf('bar', 'seven-products');
  const [{ id }] = data.products;
  const shown = shownData(data, { hidden: [id], bars: 'range' });
  assert.ok(
    shown.products.every((product) => product.id !== id) && shown.rows.every((row) => row.product !== id),
  );
  assert.equal(shown.errorBars, 'range');
  assert.ok(shown.rows.every((row) => data.rows.includes(row)));
});

const line = (/** @type {Partial<import('../../scripts/model/series.js').Series>} */ more = {}) =>
  /** @type {import('../../scripts/model/chartData.js').ChartSeries} */ (
    /** @type {unknown} */ ({
      product: 'a',
      label: '',
      capacity: null,
      origin: { kind: 'measured' },
      series: {
        ...series({
          metric: 'bandwidth',
          times: Float64Array.of(1, 2, 4, 5),
          values: Float64Array.of(10, 20, 40, 1000),
        }),
        ...more,
      },
    })
  );

test('added products bring their changes, each once', () => {
  const whole = caseOf('scaling', 'three-families');
  const [first, second, third] = whole.products.map(({ id }) => id);
  const only = (/** @type {string[]} */ ids) => ({
    ...whole,
    products: whole.products.filter(({ id }) => ids.includes(id)),
    rows: whole.rows.filter(({ product }) => ids.includes(product)),
    changes: whole.changes?.filter(({ from, to }) => ids.includes(from) && ids.includes(to)),
  });
  const others = [second, third].map((id) => {
    const [{ rows, series, products }, cautions] = [
      only([id]),
      /** @type {import('../../scripts/model/caution.js').Caution[]} */ ([]),
    ];
    const changes = whole.changes?.filter(({ from, to }) => from === id || to === id);
    return { product: products[0], rows, series, cautions, changes };
  });
  const all = only([first, second, third]);
  const added = shownData(only([first]), { added: [second, third] }, others);
  assert.ok(all.changes && all.changes.length > 1);
  assert.deepEqual(new Set(added.changes), new Set(all.changes));
  assert.equal(added.changes?.length, all.changes?.length);
  const pair = shownData(whole, { hidden: [second] }).changes ?? [];
  assert.ok(pair.length > 0 && pair.every(({ from, to }) => from !== second && to !== second));
  assert.deepEqual(
    added.products.map(({ id, capacity }) => [id, capacity]),
    all.products.map(({ id, capacity }) => [id, capacity]),
  );
});

test('what is 100 % is a line where its bar is hidden', () => {
  const overall = caseOf('overall', 'six-products');
  const base = overall.index?.find(({ parts }) => parts.every(({ ratio }) => ratio === 1))?.product;
  const lines = (/** @type {string[]} */ hidden) => shownData(overall, { hidden }).references.length;
  assert.equal(lines([String(base)]), overall.references.length + 1);
  assert.equal(lines([]), overall.references.length);
});

test('the mean of a stretch is over time, its percentiles over readings', () => {
  const found = rangeSummary(line(), { axis: 'time', from: 1, to: 4 });
  assert.deepEqual(
    { mean: found?.mean, readings: found?.readings, min: found?.min, max: found?.max },
    { mean: (10 + 20 + 40 * 2) / 4, readings: 3, min: 10, max: 40 },
  );
  assert.ok(found && found.p1 !== null && found.p1 > 10 && found.p1 < 11);
  assert.equal(rangeSummary(line(), { axis: 'time', from: 7, to: 9 }), null);
});

test('a stretch within a level that a source describes has its rate, and one over several has no mean', () => {
  const fill = line({ axis: 'fraction', times: Float64Array.of(0.1, 1), values: Float64Array.of(300, 100) });
  const described = { ...fill, origin: { ...fill.origin, kind: /** @type {const} */ ('transcribed') } };
  const within = (/** @type {number} */ from, /** @type {number} */ to) =>
    rangeSummary(described, { axis: 'capacity', from, to });
  const level = within(0.4, 0.5);
  assert.deepEqual([level?.mean, level?.min, level?.max], [null, 100, 100]);
  assert.deepEqual([level?.readings, level?.p1], [null, null]);
  const both = within(0, 0.2);
  assert.deepEqual([both?.mean, both?.min, both?.max], [null, 100, 300]);
  assert.equal(within(1.1, 1.2), null);
  assert.equal(rangeSummary(fill, { axis: 'capacity', from: 0.4, to: 0.5 }), null, 'readings are not levels');
  const above = /** @type {const} */ ({ digits: 2, bound: '>' });
  Object.assign(described.series, { stated: { rates: [above, { digits: 1 }] } });
  assert.deepEqual(within(0, 0.2)?.stated, [{ digits: 1 }, above], 'each as its source states it');
});

test('of condensed readings no percentile is told', () => {
  const condensed = line({ low: Float64Array.of(1, 2, 3, 4), high: Float64Array.of(11, 22, 44, 2000) });
  const found = rangeSummary(condensed, { axis: 'time', from: 0, to: 9 });
  assert.deepEqual([found?.p1, found?.p99, found?.min, found?.max], [null, null, 1, 2000]);
});
