import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureAxis } from '../../scripts/charts/axes/measureAxis.js';
import { chartKind } from '../../scripts/charts/index.js';
import { sceneOf } from '../../scripts/render/sceneOf.js';
import { marksBelow } from '../../scripts/charts/stops/referencedItems.js';
import { chartCase } from './fixtures.js';

/** @typedef {import('../../scripts/model/chartData.js').ChartData} ChartData */

/** @param {string} kind @param {string} name @returns {ChartData} */
const copyOf = (kind, name) => ({ ...chartCase(kind, name).data, layout: 'wide' });

/** The marks of points, each with its place in px. @param {ChartData} data */
const pointsOf = (data) =>
  marksBelow(sceneOf(chartKind(data.kind).spec(data), data.id).root)
    .filter(({ name }) => /^(?:data-point|run)-/.test(name ?? ''))
    .flatMap(({ items }) => items.map(({ x, y }) => [x, y]));

test('a run without a value above zero stands at the foot of a log axis along', () => {
  const data = copyOf('scatter', 'speed-and-size');
  const { against } = data.rows[0];
  assert.ok(against);
  Object.assign(against.runs[0], { value: 0 });
  Object.assign(against, { min: 0 });
  const shown = {
    ...data,
    errorBars: /** @type {const} */ ('runs'),
    options: { ...data.options, 'x-scale': 'log' },
  };
  assert.ok(pointsOf(shown).flat().every(Number.isFinite));
  assert.ok(pointsOf(shown).some(([x]) => x === 0));
});

test('pairs that are all zero are drawn on a log axis too', () => {
  const data = copyOf('dumbbell', 'log');
  for (const { summary } of data.rows)
    Object.assign(summary, { mean: 0, min: 0, max: 0, sd: 0, interval: null });
  const places = pointsOf({ ...data, errorBars: 'none' });
  assert.ok(places.length > 0 && places.flat().every(Number.isFinite));
});

test('a step of a history that is zero stands at the foot of a log axis, with its runs', () => {
  const data = copyOf('history', 'versions');
  const [{ summary }] = data.rows;
  for (const run of summary.runs) Object.assign(run, { value: 0 });
  Object.assign(summary, { mean: 0, min: 0, max: 0, sd: 0, interval: null });
  const places = pointsOf({ ...data, options: { ...data.options, scale: 'log' } });
  assert.ok(places.length > 0 && places.flat().every(Number.isFinite));
});

test('a log axis along a parameter refuses zero, and names the key', () => {
  const data = copyOf('sweep', 'queue-depth');
  data.rows[0].summary.parameters['queue-depth'] = 0;
  assert.throws(
    () => chartKind('sweep').spec(data),
    (/** @type {any} */ error) =>
      /no place for 0 on a log axis of queue depth/.test(error.message) && error.problem.path === 'x',
  );
});

test('one result on a log axis stands in its middle, with half a decade on either side', () => {
  const { data } = chartCase('scatter', 'speed-and-size');
  const [{ summary }] = data.rows;
  const { domain } = measureAxis(data, [summary], { log: true, count: 4 });
  const share = Math.log(summary.mean / 1e6 / domain[0]) / Math.log(domain[1] / domain[0]);
  assert.ok(share > 0.3 && share < 0.7, `${share} of ${domain.join(' to ')}`);
});
