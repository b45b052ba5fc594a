import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { fileRun } from '../../scripts/record/fileRun.js';

test('a run is filed compressed without name and time, and its truth as it is', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const json = Buffer.from('{}');
  const truth = Buffer.from('seconds,bytes,rate,kind\n');
  await fileRun(
    new Map([
      ['run1.json', json],
      ['run1.truth.csv', truth],
    ]),
    folder,
  );
  assert.deepEqual(readdirSync(folder).sort(), ['run1.json.gz', 'run1.truth.csv']);
  assert.deepEqual(readFileSync(join(folder, 'run1.truth.csv')), truth);
  const compressed = readFileSync(join(folder, 'run1.json.gz'));
  assert.deepEqual(gunzipSync(compressed), json);
  assert.deepEqual([...compressed.subarray(3, 8)], [0, 0, 0, 0, 0], 'flags and time in the gzip header');
});
