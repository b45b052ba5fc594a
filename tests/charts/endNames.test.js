import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { chartCase, rowsIn } from './fixtures.js';

/** @param {(rows: any[]) => any[]} of the rows that are drawn @param {'wide' | 'narrow'} [layout] */
function drawn(of, layout = 'wide') {
  const { data } = chartCase('percentiles', 'latency');
  const spec = /** @type {any} */ (
    chartKind('percentiles').spec({ ...data, rows: of(data.rows), errorBars: 'none', layout })
  );
  return {
    inPlot: rowsIn(spec, /^end-name/),
    led: rowsIn(spec, /^name-leader/),
    atEdge: rowsIn(spec, /^key-label/),
    width: spec.width,
  };
}

const [first] = chartCase('percentiles', 'latency').data.products;

/** Of the first product nothing beyond p99. @param {any[]} rows */
const cut = (rows) =>
  rows.filter(({ product, summary }) => product !== first.id || Number(summary.statistic.slice(1)) <= 99);

test('a curve that ends before the others has its name at its own end', () => {
  const { inPlot, atEdge, width } = drawn(cut);
  assert.equal(inPlot.length, 1);
  assert.ok(inPlot[0].text.startsWith(first.name), inPlot[0].text);
  assert.ok(inPlot[0].x > width * 0.4 && inPlot[0].x < width * 0.75, String(inPlot[0].x));
  assert.ok(atEdge.length > 0 && !atEdge.some((/** @type {any} */ { text }) => text === first.name));
});

test('curves that end together keep their names in the column beside the plot', () => {
  assert.deepEqual(drawn((rows) => rows).inPlot, []);
  assert.deepEqual(drawn(cut, 'narrow').inPlot, [], 'narrow, all are named above');
});

test('a name without room beside its end stands at the end of a line from there', () => {
  const [, second] = chartCase('percentiles', 'latency').data.products;
  /** The second product takes a little less than the first, and goes on. @param {any[]} rows */
  const close = (rows) =>
    cut(rows).map((row) => {
      const { statistic } = row.summary;
      const upper = rows.find(
        ({ product, summary }) => product === first.id && summary.statistic === statistic,
      );
      return row.product === second.id
        ? { ...row, summary: { ...upper.summary, mean: upper.summary.mean * 0.9 } }
        : row;
    });
  const { inPlot, led } = drawn(close);
  assert.equal(inPlot.length, 1);
  assert.equal(led.length, 1);
});

test('where a stretch ends within a dip, the name of the line stands at its level', () => {
  const { data } = chartCase('timeline', 'five-by-400');
  const last = data.products.find(({ name }) => name === 'Union AM610 128GB')?.id;
  const placed = (/** @type {number} */ to) => {
    const view = /** @type {[number, number]} */ ([150, to]);
    const spec = /** @type {any} */ (
      chartKind('timeline').spec({ ...data, options: { ...data.options, view }, layout: 'wide' })
    );
    const name = rowsIn(spec, /^key-label/).find(
      (/** @type {any} */ { text }) => text === 'Union AM610 128GB',
    );
    const line = data.series.findIndex(({ product }) => product === last) + 1;
    return { name: name.y, end: rowsIn(spec, new RegExp(`^data-line-${line}$`)).at(-1).y };
  };
  const [before, within] = [placed(240), placed(245)];
  assert.ok(within.end < before.end / 2, 'the last reading is in a dip');
  assert.ok(Math.abs(within.name - before.name) < 10, `${before.name} ${within.name}`);
});
