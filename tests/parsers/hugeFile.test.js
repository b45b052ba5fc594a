import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { unpackArchive } from '../../scripts/unpack/index.js';
import { openSources } from '../../scripts/io/openSources.js';
import { InputError } from '../../scripts/model/inputError.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource, recogniseParser } from '../../scripts/parsers/index.js';

/* A file that begins like a tool's output and goes on with a gigabyte of zeros, sparse on disk: told, and never held in memory. */
const beginnings = {
  nothing: '',
  'fio JSON': '{\n  "fio version" : "fio-3.33",\n  "jobs" : [\n',
  'a fio log': '0, 1000, 0, 4096, 0\n500, 1000, 0, 4096, 0\n',
  'fio text': 'rand: (g=0): rw=randread, bs=(R) 4096B-4096B\nfio-3.33\n',
  'terse fio': '3;fio-3.33;job;0;0;',
  DiskSpd: '<Results>\n<System>',
  'a table': 'device,test,metric,run1\n',
  smartctl: '{"smartctl": {"version":[7,3]},\n"json_format_version": [1,0],',
  'a zip archive': 'PK\u0003\u0004',
};
const gigabyte = 2 ** 30;

for (const [name, beginning] of Object.entries(beginnings)) {
  test(`${name}, then a gigabyte of zeros, is an error for its author`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'huge-'));
    try {
      const file = join(folder, 'input');
      writeFileSync(file, beginning);
      truncateSync(file, gigabyte);
      const before = process.memoryUsage.rss();
      const [{ source, error }] = [...openSources([file], unpackArchive)];
      if (source) assert.throws(() => parseSource(source), InputError);
      else assert.ok(error instanceof InputError);
      // other tests of this process may hold as much
      assert.ok(process.memoryUsage.rss() - before < gigabyte / 2, 'the whole file was read into memory');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test('comments are looked for in no long file that is packed', () => {
  const packed = (/** @type {Uint8Array} */ bytes) => ({ ...bytesSource('notes', bytes), size: null });
  const short = packed(readFileSync(join(import.meta.dirname, 'fixtures/jmh/in-comments/input.java')));
  assert.equal(recogniseParser(short).tool, 'jmh');
  const text = () => assert.fail('the whole file was read');
  const long = { ...packed(Buffer.alloc(2 ** 21, '// a remark\n')), text };
  assert.throws(() => recogniseParser(long), /no known tool wrote this/);
});
