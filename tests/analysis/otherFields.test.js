import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse, analyseCurve } from '../../scripts/analysis/index.js';
import { series } from '../../scripts/model/series.js';
import { flat, readings } from './series.js';

const ask = (/** @type {string} */ name) => ({ analyses: [name] });

/** @param {number[]} milliseconds of frames, one after the other */
function frames(milliseconds) {
  let end = 0;
  const values = milliseconds.map((each) => each / 1000);
  return series({
    metric: 'frame-time',
    times: Float64Array.from(values, (each) => (end += each)),
    values: Float64Array.from(values),
  });
}

/** @param {string} metric @param {number[]} values one a second */
const log = (metric, values) =>
  series({ metric, times: Float64Array.from(values, (_, i) => i + 1), values: Float64Array.from(values) });

test('nothing is looked for that a test does not ask for', () => {
  assert.deepEqual(analyse(readings(flat(500, 60)), { analyses: [] }), []);
  const [found, ...more] = analyse(readings(flat(500, 60)), ask('fill'));
  assert.deepEqual([found.kind, more], ['fill-profile', []]);
});

test('lows are the rate of the slowest frames, and hitches are counted against the frames around them', () => {
  const played = Array.from({ length: 2000 }, (_, i) => (i % 200 === 100 ? 50 : 10));
  const [found] = analyse(frames(played), ask('stutter'));
  assert.ok(found.kind === 'stutter');
  // 1 % are 20 frames: ten of 50 ms and ten of 10 ms; 0.1 % are two of 50 ms
  assert.ok(Math.abs(Number(found.low1) - 20 / 0.6) < 1e-9);
  assert.ok(Math.abs(Number(found.low01) - 20) < 1e-9);
  assert.ok(Math.abs(found.perMinute - (10 / 20.4) * 60) < 1e-9);
  assert.ok(Math.abs(found.share - 0.5 / 20.4) < 1e-9);
  assert.equal(found.longest, 0.05);
  assert.ok(Math.abs(found.rate - 2000 / 20.4) < 1e-9);
  assert.deepEqual(found.over, [
    { seconds: 0.0167, share: 0.005 },
    { seconds: 0.0333, share: 0.005 },
  ]);
});

test('a scene that is slow throughout does not stutter, and few frames have no lows', () => {
  const [found] = analyse(frames([...flat(10, 50), ...flat(40, 40)]), ask('stutter'));
  assert.ok(found.kind === 'stutter');
  assert.deepEqual([found.low1, found.low01, found.perMinute < 60], [null, null, true]);
});

const hot = [...flat(1000, 40), ...flat(700, 80)];

test('a rate that falls while the temperature rises is throttled, from when on and how hot', () => {
  const rate = log('event-rate', hot);
  const heat = log(
    'temperature',
    hot.map((_, i) => Math.min(95, 45 + 1.25 * i)),
  );
  const [found] = analyse(rate, { ...ask('throttling'), others: [rate, heat] });
  assert.ok(found.kind === 'throttling');
  assert.ok(Math.abs(found.lost - 0.3) < 1e-9);
  assert.equal(found.after, 700);
  assert.ok(Math.abs(Number(found.seconds) - 40) <= 2, String(found.seconds));
  assert.ok(Math.abs(Number(found.temperature) - 95) <= 3);
  assert.equal(found.cause, 'temperature');
});

test('a rate that falls with nothing to explain it is not throttled, nor is one that stays', () => {
  const cool = log('temperature', flat(45, 120));
  const falling = log('event-rate', hot);
  const [unexplained] = analyse(falling, { ...ask('throttling'), others: [falling, cool] });
  assert.ok(unexplained.kind === 'throttling' && unexplained.lost === 0 && unexplained.after === null);
  const even = log('event-rate', flat(1000, 120));
  const heat = log(
    'temperature',
    even.times.reduce((all, at) => [...all, 40 + at / 3], /** @type {number[]} */ ([])),
  );
  const [steady] = analyse(even, { ...ask('throttling'), others: [even, heat] });
  assert.ok(steady.kind === 'throttling' && steady.lost === 0);
  assert.deepEqual(analyse(even, { ...ask('throttling'), others: [even] }), []);
});

const curve = { parameters: {}, loads: [1, 2, 4, 8, 16], times: null };

test('a curve by Amdahl’s law gives its serial share back', () => {
  const serial = 0.1;
  const values = curve.loads.map((threads) => 1000 / (serial + (1 - serial) / threads));
  for (const [metric, own] of /** @type {const} */ ([
    ['rate', values],
    ['duration', values.map((each) => 1 / each)],
  ])) {
    const [found] = analyseCurve({ ...curve, metric, values: own }, ask('scaling'));
    assert.ok(found.kind === 'scaling');
    assert.ok(Math.abs(Number(found.serialShare) - serial) < 1e-9);
    assert.ok(Math.abs(found.speedup - 1 / (serial + 0.9 / 16)) < 1e-9);
    assert.ok(Math.abs(found.efficiency - found.speedup / 16) < 1e-12);
  }
});

test('a curve that turns back does not follow the law', () => {
  const [found] = analyseCurve(
    { ...curve, metric: 'rate', values: [100, 190, 350, 300, 120] },
    ask('scaling'),
  );
  assert.ok(found.kind === 'scaling' && found.serialShare === null);
});

test('the knee is where throughput over latency is largest, and not at an end of what was tried', () => {
  const values = [100, 195, 370, 400, 405];
  const times = [0.01, 0.0102, 0.0108, 0.02, 0.0395];
  const [found] = analyseCurve({ ...curve, metric: 'rate', values, times }, ask('knee'));
  assert.ok(found.kind === 'knee');
  assert.deepEqual([found.load, found.rate, found.time], [4, 370, 0.0108]);
  const linear = { ...curve, metric: 'rate', values: curve.loads, times: flat(0.01, 5) };
  const [none] = analyseCurve(linear, ask('knee'));
  assert.ok(none.kind === 'knee' && none.load === null);
  assert.deepEqual(analyseCurve({ ...linear, times: null }, ask('knee')), []);
});
