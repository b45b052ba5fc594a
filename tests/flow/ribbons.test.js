import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compose } from '../../scripts/flow/compose.js';
import { firstRibbons, ribbonOf, ribbons } from '../../scripts/flow/records/ribbons.js';
import { binned, lightness, strokesOf } from '../../scripts/flow/records/ribbonStrokes.js';
import { siteRankings } from '../../scripts/flow/records/siteFiles.js';
import { addVocabulary } from '../../scripts/model/vocabulary/index.js';

/* The picture on the home page. */

test('a reading counts for the part of each place that it covers', () => {
  const half = binned([0.5, 1], [10, 30]);
  assert.deepEqual([half[0], half[119], half[120], half[239]], [10, 10, 30, 30]);
  const third = binned([1 / 480, 1], [0.5, 1]);
  assert.equal(third[0], 0.75);
  assert.deepEqual(binned([0.5], [10]).slice(118, 122), [10, 10, null, null]);
});

test('equal ratios are equal steps of lightness, and the best is the lightest', () => {
  const { levelOf, slow, fast } = lightness([1, null, 10, 100], 'higher');
  assert.deepEqual([1, 10, 100].map(levelOf), [0, 9, 18]);
  assert.deepEqual([slow, fast], [1, 100]);
  const latency = lightness([1, 10, 100], 'lower');
  assert.deepEqual([1, 100].map(latency.levelOf), [18, 0]);
  assert.deepEqual([latency.slow, latency.fast], [100, 1]);
  assert.equal(lightness([5, 5], 'higher').levelOf(5), 18);
  const drives = lightness([20e6, 2100e6], 'higher');
  assert.deepEqual([2100e6, 1600e6].map(drives.levelOf), [18, 17], 'a cache is told from what is after it');
  const step = drives.levelOf(210e6) - drives.levelOf(200e6);
  assert.ok(step <= 1 && drives.levelOf(200e6) > drives.levelOf(140e6), '200 is nearer to 210 than to 140');
});

test('neighbours of one level are one stroke, and what is not known is none', () => {
  assert.deepEqual(strokesOf([2, 2, null, 1, 2]), [
    { level: 1, path: 'M3 .5h1' },
    { level: 2, path: 'M0 .5h2M4 .5h1' },
  ]);
});

const folder = join(import.meta.dirname, '../reviewTexts');
const fields = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
for (const { name } of fields) {
  test(`${name}: a picture of its own tests`, async (t) => {
    t.after(() => addVocabulary({}));
    const composed = await compose({ root: join(folder, name) });
    const found = ribbons(composed, siteRankings(composed.results));
    assert.ok(found, name);
    assert.ok(found.ribbons.length > 1);
    for (const { strokes, readings, begin, end, average } of found.ribbons) {
      assert.ok(strokes.length > 0);
      assert.equal(Math.round(readings.reduce((sum, [length]) => sum + length, 0)), 240);
      assert.match(begin, /\d/);
      assert.match(end, /\d/);
      assert.match(average, found.of === 'results' ? /^$/ : /\d/);
    }
    const [{ product }] = found.ribbons;
    const own = ribbonOf(found, product.id);
    assert.deepEqual(own?.ribbons, found.of === 'results' ? undefined : [found.ribbons[0]]);
    assert.deepEqual(firstRibbons(found), found);
    assert.equal(found.of, { processor: 'run', graphics: 'run', router: 'run' }[name] ?? 'results');
  });
}

test('one product alone is no picture', async (t) => {
  t.after(() => addVocabulary({}));
  const composed = await compose({ root: join(folder, 'processor') });
  const alone = composed.results.summaries[0].product;
  const own = (/** @type {{ product: string }} */ { product }) => product === alone;
  const results = {
    ...composed.results,
    tests: composed.results.tests.filter(own),
    summaries: composed.results.summaries.filter(own),
  };
  assert.equal(ribbons({ ...composed, results }, siteRankings(results)), null);
});
