import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { datumRef } from '../../scripts/charts/marks/datumRef.js';
import { sceneOf } from '../../scripts/render/sceneOf.js';
import { chartCases } from './fixtures.js';

/** Px: more than these shared by two bars is a column that nobody reads; a line may stand so far from its values. */
const [shared, farthest] = [3, 5];

/** A result whose runs lie far apart. @param {any} row */
const wide = (row) => ({
  ...row,
  summary: { ...row.summary, n: 3, min: row.summary.mean * 0.7, max: row.summary.mean * 1.5 },
});

/** With few lines: fifteen have no room beside each other. */
const cases = chartCases()
  .filter(({ kind, data }) => ['sweep', 'percentiles'].includes(kind) && data.products.length < 5)
  .flatMap(({ data, ...fixture }) =>
    ['linear', 'log'].flatMap((scale) =>
      /** @type {const} */ (['wide', 'narrow']).map((layout) => ({
        ...fixture,
        name: `${fixture.kind}/${fixture.name}, ${scale}, ${layout}`,
        data: { ...data, layout, rows: data.rows.map(wide), options: { ...data.options, scale } },
      })),
    ),
  );

/** @typedef {{ items: Record<string, any>[] }} Mark */

/** @param {any} data */
function drawn(data) {
  const scene = sceneOf(chartKind(data.kind).spec(data), data.id);
  const marks = scene.root.items.flatMap(({ items }) => items);
  /** @returns {Mark[]} */
  const of = (/** @type {RegExp} */ name) => marks.filter((/** @type {any} */ mark) => name.test(mark.name));
  return { scene, bars: of(/^spread-/), points: of(/^data-point-/), lines: of(/^data-curve-/) };
}

test('error bars at one place of the axis stand beside each other where they overlap', () => {
  let overlapping = 0;
  for (const { name, data } of cases) {
    // a shorter one lies below its mark
    const bars = drawn({ ...data, errorBars: 'range' })
      .bars.flatMap((mark) => mark.items)
      .filter(({ y, y2 }) => y - y2 > 10);
    for (const [at, a] of bars.entries())
      for (const b of bars.slice(0, at)) {
        const both = Math.min(a.y, b.y) - Math.max(a.y2, b.y2);
        if (a.datum.x !== b.datum.x || both <= shared) continue;
        overlapping += 1;
        assert.ok(Math.abs(a.x - b.x) >= 2, `${name}: two bars at ${a.datum.x} in one column`);
      }
  }
  assert.ok(overlapping > 100, String(overlapping));
});

test('points and bars go aside with their line, by a few px', () => {
  let moved = 0;
  for (const { name, data } of cases) {
    const { bars, points, lines } = drawn({ ...data, errorBars: 'range' });
    const placesOf = (/** @type {Mark} */ { items }) => items.map(({ x }) => x);
    for (const [at, line] of lines.entries()) {
      const [{ xOffset = 0 }] = line.items;
      moved += xOffset === 0 ? 0 : 1;
      assert.ok(Math.abs(xOffset) <= farthest, `${name}: ${xOffset} px`);
      assert.deepEqual(placesOf(points[at]), placesOf(line), name);
      assert.deepEqual(placesOf(bars[at]), placesOf(line), name);
    }
  }
  assert.ok(moved > 20, String(moved));
});

test('lines whose bars do not meet stay where they are', () => {
  const { data } =
    chartCases().find(({ kind, name }) => kind === 'sweep' && name === 'queue-depth') ?? assert.fail();
  const scaled = data.rows.map((row) => {
    const at = data.products.findIndex(({ id }) => id === row.product);
    const mean = row.summary.mean * 100 ** at;
    return { ...row, summary: { ...row.summary, n: 3, mean, min: mean * 0.99, max: mean * 1.01 } };
  });
  const options = { ...data.options, scale: 'log' };
  const { points } = drawn({ ...data, layout: 'wide', errorBars: 'range', rows: scaled, options });
  assert.ok(points.length > 2);
  for (const { items } of points) assert.ok(items.every(({ xOffset }) => xOffset === undefined));
});

test('readers read all lines at the true place, wherever they are drawn', () => {
  let aside = 0;
  for (const { name, data } of cases) {
    const shown = { ...data, errorBars: /** @type {const} */ ('range') };
    const { scene, points } = drawn(shown);
    const values = new Map(
      points.flatMap(({ items }) => items.map(({ datum }) => [datum[datumRef], datum.x])),
    );
    const rows = chartKind(data.kind).stops?.(/** @type {any} */ ({ scene, shown, tell: () => ({}) })) ?? [];
    for (const stop of rows.flat()) {
      if (!stop.aside) continue;
      aside += 1;
      const there = [...values].filter(([row, x]) => row !== stop.of && x === values.get(stop.of));
      assert.deepEqual(
        new Set(stop.others?.(stop).map(({ of }) => of)),
        new Set(there.map(([row]) => row)),
        name,
      );
    }
  }
  assert.ok(aside > 100, String(aside));
});
