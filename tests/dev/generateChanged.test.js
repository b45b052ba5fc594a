import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from '../../scripts/build/buildSite.js';
import { startGenerating } from '../../scripts/dev/generateChanged.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { reviewOfReads, writeBaseBlog } from '../build/baseBlog.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

/*
 * A round of live preview makes only what may have changed, and leaves what one from nothing leaves: whatever was wrong before.
 */

/** @param {string} title */
const review = (title) => reviewOfReads(title, ['disk-a']);

const first = 'content/reviews/first/index.md';
const second = 'content/reviews/second/index.md';
const raw = 'data/raw/disk-a/2026-11/random-read/run1.json';

/** @type {{ what: string, change: (root: string) => void, wrong?: RegExp }[]} */
const rounds = [
  { what: 'the site of a build', change: () => {} },
  { what: 'a chart block', change: (root) => replace(root, second, '"Reads"', '"Small reads"') },
  { what: 'a sentence', change: (root) => replace(root, second, 'It reads', 'Now it reads') },
  { what: 'what a chart asks', change: (root) => replace(root, second, '"iops"', '"bandwidth"') },
  { what: 'the same as before', change: (root) => replace(root, second, '"bandwidth"', '"iops"') },
  { what: 'an error', change: (root) => replace(root, second, '"iops"', '"oips"'), wrong: /oips/ },
  {
    what: 'another text beside it',
    change: (root) => replace(root, first, 'It reads', 'Here it reads'),
    wrong: /oips/,
  },
  { what: 'the error taken back', change: (root) => replace(root, second, '"oips"', '"iops"') },
  { what: 'raw output that is broken', change: (root) => replace(root, raw, '"jobs"', '<'), wrong: /run1/ },
  { what: 'and mended', change: (root) => replace(root, raw, '<', '"jobs"') },
  { what: 'another result', change: (root) => replace(root, raw, '25000', '26000') },
  {
    what: 'a review less',
    change: (root) => rmSync(join(root, 'content/reviews/second'), { recursive: true }),
  },
];

test('each round of a preview leaves what one from nothing leaves', async (t) => {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  writeFiles(root, { [first]: review('First'), [second]: review('Second') });
  assert.deepEqual(await build({ root }), []);
  const generate = startGenerating(root);
  for (const { what, change, wrong } of rounds) {
    change(root);
    const { problems, finish } = await generate();
    await finish();
    const fresh = temporaryFolder(t);
    const isSource = (/** @type {string} */ path) => !/\.build[\\/](?!cache)|public/.test(path);
    cpSync(root, fresh, { recursive: true, filter: isSource });
    const anew = await startGenerating(fresh)();
    await anew.finish();
    assert.deepEqual(problems, anew.problems, what);
    if (wrong) assert.match(JSON.stringify(problems), wrong, what);
    else assert.deepEqual(problems, [], what);
    assert.deepEqual(generatedIn(root), generatedIn(fresh), what);
  }
});

test('a review that nothing has changed of is not made again', async (t) => {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  writeFiles(root, { [first]: review('First'), [second]: review('Second') });
  const generate = startGenerating(root);
  await (await generate()).finish();
  const made = '.build/assets/reviews/first.json';
  writeFileSync(join(root, made), 'not looked at');
  replace(root, second, '"Reads"', '"Small reads"');
  await (await generate()).finish();
  assert.equal(readFileSync(join(root, made), 'utf8'), 'not looked at');
  replace(root, first, '"Reads"', '"Small reads"');
  await (await generate()).finish();
  assert.notEqual(readFileSync(join(root, made), 'utf8'), 'not looked at');
});

/** @param {string} root @returns {Record<string, string>} */
const generatedIn = (root) =>
  Object.fromEntries(
    ['.build/assets', '.build/static']
      .flatMap((folder) => listFiles(root, folder))
      .map((path) => [path, readFileSync(join(root, path), 'base64')]),
  );

/** @param {string} root @param {string} path @param {string} from @param {string} to */
function replace(root, path, from, to) {
  const file = join(root, path);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}

test('a review without charts has a file of them: the preview does not watch for one that comes', async (t) => {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  writeFiles(root, { [first]: review('First').replace(/```chart[^]*?```/, '') });
  const { finish } = await startGenerating(root)();
  await finish();
  assert.equal(readFileSync(join(root, '.build/assets/charts/first.json'), 'utf8'), '{}');
});
