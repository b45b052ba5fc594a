import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { blogSource } from '../browser/blogFolders.js';
import { temporaryFolder } from '../io/temporary.js';

const project = dirname(dirname(import.meta.dirname));
const windows = process.platform === 'win32' && 'signals are another thing there';

/** How long anything may take before it is taken for lost: milliseconds. */
const patience = 180_000;

/** One review is enough to follow, and drawn sooner than all. @param {string} path */
const isPreviewed = (path) =>
  !/^content.reviews.(?!small-vm-storage|_index)/.test(relative(blogSource, path));

/** @param {import('node:test').TestContext} t */
function startPreview(t) {
  const root = temporaryFolder(t);
  cpSync(blogSource, root, { recursive: true, filter: isPreviewed });
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
  t.after(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return { root, child, printed, ended };
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
    const { root, child, printed, ended } = startPreview(t);
    const [url] = await printed(/http:\/\/localhost:\d+\//);

    const [review] = listFiles(root, 'content/reviews').filter((path) => path.endsWith('/index.md'));
    const page = url + dirname(review).replace('content/', '');
    appendFileSync(join(root, review), '\n\nA sentence just written.\n');
    await until(
      'the sentence on the page',
      async () => (await textAt(`${page}/`)).includes('A sentence just written.') || null,
    );

    writeFileSync(join(root, 'data/products/broken.toml'), 'name = "A"\nnmae = "B"\n');
    await printed(/^error: data\/products\/broken\.toml:2: .*nmae/m);
    const steady = join(root, 'data/products/emulated-steady.toml');
    const text = readFileSync(steady, 'utf8');
    writeFileSync(steady, text.replace(/^capacity = "8 GB"\n/m, ''));
    await printed(/^error: content\/reviews\/\S+:\d+: x: the capacity of emulated-steady is not known$/m);
    writeFileSync(steady, text);
    writeFileSync(join(root, 'data/products/broken.toml'), 'name = "A"\n');
    await printed(/mended/);

    child.kill('SIGINT');
    assert.equal(await ended, 0);
    await assert.rejects(fetch(url), 'Hugo still answers after the preview has ended');
  },
);
