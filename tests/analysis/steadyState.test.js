import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../../scripts/analysis/index.js';
import { steadyState } from '../../scripts/statistics/steadyRounds.js';
import { flat, readings } from './series.js';

test('steady state is reached in the first five rounds that keep the range and the slope', () => {
  const found = steadyState([900, 500, 300, 210, 200, 205, 195, 200, 100]);
  assert.deepEqual([found?.reached, found?.fromRound, found?.toRound], [true, 4, 8]);
  assert.equal(found?.mean, 202);
  assert.ok(Math.abs((found?.range ?? 0) - 15 / 202) < 1e-12);
});

test('a range over 20 % of the mean is not steady', () => {
  const found = steadyState([100, 100, 121, 100, 100]);
  assert.deepEqual([found?.reached, found?.fromRound, found?.toRound], [false, null, null]);
  assert.equal(steadyState([100, 100, 120, 100, 100])?.reached, true);
});

test('a slope over 10 % of the mean over the window is not steady, within the range or not', () => {
  assert.equal(steadyState([106, 103, 100, 97, 94])?.reached, false);
  assert.equal(steadyState([105, 102.5, 100, 97.5, 95])?.reached, true);
  assert.ok(Math.abs((steadyState([105, 102.5, 100, 97.5, 95])?.slope ?? 0) + 0.1) < 1e-12, 'it falls');
  assert.ok(Math.abs((steadyState([95, 97.5, 100, 102.5, 105])?.slope ?? 0) - 0.1) < 1e-12, 'it rises');
});

test('steady rounds last where every later window is steady too', () => {
  assert.equal(steadyState([900, 500, 300, 210, 200, 205, 195, 200, 100])?.lasts, false);
  assert.equal(steadyState([900, 200, 201, 199, 200, 202, 200, 201])?.lasts, true);
  assert.equal(steadyState([900, 100, 100, 200, 100])?.lasts, false);
});

test('fewer than five rounds tell nothing, and rounds of zero are never steady', () => {
  assert.equal(steadyState([1, 1, 1, 1]), null);
  assert.equal(steadyState([0, 0, 0, 0, 0])?.reached, false);
});

test('a series is cut into rounds of equal time where a test has rounds', () => {
  const values = [...flat(900, 30), ...flat(200, 60)];
  const series = readings(values, { operation: 'read' });
  assert.deepEqual(analyse(series), []);
  const [found] = analyse(series, { rounds: 9 });
  assert.ok(found.kind === 'steady-state');
  assert.deepEqual([found.reached, found.fromRound, found.toRound, found.mean], [true, 4, 8, 200]);
  assert.deepEqual([found.rounds, found.fromSeconds, found.toSeconds], [9, 30, 80]);
});
