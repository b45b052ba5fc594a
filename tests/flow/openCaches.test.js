import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { importsOf } from '../../scripts/architecture/folderImports.js';
import { madeBy, packedBy } from '../../scripts/flow/incremental/openCaches.js';

const root = join(import.meta.dirname, '../..');

test('drawings and archives are known by all code that makes them', () => {
  for (const [kind, made] of Object.entries({
    chart: 'scripts/flow/drawingThread.js',
    archive: 'scripts/flow/records/packArchive.js',
  })) {
    const known = kind === 'archive' ? packedBy : madeBy.chart;
    const imported = importsOf(readFileSync(join(root, made), 'utf8')).filter((path) => path.startsWith('.'));
    const folders = imported.map(
      (path) => `scripts/${path.split('/').find((part) => !part.startsWith('.'))}`,
    );
    // how a thread is asked is in no drawing
    const needed = new Set([made, ...folders.filter((folder) => folder !== 'scripts/io')]);
    assert.deepEqual(
      [...needed].filter((place) => !known.includes(place)),
      [],
      kind,
    );
  }
});
