import assert from 'node:assert/strict';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { addResults } from '../../scripts/add/addResults.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { capture } from '../command/capture.js';
import { temporaryFolder } from '../io/temporary.js';

const here = import.meta.dirname;

test('nothing is written where one of the files would lie on something else', async (context) => {
  const root = temporaryFolder(context);
  for (const part of ['base', 'fixtures/later-runs/project'])
    cpSync(join(here, part), root, { recursive: true });
  cpSync(join(here, 'fixtures/later-runs/input'), join(root, 'input'), { recursive: true });
  // a folder is no file, and the plan does not see it
  mkdirSync(join(root, 'data/raw/alpha-128/2026-11/random-read/run3.json'));
  const before = listFiles(root, 'data');
  await assert.rejects(
    capture(root, (terminal) => addResults(['input'], { root, terminal })),
    /would overwrite data\/raw\/alpha-128\/2026-11\/random-read\/run3\.json/,
  );
  assert.deepEqual(listFiles(root, 'data'), before);
});
