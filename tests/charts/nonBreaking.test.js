import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nonBreaking } from '../../scripts/charts/words/nonBreaking.js';

test('no line ends within a number with its unit, a size of M.2, or after the hyphens of an option', () => {
  for (const [text, tied] of [
    ['12\u2009%', '12\u202f%'],
    ['Kioxia BG4 128 GB', 'Kioxia BG4 128\u00a0GB'],
    ['Random read, 4 KiB, 70 % read', 'Random read, 4\u00a0KiB, 70\u00a0% read'],
    ['in MB/s', 'in MB/\u2060s'],
    ['duration, -O2, --release', 'duration, -\u2060O2, -\u2060-\u2060release'],
    ['two-way, a - b', 'two-way, a - b'],
    ['SATA 3, 6 Gb/s', 'SATA 3, 6\u00a0Gb/s'],
    ['MLC, 128 Gbit a die', 'MLC, 128\u00a0Gbit a die'],
    ['2.5″ 7 mm SATA, M.2 2260, M.2 2280', '2.5″ 7\u00a0mm SATA, M.2\u00a02260, M.2\u00a02280'],
    ['M.2 card, 8 mmap', 'M.2 card, 8 mmap'],
  ])
    assert.equal(nonBreaking(text), tied);
});
