import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fillProfile } from '../../scripts/analysis/fillProfile.js';
import { readSource } from '../../scripts/io/readSource.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { readTruth } from '../record/readTruth.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const raw = join('data', 'raw');
/** Anything else is a level at which the drive writes. */
const passing = ['dip', 'recovery'];

/** @typedef {import('../record/readTruth.js').Change} Change */

/** What the emulated drives wrote down themselves, beside the logs of what fio saw. */
const truths = existsSync(join(root, raw))
  ? readdirSync(join(root, raw), { recursive: true, encoding: 'utf8' })
      .filter((file) => /disk-fill.run\d+\.truth\.csv$/.test(file))
      .map((file) => join(raw, file))
      .sort()
  : [];

/**
 * What the drive wrote in fact on its last level, dips and a busy machine included, as far as it was written down.
 *
 * @param {Change[]} changes
 */
function lastRate(changes) {
  const level = changes.findLast(({ kind }) => !passing.includes(kind))?.rate ?? NaN;
  const from = changes.find(({ rate }) => rate === level);
  const to = changes[changes.length - 1];
  return from && to.seconds > from.seconds ? (to.bytes - from.bytes) / (to.seconds - from.seconds) : level;
}

/** @param {string} truth */
function readFill(truth) {
  const name = truth.replace('.truth.csv', '_bw.log');
  const log = existsSync(join(root, `${name}.gz`)) ? `${name}.gz` : name;
  const { series } = parseSource(readSource(root, log).source);
  const writes = series.filter(
    ({ metric, parameters }) => metric === 'bandwidth' && parameters.operation === 'write',
  );
  assert.ok(writes.length > 0, `no writes in ${join(dirname(truth), log)}`);
  return writes.reduce((longest, each) => (each.duration > longest.duration ? each : longest));
}

for (const file of truths) {
  test(`a recorded fill agrees with what the drive did: ${file}`, () => {
    const changes = readTruth(file);
    const found = fillProfile(readFill(file));
    assert.ok(found);
    const seen = JSON.stringify(found);
    const firstOther = changes.find(({ kind }) => kind !== 'cache' && !passing.includes(kind));
    if (changes[0].kind !== 'cache' || !firstOther) {
      assert.equal(found.cacheEndBytes, null, `the drive had no cache that ended: ${seen}`);
      return;
    }
    const off = Math.abs((found.cacheEndBytes ?? NaN) - firstOther.bytes) / found.bytes;
    assert.ok(off <= 0.02, `the cache ended at ${firstOther.bytes} bytes, off by ${off}: ${seen}`);
    const rateOff = Math.abs((found.cachedRate ?? NaN) / changes[0].rate - 1);
    assert.ok(rateOff <= 0.05, `the cache took ${changes[0].rate} B/s, off by ${rateOff}: ${seen}`);
    const rate = lastRate(changes);
    const sustainedOff = Math.abs((found.sustainedRate ?? NaN) / rate - 1);
    assert.ok(sustainedOff <= 0.05, `it sustained ${rate} B/s, off by ${sustainedOff}: ${seen}`);
  });
}

test('every emulated fill has its truth beside it', (t) => {
  t.diagnostic(`${truths.length} recorded fills`);
  assert.ok(truths.every((file) => readTruth(file).length > 0));
});
