import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publishSite } from '../../scripts/flow/publishSite.js';
import { InputError } from '../../scripts/model/inputError.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

const page = '{{ .Title }} {{ site.BaseURL }} {{ range site.RegularPages }}{{ .Title }},{{ end }}';
const project = {
  'config.toml': `baseURL = "https://a.example/"
disableKinds = ["taxonomy", "term", "rss", "sitemap"]
[outputs]
home = ["html"]
`,
  'layouts/all.html': `<html><body>${page}</body></html>`,
  'content/first.md': '+++\ntitle = "First"\ndate = 2020-01-01\n+++\n',
  'static/.nojekyll': '',
  'static/plain.txt': 'plain',
  '.build/assets/site.json': '{}',
};

/** @param {import('node:test').TestContext} t */
async function published(t) {
  const root = temporaryFolder(t, project);
  const at = (/** @type {string} */ path) => join(root, 'public', path);
  const build = async () => {
    const before = existsSync(at('index.html')) ? statSync(at('index.html')).ino : null;
    assert.deepEqual(await publishSite(root, { program: null }), []);
    return statSync(at('index.html')).ino !== before;
  };
  assert.ok(await build(), 'the first build renders');
  return { root, at, build, home: () => readFileSync(at('index.html'), 'utf8') };
}

test('a site that is there, whole and unchanged, is not rendered again', async (t) => {
  const { build, root } = await published(t);
  assert.equal(await build(), false);
  rmSync(join(root, '.build/done'), { recursive: true });
  assert.ok(await build(), 'the record may be deleted');
  assert.equal(await build(), false);
});

test('whatever is wrong with the published files, the next build mends', async (t) => {
  const { build, root, at } = await published(t);
  for (const path of ['first/index.html', 'plain.txt', '.nojekyll']) {
    rmSync(at(path));
    assert.ok(await build(), `${path} was deleted`);
    assert.ok(existsSync(at(path)), path);
  }
  writeFiles(root, { 'public/plain.txt': 'PLAIN' });
  assert.ok(await build());
  assert.equal(readFileSync(at('plain.txt'), 'utf8'), 'plain');
  writeFiles(root, { 'public/stale.html': 'stale' });
  assert.ok(await build());
  assert.equal(existsSync(at('stale.html')), false);
  rmSync(at('.'), { recursive: true });
  assert.ok(await build());
});

test('what has changed is rendered, once', async (t) => {
  const { build, root } = await published(t);
  for (const [what, change] of /** @type {[string, Record<string, string>][]} */ ([
    ['a sentence', { 'content/first.md': `${project['content/first.md']}More.\n` }],
    ['a template', { 'layouts/all.html': project['layouts/all.html'].replace('body', 'body id="b"') }],
    ['the configuration', { 'config.toml': project['config.toml'].replace('a.example', 'b.example') }],
    ['a generated file', { '.build/assets/site.json': '{ }' }],
    ['a hidden file', { 'static/.nojekyll': '\n' }],
    ['a new folder', { 'i18n/en.toml': '' }],
  ])) {
    writeFiles(root, change);
    assert.ok(await build(), what);
    assert.equal(await build(), false, `${what}, twice`);
  }
});

test('a site is not published where a file was changed during its build', async (t) => {
  const { root, at } = await published(t);
  writeFiles(root, { 'content/first.md': `${project['content/first.md']}More.\n` });
  const before = statSync(at('index.html')).ino;
  const changed = new InputError('a file was changed during the build');
  const verify = () => {
    throw changed;
  };
  assert.deepEqual(await publishSite(root, { program: null, verify }), [changed.problem]);
  assert.equal(statSync(at('index.html')).ino, before);
});

test("Hugo's settings in the environment are heeded", async (t) => {
  const { build, home } = await published(t);
  process.env.HUGO_BASEURL = 'https://c.example/blog/';
  try {
    assert.ok(await build());
    assert.match(home(), /c\.example\/blog/);
    assert.equal(await build(), false);
  } finally {
    delete process.env.HUGO_BASEURL;
  }
  assert.ok(await build());
});

test('a post of the future appears when its date has come, though no file has changed', async (t) => {
  const began = Date.now();
  const { build, root, home } = await published(t);
  // a busy machine takes longer for the next build too
  const comes = Date.now() + 3000 + 3 * (Date.now() - began);
  const date = new Date(comes).toISOString();
  writeFiles(root, { 'content/coming.md': `+++\ntitle = "Coming"\ndate = ${date}\n+++\n` });
  assert.ok(await build());
  assert.doesNotMatch(home(), /Coming/);
  await new Promise((resolve) => setTimeout(resolve, comes - Date.now() + 20));
  assert.ok(await build());
  assert.match(home(), /Coming/);
});
