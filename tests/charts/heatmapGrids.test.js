import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { sceneOf } from '../../scripts/render/sceneOf.js';
import { chartCase, withTwins } from './fixtures.js';

/** @param {any} data @returns {any[]} */
const layersOf = (data) => /** @type {any} */ (chartKind('heatmap').spec({ ...data, layout: 'wide' })).layer;

test('a heat map says what stands down as well as what stands across', () => {
  const { data } = chartCase('heatmap', 'snia-table');
  const heads = layersOf(data)
    .filter(({ name }) => name.startsWith('head-1'))
    .flatMap(({ data: { values } }) => values.map((/** @type {any} */ { text }) => text));
  assert.ok(heads.includes('block size') && heads.includes('read'), String(heads));
});

test('four grids that fit beside one another stand two and two', () => {
  const { data } = chartCase('heatmap', 'two-products-with-holes');
  const four = withTwins(data);
  const corners = [1, 2, 3, 4].map((at) => {
    const [cell] = layersOf(four).find(({ name }) => name === `data-cell-${at}`).data.values;
    return [cell.x, cell.y];
  });
  const [[left, top], [right, beside], [under, bottom]] = corners;
  assert.ok(right > left && beside === top && under === left && bottom > top, JSON.stringify(corners));
  assert.equal(new Set(corners.map(([x]) => x)).size, 2);
});

test('each head stands in line with what it heads', () => {
  const { data } = chartCase('heatmap', 'snia-table');
  const layers = layersOf(data);
  const words = layers
    .filter(({ name }) => name.startsWith('head-1'))
    .flatMap(({ data: { values }, mark: { align } }) =>
      values.map((/** @type {any} */ { x, text }) => ({ x, text, align })),
    );
  const find = (/** @type {string} */ text) => words.find((each) => each.text === text);
  const cells = layers.find(({ name }) => name === 'data-cell-1').data.values;
  const right = Math.max(...cells.map((/** @type {any} */ each) => each.right));
  const left = Math.min(...cells.map((/** @type {any} */ each) => each.x));
  const [size] = words.filter(({ text }) => /KiB$/.test(text));
  assert.deepEqual([find('block size')?.x, find('block size')?.align], [size.x, size.align]);
  assert.equal(find('read')?.x, (left + right) / 2);
});

test('the frame of a cell lies within it and has an extent, however narrow the cell is', () => {
  for (const [kind, name] of [
    ['heatmap', 'two-products-with-holes'],
    ['score-table', 'five-cards'],
    ['stacked-bar', 'phases'],
  ])
    for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
      const { data } = chartCase(kind, name);
      const shown = { ...data, layout };
      const scene = sceneOf(chartKind(kind).spec(shown), data.id);
      const tell = () => ({ title: '', value: '', lines: [] });
      const stops = (chartKind(kind).stops?.(/** @type {any} */ ({ scene, shown, tell })) ?? []).flat();
      assert.ok(stops.length > 3);
      for (const { box, ring } of stops) {
        assert.ok(box && ring && ring.left > box.left && ring.right < box.right, `${kind}: within its cell`);
        assert.ok(ring.right > ring.left && ring.bottom > ring.top, `${kind}: has an extent`);
      }
    }
});

test('all grids have one scale: equal results have one colour, greater ones in another grid a stronger one', () => {
  const { data } = chartCase('heatmap', 'two-products-with-holes');
  const one = data.rows.filter(({ product }) => product === data.products[0].id);
  const pair = withTwins({ ...data, products: data.products.slice(0, 1), rows: one });
  const strengths = (/** @type {any} */ shown) =>
    [1, 2].map((at) =>
      layersOf(shown)
        .find(({ name }) => name === `data-cell-${at}`)
        .data.values.map((/** @type {any} */ { opacity }) => opacity),
    );
  const [own, equal] = strengths(pair);
  assert.deepEqual(equal, own);
  const rows = pair.rows.map((/** @type {any} */ row) =>
    row.product === pair.products[0].id
      ? row
      : { ...row, summary: { ...row.summary, mean: 4 * row.summary.mean, median: 4 * row.summary.median } },
  );
  const [least, most] = strengths({ ...pair, rows });
  assert.ok(
    most.every((/** @type {number} */ strength, /** @type {number} */ at) => strength > least[at]),
    `${least} beside ${most}`,
  );
});
