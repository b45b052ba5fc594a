import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { confidenceInterval } from '../../scripts/statistics/confidenceInterval.js';

/*
 * "until" is judged by awk on the bench; the site judges by its own statistics. Both must mean the same interval.
 */

const calm = join(dirname(dirname(import.meta.dirname)), 'scripts/record/shellParts/calm.sh');
const narrow = (/** @type {number[]} */ values, /** @type {number} */ percent) =>
  spawnSync('sh', ['-c', `. '${calm}'; narrow_within ${percent}`], {
    input: values.map((each) => `${each}\n`).join(''),
  }).status === 0;

for (const n of [2, 3, 5, 6, 10, 31])
  test(`the interval of ${n} runs is the one that pages show`, () => {
    const values = Array.from({ length: n }, (_, i) => 100 + ((i * 37) % 11));
    const interval = confidenceInterval(values);
    assert.ok(interval);
    const mean = values.reduce((sum, each) => sum + each, 0) / n;
    const percent = ((interval.high - interval.low) / 2 / mean) * 100;
    assert.ok(narrow(values, percent * 1.001));
    assert.ok(!narrow(values, percent * 0.999));
  });

test('every column has to be narrow, and one run never is', () => {
  const two = spawnSync('sh', ['-c', `. '${calm}'; narrow_within 5`], { input: '1 10\n1 20\n1 30\n' });
  assert.equal(two.status, 1);
  assert.ok(!narrow([1], 99));
});
