import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeName, shown, slugOf } from '../../scripts/add/safeName.js';

test('a file from anywhere gets a name that every system takes', () => {
  const names = {
    'Füll run.PNG': 'Full-run.png',
    '../../etc/passwd': 'etc-passwd',
    '--help': 'help',
    '.hidden.json': 'hidden.json',
    'a"b\u0000c\n.json': 'a-b-c.json',
    '測定.txt': 'file.txt',
    '': 'file',
    '...': 'file',
  };
  for (const [given, safe] of Object.entries(names))
    assert.equal(safeName(given), safe, JSON.stringify(given));
});

test('whatever is long keeps its end, by which it is opened', () => {
  const name = safeName(`${'long '.repeat(100)}.json`);
  assert.ok(name.length <= 100 && name.endsWith('.json'), name);
});

test('a slug has small letters, digits and hyphens', () => {
  assert.equal(slugOf(' WDC PC SN520 SDAPNUW-128G '), 'wdc-pc-sn520-sdapnuw-128g');
  assert.equal(slugOf('Ünïtéd (M.2)'), 'united-m-2');
});

test('what a terminal would obey is not shown to it', () => {
  assert.equal(shown('a\u001b[2Jb\u202ec'), 'a?[2Jb?c');
});
