import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareWords } from '../../assets/js/find/answers.js';

test('a share in the finder has no more digits than its interval leaves', () => {
  const cases = /** @type {[number, number, number, string][]} */ ([
    [0.9312, 0.71, 1.204, '0.9 (0.7 to 1.2)'],
    [0.9312, 0.92, 0.943, '0.93 (0.92 to 0.94)'],
    [0.0531, 0.0518, 0.0544, '0.053 (0.052 to 0.054)'],
    [2.61, 0.4, 9.8, '2.6 (0.4 to 9.8)'],
    [1, 1, 1, '1'],
    [0.9549, 0.9549, 0.9549, '0.95'],
    [0.012345, 0.012345, 0.012345, '0.012'],
  ]);
  for (const [value, low, high, text] of cases) assert.equal(shareWords({ value, low, high }), text);
});
