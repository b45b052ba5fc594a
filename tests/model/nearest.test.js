import assert from 'node:assert/strict';
import { test } from 'node:test';
import { didYouMean, nearest } from '../../scripts/model/lib/nearest.js';

test('what has most letters in common is near, and no other', () => {
  for (const [name, known, expected] of /** @type {[string, string[], string | null][]} */ ([
    ['bandwith', ['iops', 'bandwidth'], 'bandwidth'],
    ['MB/sec', ['MB/s', 'MiB/s'], 'MB/s'],
    ['wd-sn52-128', ['wd-sn520-128', 'kioxia-bg4-128'], 'wd-sn520-128'],
    ['dB', ['s', 'ms'], null],
    ['b', ['a'], null],
    ['points', ['fps', 'W'], null],
    ['x', [], null],
  ]))
    assert.equal(nearest(name, known), expected, name);
  assert.equal(didYouMean('dB', ['s', 'ms'], 'units'), 'units: s, ms');
});
