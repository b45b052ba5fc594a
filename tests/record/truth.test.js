import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { readToml } from '../../scripts/content/toml.js';
import { readTruth } from './readTruth.js';

/*
 * What an emulated drive noted down while it was recorded, held against the model that its product file describes.
 */

const root = dirname(dirname(import.meta.dirname));
const truths = listFiles(root, 'data/raw').filter((path) => path.endsWith('.truth.csv'));

/** @param {Record<string, any>} model @param {number} bytes written before */
const plateauAt = (model, bytes) =>
  model.plateaus.find((/** @type {any} */ { until }) => bytes < until * model.capacity);

for (const path of truths) {
  test(`${path} follows the model of its product`, () => {
    const product = readFileSync(join(root, `data/products/${path.split('/')[2]}.toml`), 'utf8');
    const { target: spec } = /** @type {any} */ (readToml(product).value);
    for (const { bytes, rate, kind } of readTruth(path)) {
      const expected = kind === 'dip' ? spec.dips.rate : plateauAt(spec, bytes).rate;
      assert.equal(rate, expected, `rate after ${bytes} bytes`);
      if (kind === 'dip') assert.equal(bytes % spec.dips.every, 0, `${bytes} bytes begin a dip`);
    }
  });

  test(`${path} never goes back, and no stretch is faster than its rate`, () => {
    const rows = readTruth(path);
    for (const [index, next] of rows.slice(1).entries()) {
      const { seconds, bytes, rate } = rows[index];
      assert.ok(next.bytes > bytes, `bytes after ${bytes}`);
      const shortest = (next.bytes - bytes) / rate;
      assert.ok(next.seconds - seconds > shortest - 0.002, `time from ${bytes} to ${next.bytes} bytes`);
    }
  });
}
