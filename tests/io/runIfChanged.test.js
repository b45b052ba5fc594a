import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fingerprint } from '../../scripts/io/fingerprint.js';
import { runIfChanged } from '../../scripts/io/runIfChanged.js';
import { temporaryFolder, writeFiles } from './temporary.js';

/** @param {import('node:test').TestContext} t */
function bakery(t) {
  const root = temporaryFolder(t, { 'in/flour': '1' });
  let baked = 0;
  const bake = async (/** @type {{ stands?: boolean, meanwhile?: () => void }} */ how = {}) => {
    const { stands = true, meanwhile = () => {} } = how;
    return runIfChanged(join(root, 'done/bread.json'), {
      reads: () => fingerprint(root, ['in']),
      wrote: () => fingerprint(root, ['out']),
      work: async () => {
        baked++;
        writeFiles(root, { 'out/bread': `${baked}` });
        meanwhile();
        return { baked };
      },
      stands: () => stands,
    });
  };
  return { root, bake };
}

test('work is done once while what it reads and wrote stays', async (t) => {
  const { root, bake } = bakery(t);
  assert.deepEqual([await bake(), await bake()], [{ baked: 1 }, { baked: 1 }]);
  writeFiles(root, { 'in/flour': '2' });
  assert.deepEqual([await bake(), await bake()], [{ baked: 2 }, { baked: 2 }]);
  rmSync(join(root, 'out'), { recursive: true });
  assert.deepEqual([await bake(), await bake()], [{ baked: 3 }, { baked: 3 }]);
});

test('a failure is not remembered, nor what came before it', async (t) => {
  const { root, bake } = bakery(t);
  await bake();
  writeFiles(root, { 'in/flour': '2' });
  assert.deepEqual(
    [await bake({ stands: false }), await bake({ stands: false })],
    [{ baked: 2 }, { baked: 3 }],
  );
  const fail = () => {
    throw new Error('burnt');
  };
  await assert.rejects(bake({ meanwhile: fail }), /burnt/);
  assert.deepEqual([await bake(), await bake()], [{ baked: 5 }, { baked: 5 }]);
});

test('what is changed during the work is not taken for done', async (t) => {
  const { root, bake } = bakery(t);
  await bake({ meanwhile: () => writeFiles(root, { 'in/flour': '2' }) });
  writeFiles(root, { 'in/flour': '1' });
  assert.deepEqual(await bake(), { baked: 2 });
});

test('a damaged record is as good as none', async (t) => {
  const { root, bake } = bakery(t);
  await bake();
  const record = join(root, 'done/bread.json');
  for (const [at, damage] of [
    () => rmSync(record),
    () => truncateSync(record, 0),
    () => truncateSync(record, 9),
    () => writeFileSync(record, 'x'.repeat(4096)),
    () => writeFileSync(record, 'null'),
  ].entries()) {
    damage();
    assert.deepEqual(await bake(), { baked: at + 2 }, `${damage}`);
  }
});

test('fingerprint(files) tells names, places and content, hidden ones too, but no times', (t) => {
  const root = temporaryFolder(t, { 'a/b': '1', 'a/c/d': '2' });
  const seen = new Set();
  const changes = [
    () => {},
    () => writeFiles(root, { 'a/b': '3' }),
    () => writeFiles(root, { 'a/.hidden': '' }),
    () => writeFiles(root, { 'a/c/.hidden/e': '' }),
    () => rmSync(join(root, 'a/c/d')),
    () => symlinkSync('b', join(root, 'a/link')),
    () => writeFiles(root, { 'a/b': '4' }),
    () => writeFiles(root, { file: '4' }),
    () => rmSync(join(root, 'a'), { recursive: true }),
  ];
  for (const change of changes) {
    change();
    const key = fingerprint(root, ['a', 'file']);
    assert.ok(!seen.has(key), `not seen: ${change}`);
    seen.add(key);
    if (change === changes[0]) utimesSync(join(root, 'a/b'), 1, 1);
    assert.equal(fingerprint(root, ['file', 'a']), key);
  }
  mkdirSync(join(root, 'a/empty'), { recursive: true });
  assert.ok(seen.has(fingerprint(root, ['a', 'file'])), 'an empty folder holds nothing');
});
