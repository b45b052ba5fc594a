import assert from 'node:assert/strict';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from '../../scripts/build/buildSite.js';
import { formatProblem } from '../../scripts/model/inputError.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';

test('nothing that only lies in a blog is published or heeded', async (context) => {
  const folder = temporaryFolder(context, { 'elsewhere/secret.txt': 'secret' });
  const root = join(folder, 'blog');
  writeBaseBlog(root);
  const put = (/** @type {string} */ path, /** @type {string} */ text) => writeFiles(root, { [path]: text });
  const errors = async () =>
    (await build({ root })).filter(({ severity }) => severity === 'error').map(formatProblem);

  put('data/raw/disk-a/2026-11/random-read/.htaccess', 'Options +ExecCGI');
  assert.deepEqual(await errors(), []);
  assert.ok(existsSync(join(root, 'public/raw/disk-a/2026-11/random-read/run1.json')));
  assert.ok(!existsSync(join(root, 'public/raw/disk-a/2026-11/random-read/.htaccess')), 'a hidden raw file');

  await context.test('a link out of the blog, where all else stands', async () => {
    symlinkSync(join(folder, 'elsewhere/secret.txt'), join(root, 'static/link.txt'));
    assert.match((await errors()).join(), /a link that leads out of the blog: static\/link\.txt/);
    assert.ok(!existsSync(join(root, 'public/link.txt')));
    rmSync(join(root, 'static/link.txt'));
  });

  await context.test('a folder of settings', async () => {
    const mount = `[[mounts]]\nsource = ${JSON.stringify(join(folder, 'elsewhere'))}\ntarget = "static/leak"\n`;
    put('config/_default/module.toml', mount);
    assert.match((await errors()).join(), /config\/_default\/module\.toml: settings that are not read/);
    rmSync(join(root, 'config'), { recursive: true });
  });

  await context.test('a page among raw files', async () => {
    put('data/raw/disk-a/page.html', '<script>alert(1)</script>');
    assert.match((await errors()).join(), /page\.html: a raw file that browsers or servers may run/);
    rmSync(join(root, 'data/raw/disk-a/page.html'));
  });

  await context.test('a script in a drawing', async () => {
    put('content/reviews/two-disks/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    assert.match((await errors()).join(), /a\.svg:1: a drawing that runs or fetches/);
  });
});
