import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fillProfile } from '../../scripts/analysis/fillProfile.js';
import { flat, readings } from './series.js';
import { syntheticFill } from './syntheticFill.js';

const folder = new URL('fixtures/fills/', import.meta.url);
/** @type {import('./syntheticFill.js').Profile[]} */
const profiles = readdirSync(folder)
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

const ofCapacity = 0.02;
const ofRate = 0.05;

/** @type {{ cacheEnd: number[], cachedRate: number[], sustainedRate: number[] }} */
const errors = { cacheEnd: [], cachedRate: [], sustainedRate: [] };

/**
 * @param {number | null} found
 * @param {number | null} truth
 */
const relativeError = (found, truth) => Math.abs((found ?? NaN) / (truth ?? NaN) - 1);

for (const profile of profiles) {
  test(`a fill is read: ${profile.name}`, () => {
    const { series, truth } = syntheticFill(profile);
    const found = fillProfile(series);
    assert.ok(found);
    const seen = JSON.stringify({ ...found, plateaus: found.plateaus.map(({ peaks, ...each }) => each) });
    if (truth.cacheEndBytes === null) {
      assert.equal(found.cacheEndBytes, null, `there is no cache to see, but: ${seen}`);
    } else {
      assert.ok(found.cacheEndBytes !== null, `no cache was seen: ${seen}`);
      const off = Math.abs(found.cacheEndBytes - truth.cacheEndBytes) / found.bytes;
      const rateOff = relativeError(found.cachedRate, truth.cachedRate);
      assert.ok(off <= ofCapacity, `cache ends at ${truth.cacheEndBytes} bytes, off by ${off}: ${seen}`);
      assert.ok(rateOff <= ofRate, `cached rate is ${truth.cachedRate}, off by ${rateOff}: ${seen}`);
      errors.cacheEnd.push(off);
      errors.cachedRate.push(rateOff);
    }
    if (truth.sustainedRate === null) {
      assert.equal(found.sustainedRate, null, `a rate that changes to the end is not sustained: ${seen}`);
    } else {
      const rateOff = relativeError(found.sustainedRate, truth.sustainedRate);
      assert.ok(rateOff <= ofRate, `sustained rate is ${truth.sustainedRate}, off by ${rateOff}: ${seen}`);
      errors.sustainedRate.push(rateOff);
    }
    if (profile.plateaus === undefined) return;
    assert.equal(found.plateaus.length, profile.plateaus, `plateaus after the cache: ${seen}`);
  });
}

test('there are at least forty fills with a known truth, and the errors are small as a whole', (t) => {
  assert.ok(profiles.length >= 40, `${profiles.length} fills`);
  for (const [what, all] of Object.entries(errors)) {
    const sorted = [...all].sort((a, b) => a - b);
    const [median, worst] = [sorted[sorted.length >> 1], sorted[sorted.length - 1]];
    t.diagnostic(`${what}: median error ${(100 * median).toFixed(2)} %, worst ${(100 * worst).toFixed(2)} %`);
    assert.ok(median <= 0.01, `median error of ${what} is ${median}`);
  }
});

test('a cliff at the end of the drive is no cache', () => {
  const rates = [...flat(500e6, 90), ...flat(100e6, 30)];
  const capacity = 90 * 500e6 + 30 * 100e6;
  const whole = fillProfile(readings(rates), { capacity });
  assert.deepEqual([whole?.cacheEndBytes, whole?.cachedRate], [null, null]);
  assert.deepEqual(
    whole?.plateaus.map(({ rate }) => Math.round(rate / 1e6)),
    [500, 100],
  );
  assert.equal(fillProfile(readings(rates), { capacity: 3 * capacity })?.cacheEndBytes, 45e9);
});

test('a decline has the rates of its beginning and its end', () => {
  const rates = Array.from({ length: 300 }, (_, at) => 500e6 - (400e6 * at) / 299);
  const [{ trend }] = fillProfile(readings(rates))?.plateaus ?? [];
  assert.ok(trend && relativeError(trend.from, 480e6) < 0.01 && relativeError(trend.to, 120e6) < 0.01);
  const [{ trend: none }] = fillProfile(readings(flat(500e6, 300)))?.plateaus ?? [];
  assert.equal(none, null);
});

test('dips and leaps count alike in what a drive sustains', () => {
  const every = (/** @type {number} */ rate) =>
    fillProfile(
      readings([...flat(900e6, 20), ...flat(500e6, 300).map((usual, at) => (at % 30 === 9 ? rate : usual))]),
    );
  assert.equal(Math.round(Number(every(0)?.sustainedRate) / 1e5), Math.round((5000 * 29) / 30));
  assert.equal(Math.round(Number(every(1000e6)?.sustainedRate) / 1e5), Math.round((5000 * 29 + 10000) / 30));
});
