import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nonBreaking } from '../../scripts/charts/words/nonBreaking.js';

test('no line ends within a number with its unit, or after the hyphens of an option', () => {
  for (const [text, tied] of [
    ['12\u2009%', '12\u202f%'],
    ['Kioxia BG4 128 GB', 'Kioxia BG4 128\u00a0GB'],
    ['in MB/s', 'in MB/\u2060s'],
    ['duration, -O2, --release', 'duration, -\u2060O2, -\u2060-\u2060release'],
    ['two-way, a - b', 'two-way, a - b'],
  ])
    assert.equal(nonBreaking(text), tied);
});
