import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { writeBaseBlog } from '../build/baseBlog.js';
import { lendPageScripts } from '../build/pageScripts.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

const project = dirname(dirname(import.meta.dirname));
const windows = process.platform === 'win32' && 'signals are another thing there';

/** How long anything may take before it is taken for lost: milliseconds. */
const patience = 180_000;

const review = 'content/reviews/two-disks/index.md';

/** What a disk reads over time, as fio logs it: ms, KiB/s, direction, block size, offset. */
const log = Array.from({ length: 60 }, (_, at) => `${(at + 1) * 500}, ${90_000 - at}, 0, 0, 0\n`).join('');

/** It is drawn over the capacity, so that a product without one breaks it. */
const overCapacity = `
\`\`\`chart {#over-capacity}
kind = "timeline"
test = "random-read"
metric = "bandwidth"
x = "capacity"
\`\`\`
`;

/** The second test goes on from what the first one left. */
const root = temporaryFolder({ after });
before(() => {
  writeBaseBlog(root);
  lendPageScripts(join(root, '.build/handbook'));
  for (const disk of ['disk-a', 'disk-b'])
    writeFiles(root, { [`data/raw/${disk}/2026-11/random-read/run1_bw.1.log`]: log });
  appendFileSync(join(root, review), overCapacity);
});

/** @param {import('node:test').TestContext} t */
function startPreview(t) {
  const child = spawn(process.execPath, [join(project, 'scripts/dev.js')], { cwd: root });
  let output = '';
  child.stdout.on('data', (piece) => (output += piece));
  child.stderr.on('data', (piece) => (output += piece));
  const printed = (/** @type {RegExp} */ form) =>
    until(
      `${form}`,
      () => form.exec(output),
      () => output,
    );
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, printed, ended };
}

/**
 * @template T
 * @param {string} what
 * @param {() => T | null | Promise<T | null>} look
 * @param {() => string} [seen] what there was instead, for the message
 * @returns {Promise<T>}
 */
async function until(what, look, seen = () => '') {
  for (const begin = performance.now(); performance.now() - begin < patience;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return assert.fail(`waited in vain for ${what}: ${seen()}`);
}

const textAt = (/** @type {string} */ url) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

test(
  'the preview follows what is written, says what is wrong and where, and leaves nothing running',
  { skip: windows },
  async (t) => {
    const { child, printed, ended } = startPreview(t);
    const [url] = await printed(/http:\/\/localhost:\d+\//);

    const page = url + dirname(review).replace('content/', '');
    appendFileSync(join(root, review), '\n\nA sentence just written.\n');
    await until(
      'the sentence on the page',
      async () => (await textAt(`${page}/`)).includes('A sentence just written.') || null,
    );

    writeFileSync(join(root, 'data/products/broken.toml'), 'name = "A"\nnmae = "B"\n');
    await printed(/^error: data\/products\/broken\.toml:2: .*nmae/m);
    const disk = join(root, 'data/products/disk-a.toml');
    const text = readFileSync(disk, 'utf8');
    writeFileSync(disk, text.replace(/^capacity = "8 GB"\n/m, ''));
    await printed(/^error: content\/reviews\/\S+:\d+: x: the capacity of disk-a is not known$/m);
    writeFileSync(disk, text);
    writeFileSync(join(root, 'data/products/broken.toml'), 'name = "A"\n');
    await printed(/mended/);
    await printed(/^documentation: /m);

    child.kill('SIGINT');
    assert.equal(await ended, 0);
    await assert.rejects(fetch(url), 'Hugo still answers after the preview has ended');
  },
);

/** @param {import('node:child_process').ChildProcess} preview @returns {string | undefined} */
function hugoOf({ pid }) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,pid=,comm='], { encoding: 'utf8' });
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return lines.find(([parent, , name]) => parent === `${pid}` && /hugo$/.test(name))?.[1];
}

test('where many files change at once, Hugo starts anew with all of them', { skip: windows }, async (t) => {
  const { child, printed, ended } = startPreview(t);
  const [url] = await printed(/http:\/\/localhost:\d+\//);
  await printed(/^documentation: /m);
  const page = `${url}${dirname(review).replace('content/', '')}/`;
  await until('the page', async () => (await textAt(page)).includes('data-kind="timeline"') || null);

  const before = hugoOf(child);
  assert.ok(before);
  const note = (/** @type {number} */ at) => `+++\ntitle = "Note ${at}"\n+++\nOne of many.\n`;
  const notes = Array.from({ length: 60 }, (_, at) => [`content/notes/note-${at}.md`, note(at)]);
  writeFiles(root, Object.fromEntries(notes));
  const text = readFileSync(join(root, review), 'utf8');
  writeFileSync(join(root, review), text.replace('x = "capacity"', '$&\ntitle = "Changed meanwhile"'));
  // it would render all anew beside what changes next, and crash, or show what was there before
  await until('another Hugo', () => ([undefined, before].includes(hugoOf(child)) ? null : true));
  await until('the new chart', async () => (await textAt(page)).includes('Changed meanwhile') || null);
  await until('a note', async () => (await textAt(`${url}notes/note-59/`)).includes('One of many') || null);

  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});
