import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDuration } from '../../scripts/model/quantity.js';

test('a time of two minutes and more is said in minutes, of two hours and more in hours', () => {
  const said = [80, 119.6, 120, 576, 3599.7, 7200, 7829].map((seconds) =>
    formatDuration(seconds).replace(/\s/g, ' '),
  );
  assert.deepEqual(said, ['80.0 s', '120 s', '2 min', '9 min 36 s', '60 min', '2 h', '2 h 10 min']);
});

test('beside longer times a minute is said as one', () => {
  const said = [45, 59.9, 94.5, 180].map((seconds) => formatDuration(seconds, 3, 60).replace(/\s/g, ' '));
  assert.deepEqual(said, ['45.0 s', '59.9 s', '1 min 35 s', '3 min']);
});
