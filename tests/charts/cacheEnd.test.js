import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { chartCase } from './fixtures.js';

/**
 * A fill described in words, whose first step is the highest of the chart: at the top of its panel there is no room above it.
 *
 * @param {'wide' | 'narrow'} layout
 */
function fromTheTop(layout) {
  const { data } = chartCase('timeline', 'emulated-and-transcribed');
  const [emulated, described] = data.series;
  const values = [500e6, 180e6, 90e6];
  Object.assign(described.series, { values, low: values, high: values, min: 90e6, max: 500e6 });
  const fill = { ...emulated.findings[0], cachedRate: 500e6, cacheEndBytes: 250e9, sustainedRate: 90e6 };
  const series = [{ ...described, findings: [fill] }];
  const products = data.products.filter(({ id }) => id === described.product);
  return { ...data, series, products, layout, options: { x: 'capacity', panels: true } };
}

for (const layout of /** @type {const} */ (['wide', 'narrow']))
  test(`the words where the cache ends stand in the corner under a step from the top, ${layout}`, () => {
    const spec = JSON.stringify(chartKind('timeline').spec(/** @type {any} */ (fromTheTop(layout))));
    assert.match(spec, /cache ends at 250\u2009GB/);
  });
