import assert from 'node:assert/strict';
import { test } from 'node:test';
import { didYouMean, nearest } from '../../scripts/model/lib/nearest.js';

test('what differs by a slip is near, and no other', () => {
  for (const [name, known, expected] of /** @type {[string, string[], string | null][]} */ ([
    ['bandwith', ['iops', 'bandwidth'], 'bandwidth'],
    ['MB/sec', ['MB/s', 'MiB/s'], 'MB/s'],
    ['wd-sn52-128', ['wd-sn520-128', 'kioxia-bg4-128'], 'wd-sn520-128'],
    ['dB', ['s', 'ms'], null],
    ['b', ['a'], null],
    ['points', ['fps', 'W'], null],
    ['capcaity', ['capacity'], 'capacity'],
    ['computer', ['compiler', 'machine'], null],
    ['x', [], null],
  ]))
    assert.equal(nearest(name, known), expected, name);
  assert.equal(didYouMean('dB', ['s', 'ms'], 'units'), 'units: s, ms');
});

test('a long list says where the rest is, and none how to begin', () => {
  const names = Array.from({ length: 19 }, (_, at) => `long-name-${at}`);
  assert.match(didYouMean('x', names, 'keys', '/page/'), /long-name-15, \.\.\. \(all: \/page\/\)$/);
  assert.match(didYouMean('x', names, 'keys'), /long-name-15, and 3 more$/);
  assert.match(didYouMean('x', names, 'products'), / \(all: data\/products\/\)$/);
  assert.equal(didYouMean('x', [], 'rows'), 'rows: none yet');
  assert.equal(didYouMean('vm', [], 'testbeds'), 'testbeds: none yet; npm run new -- testbed vm writes one');
  assert.match(didYouMean('(none)', [], 'testbeds'), / -- testbed NAME writes one$/);
});
