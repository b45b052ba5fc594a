import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byteUnit, unitWord } from '../../scripts/parsers/shared/unitWord.js';

test('byteUnit tells KiB from kB, and KB of the tools that mean 1024', () => {
  assert.equal(byteUnit('KiB/s'), 1024);
  assert.equal(byteUnit('kB/s'), 1000);
  assert.equal(byteUnit('KB', { binary: true }), 1024);
  assert.equal(byteUnit('GB'), 1e9);
  assert.equal(byteUnit('MBps'), 1e6);
  assert.equal(byteUnit('B/s'), 1);
});

test('byteUnit reads bits as eighths of bytes', () => {
  assert.equal(byteUnit('Gibit/s'), 2 ** 30 / 8);
  assert.equal(byteUnit('Mbit/s'), 125000);
});

test('byteUnit knows no other words', () => {
  for (const word of ['', 's', 'IOPS', 'MHz', 'i']) assert.equal(byteUnit(word), null, word);
});

test('mega is not milli', () => {
  for (const [word, unit, factor] of /** @type {const} */ ([
    ['MW', 'W', 1e6],
    ['mW', 'W', 1e-3],
    ['MWh', 'J', 3.6e9],
    ['mWh', 'J', 3.6],
    ['MV', 'V', 1e6],
    ['mV', 'V', 1e-3],
  ])) {
    const found = unitWord(word);
    assert.deepEqual([found?.unit, found?.factor], [unit, factor], word);
  }
});
