import assert from 'node:assert/strict';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { compose } from '../../scripts/flow/compose.js';
import { publishReview } from '../../scripts/publish/publishReview.js';
import { temporaryFolder } from '../io/temporary.js';

/* One cause may change what several reviews were published with. */
const project = fileURLToPath(new URL('../..', import.meta.url));
const slugs = ['two-disks', 'the-same-again'];

test('reviews whose numbers changed by one cause are published one after the other', async (context) => {
  const root = temporaryFolder(context);
  cpSync(join(project, 'tests/problems/base'), root, { recursive: true });
  cpSync(join(project, 'assets/css/tokens'), join(root, 'assets/css/tokens'), { recursive: true });
  cpSync(join(root, 'content/reviews/two-disks'), join(root, 'content/reviews/the-same-again'), {
    recursive: true,
  });
  const errors = async () =>
    (await compose({ root })).problems.filter(({ severity }) => severity === 'error');
  for (const slug of slugs) await publishReview(root, slug);

  for (const slug of slugs) changeLock(join(root, `content/reviews/${slug}/published.json`));
  const changed = (await errors()).map(({ file }) => file);
  for (const slug of slugs) assert.ok(changed.includes(`content/reviews/${slug}/index.md`), slug);
  await assert.rejects(publishReview(root, slugs[0]), /not published/, 'an update has to say why');

  for (const slug of slugs) {
    sayWhy(join(root, `content/reviews/${slug}/index.md`));
    await publishReview(root, slug);
  }
  assert.deepEqual(await errors(), []);
});

/** As if another number had been published. @param {string} path */
function changeLock(path) {
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const [key] = Object.keys(lock.numbers);
  writeFileSync(path, JSON.stringify({ ...lock, numbers: { ...lock.numbers, [key]: '1 IOPS' } }));
}

/** @param {string} path */
function sayWhy(path) {
  const update = '[[updates]]\ndate = 2026-11-25\nkind = "data"\nwhy = "It was run again."\n';
  writeFileSync(path, readFileSync(path, 'utf8').replace(/\n\+\+\+\n/, `\n\n${update}+++\n`));
}
