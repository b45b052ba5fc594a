import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readShard } from '../../scripts/flow/drawShard.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';
import { hashesIn, publishedOf } from './publishedOf.js';

const program = join(import.meta.dirname, '../../scripts/build.js');
const shards = 3;

const review = `+++
title = "Ten charts"
date = 2026-11-20
methodology = "v1"
testbed = "bench"
products = ["disk-a", "disk-b"]
+++
${Array.from(
  { length: 10 },
  (_, at) =>
    `\`\`\`chart {#chart-${at}}\ntitle = "Chart ${at}"\nkind = "bar"\ntest = "random-read"\nmetric = "iops"\n\`\`\`\n`,
).join('\n')}`;

/** @param {string} root */
function writeBlog(root) {
  writeBaseBlog(root);
  writeFiles(root, { 'content/reviews/ten-charts/index.md': review });
  return root;
}

/** @param {string} root @param {string} shard */
const draw = (root, shard) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program, '--shard', shard], { cwd: root });
    let said = '';
    for (const each of [child.stdout, child.stderr]) each.on('data', (piece) => (said += piece));
    child.on('close', (status) => resolve({ status, said }));
  });

test('three processes that share nothing but the cache draw all charts, and the site is the same to the byte', async (t) => {
  const [alone, shared] = [temporaryFolder(t), temporaryFolder(t)];
  const whole = await publishedOf(writeBlog(alone));
  // no shard bundles the page's scripts
  cpSync(join(alone, '.build/cache/page'), join(shared, 'page'), { recursive: true });

  const places = Array.from({ length: shards + 1 }, () => {
    const root = writeBlog(temporaryFolder(t));
    rmSync(join(root, '.build'), { recursive: true, force: true });
    mkdirSync(join(root, '.build'));
    symlinkSync(shared, join(root, '.build/cache'));
    return root;
  });
  const drawn = await Promise.all(places.slice(1).map((root, at) => draw(root, `${at + 1}/${shards}`)));
  assert.deepEqual(
    drawn.map(({ status, said }) => (status === 0 ? '' : said)),
    drawn.map(() => ''),
  );

  const pictures = () => listFiles(shared).filter((path) => /^(?:chart|picture)\//.test(path));
  const before = pictures();
  assert.equal(
    before.length,
    11 + 2 * 2,
    'a drawing of each chart, two pictures of the first of each review',
  );
  assert.deepEqual(await publishedOf(places[0]), whole);
  assert.deepEqual(pictures(), before, 'nothing was drawn again');
  assert.ok(Object.keys(hashesIn(join(places[0], 'public'))).length > 20);
});

test('what is no shard is refused', () => {
  assert.deepEqual(readShard('3/8'), { number: 3, of: 8 });
  for (const text of ['0/8', '9/8', '3', 'a/b', '1/0', ''])
    assert.throws(() => readShard(text), /not a shard/, text);
});
