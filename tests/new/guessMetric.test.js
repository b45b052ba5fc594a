import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVocabulary } from '../../scripts/model/vocabulary/index.js';
import { guessMetric } from '../../scripts/new/blogParser/guessMetric.js';

/** @type {[string, string, string | null][]} */
const cases = [
  ['frame_time_ms', 'frame-time', 'ms'],
  ['frameTime (s)', 'frame-time', 's'],
  ['elapsed_ms', 'duration', 'ms'],
  ['Throughput (MB/s)', 'bandwidth', 'MB/s'],
  ['fps', 'frame-rate', null],
  ['total_duration', 'duration', null],
];

for (const [name, metric, unit] of cases)
  test(`${name} is guessed to be ${metric}${unit ? ` in ${unit}` : ''}`, () => {
    const guess = guessMetric(name);
    assert.deepEqual([guess.metric, guess.unit], [metric, unit]);
  });

test('a metric of the blog whose name is in that of a number goes before what its unit says', (context) => {
  context.after(() => addVocabulary({}));
  addVocabulary({ metrics: { 'frame-pacing': { title: 'frame pacing', unit: 's', better: 'lower' } } });
  assert.equal(guessMetric('frame_pacing_ms').metric, 'frame-pacing');
});
