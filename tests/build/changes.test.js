import assert from 'node:assert/strict';
import {
  copyFileSync,
  cpSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Resvg } from '@resvg/resvg-js';
import { build } from '../../scripts/build/buildSite.js';
import { dataInputs, siteInputs } from '../../scripts/flow/incremental/inputs.js';
import { beginLook } from '../../scripts/io/beginLook.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { findHugo } from '../../scripts/setup/findHugo.js';
import { replaceIn, temporaryFolder, writeFiles } from '../io/temporary.js';
import { lendPageScripts } from './pageScripts.js';
import { hashesIn, publishedOf } from './publishedOf.js';

/*
 * Builds pass over what is done already. Whatever has changed, and whatever has happened to what they keep, they end with the
 * site that a build from nothing makes.
 */

const project = join(import.meta.dirname, '../..');
const base = join(import.meta.dirname, '../problems/base');
const review = 'content/reviews/two-disks';
const raw = (/** @type {string} */ disk) => `data/raw/${disk}/2026-11/random-read/run1.json`;

/** A page shows all that it may be made of. */
const page = `<html><body>{{ .Title }} {{ .Content }} {{ i18n "word" }} {{ site.Title }}
{{ range resources.Match "generated/**" }}{{ .Name }} {{ md5 .Content }}
{{ end }}{{ with .Resources.Get "photo.png" }}{{ with .Resize "2x" }}{{ .RelPermalink }}{{ end }}{{ end }}
{{ (resources.Get "css/own.css").Content }}</body></html>`;

const config = `baseURL = "https://a.example/"
title = "A"
disableKinds = ["taxonomy", "term", "rss", "sitemap"]
[outputs]
home = ["html"]
`;

/** Its pages are not the program's, and a thread looks at its files, as at those of a large one. @param {string} root */
const published = (root) => publishedOf(root, { program: null, ahead: beginLook(root) });

/** @param {string} colour */
const photo = (colour) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path fill="${colour}" d="M0 0h4v4H0z"/></svg>`,
  )
    .render()
    .asPng();

/** @param {string} root */
async function builtSite(root) {
  cpSync(base, root, { recursive: true, filter: (path) => !path.includes('.build') });
  // a review's charts are published where Hugo makes its pages of them
  for (const path of ['assets/css/tokens', 'content/charts/_content.gotmpl'])
    cpSync(join(project, path), join(root, path), { recursive: true });
  writeFiles(root, {
    'config.toml': config,
    'layouts/all.html': page,
    'layouts/_shortcodes/value.html': '{{ .Get 0 }}',
    'assets/css/own.css': 'a { color: red }',
    'static/plain.txt': 'plain',
    'i18n/en.toml': '[word]\nother = "word"\n',
    [`${review}/photo.png`]: photo('red'),
  });
  lendPageScripts(root);
  return published(root);
}

const ofAll = ['data.common', 'site.common'];
const ofRaw = ['data.products', 'site.pages'];
const ofProduct = ['data.products', 'site.rest'];
const ofData = ['data.common', 'site.rest'];
const ofReview = ['data.reviews', 'site.pages'];
const ofPages = ['site.common'];

/**
 * Each list is built as one. What one of its changes leaves stale, none of the others puts right.
 *
 * @type {{ what: string, keys: string[], change: (root: string) => void }[][]}
 */
const builds = [
  [
    {
      what: 'a raw file',
      keys: ofRaw,
      change: (root) => copyFileSync(join(root, raw('disk-b')), join(root, raw('disk-a'))),
    },
    {
      what: 'a word of the layouts',
      keys: ofPages,
      change: (root) => writeFiles(root, { 'i18n/en.toml': '[word]\nother = "more"\n' }),
    },
    {
      what: 'a plain file',
      keys: ofPages,
      change: (root) => writeFiles(root, { 'static/plain.txt': 'other' }),
    },
  ],
  [
    {
      what: 'a product',
      keys: ofProduct,
      change: (root) => replaceIn(root, 'data/products/disk-a.toml', /capacity = .*/, 'capacity = "7 GB"'),
    },
    {
      what: 'a job file',
      keys: ofData,
      change: (root) => replaceIn(root, 'data/methodologies/v1/random-read.fio', /$/, '\n# more\n'),
    },
    {
      what: 'a layout',
      keys: ofPages,
      change: (root) => replaceIn(root, 'layouts/all.html', /<body>/, '$&more'),
    },
    {
      what: 'a style sheet',
      keys: ofPages,
      change: (root) => writeFiles(root, { 'assets/css/own.css': 'a { color: blue }' }),
    },
  ],
  [
    {
      what: 'a sentence',
      keys: ofReview,
      change: (root) => replaceIn(root, `${review}/index.md`, /$/, '\nOne more.\n'),
    },
    {
      what: 'a chart block',
      keys: ofReview,
      change: (root) => replaceIn(root, `${review}/index.md`, /metric = "iops"/, 'metric = "bandwidth"'),
    },
    {
      what: 'an image',
      keys: [...ofReview, 'site.listed'],
      change: (root) => writeFiles(root, { [`${review}/photo.png`]: photo('blue') }),
    },
  ],
  [
    {
      what: 'a colour of pictures',
      keys: ofAll,
      change: (root) =>
        replaceIn(root, 'assets/css/tokens/colour.css', /(--background: light-dark\()[^,]+/, '$1#fed'),
    },
    { what: 'a missing file', keys: ofPages, change: (root) => rmSync(join(root, 'static/plain.txt')) },
  ],
  [
    {
      what: 'the configuration',
      keys: ofAll,
      change: (root) => replaceIn(root, 'config.toml', /title = "A"/, 'title = "B"'),
    },
  ],
  [
    {
      what: 'the unit of rates',
      keys: ofAll,
      change: (root) => replaceIn(root, 'config.toml', /$/, '\n[params]\nunits = "MiB/s"\n'),
    },
  ],
];

/** Keys of what the project is made of, but for what builds generate. @param {string} root @returns {Record<string, string>} */
const keysOf = (root) =>
  Object.fromEntries(
    Object.entries({
      data: dataInputs(root),
      site: siteInputs(root, { hugo: findHugo(), generated: 'nothing' }),
    }).flatMap(([of, parts]) =>
      Object.entries(parts).map(([part, key]) => [`${of}.${part}`, JSON.stringify(key)]),
    ),
  );

/** All that is no output of builds; and the page's scripts, which nothing here changes, as they take longest. @param {string} path */
const isSource = (path) =>
  !/\.build[\\/](?!cache)|\.build[\\/]cache[\\/](?!page)|public|resources/.test(path);

/** What the tests that take it leave as it was. */
const kept = { root: temporaryFolder({ after }), first: /** @type {Record<string, string>} */ ({}) };
before(async () => (kept.first = await builtSite(kept.root)));

/** A copy, to change it, and to build with what its builds have kept. @param {import('node:test').TestContext} t */
function copyOfKept(t) {
  const root = temporaryFolder(t);
  cpSync(kept.root, root, { recursive: true });
  return root;
}

test('whatever has changed, the next build makes what one from nothing makes', async (t) => {
  const root = copyOfKept(t);
  let last = kept.first;
  for (const changes of builds) {
    for (const { what, keys, change } of changes) {
      const before = keysOf(root);
      change(root);
      const after = keysOf(root);
      assert.deepEqual(
        Object.keys(after).filter((key) => after[key] !== before[key]),
        keys,
        `changed: ${what}`,
      );
    }
    const again = await published(root);
    const elsewhere = temporaryFolder(t);
    cpSync(root, elsewhere, { recursive: true, filter: isSource });
    const names = changes.map(({ what }) => what).join(', ');
    assert.deepEqual(again, await published(elsewhere), `changed: ${names}`);
    assert.notDeepEqual(again, last, `nothing came of ${names}`);
    last = again;
  }
});

/** Each of them is tried on each kind of file by the functions that read it: `tests/io/cache.test.js`, `runIfChanged.test.js`. @type {((file: string) => void)[]} */
const damages = [
  (file) => rmSync(file),
  (file) => truncateSync(file, 0),
  (file) => truncateSync(file, 40),
  (file) => writeFileSync(file, 'x'.repeat(4096)),
];

test('whatever files of those that builds keep are deleted or damaged, the site is the same', async (t) => {
  const { root, first } = kept;
  const cache = listFiles(root, '.build/cache');
  const done = listFiles(root, '.build/done');
  assert.ok(cache.length > 4 && done.length > 1, `only ${cache.length} and ${done.length} files are kept`);
  // a process reads a folder it knows from its memory: another one
  const elsewhere = copyOfKept(t);
  const damage = (/** @type {string} */ path, /** @type {number} */ at) =>
    damages[at % damages.length](join(elsewhere, path));
  cache.forEach(damage);
  assert.deepEqual(await published(elsewhere), first, 'cache');
  done.forEach(damage);
  assert.deepEqual(await published(elsewhere), first, 'done');
  for (const [at, one] of done.entries()) {
    damage(one, at + 2);
    assert.deepEqual(await published(elsewhere), first, `${one} alone`);
  }
});

test('all that builds keep may be deleted, or any part of it be changed', async () => {
  const { root, first } = kept;
  for (const part of ['.build', '.build/assets', '.build/static', 'resources']) {
    rmSync(join(root, part), { recursive: true, force: true });
    assert.deepEqual(await published(root), first, part);
  }
  for (const path of ['.build/assets/site.json', '.build/static/stale.txt']) {
    writeFiles(root, { [path]: '{}' });
    assert.deepEqual(await published(root), first, path);
  }
});

test('another Hugo, and another date, build the site anew', async (t) => {
  const { root, first } = kept;
  const record = () => readFileSync(join(root, '.build/done/site.json'), 'utf8');
  const before = record();
  const hugo = join(temporaryFolder(t), 'hugo');
  symlinkSync(findHugo(), hugo);
  for (const [name, value] of Object.entries({ HUGO: hugo, SOURCE_DATE_EPOCH: '1700000000' })) {
    const was = process.env[name];
    process.env[name] = value;
    try {
      await published(root);
      assert.notEqual(record(), before, name);
    } finally {
      if (was === undefined) delete process.env[name];
      else process.env[name] = was;
    }
    assert.deepEqual(await published(root), first);
  }
});

test(
  'a site is not published where a raw file was changed while it was built, and is by the next build',
  { skip: process.platform === 'win32' && 'the Hugo that changes it is a shell script' },
  async (t) => {
    const root = copyOfKept(t);
    const { first } = kept;
    const hugo = join(temporaryFolder(t), 'hugo');
    const change = `[ "$1" = version ] || cp ${join(root, raw('disk-b'))} ${join(root, raw('disk-a'))}`;
    writeFileSync(hugo, `#!/bin/sh\n${change}\nexec ${findHugo()} "$@"\n`, { mode: 0o755 });
    replaceIn(root, `${review}/index.md`, /$/, '\nOne more.\n');
    const was = process.env.HUGO;
    process.env.HUGO = hugo;
    try {
      const [problem] = await build({ root, program: null });
      assert.match(problem.message, /was changed during the build/);
      assert.deepEqual(hashesIn(join(root, 'public')), first);
    } finally {
      if (was === undefined) delete process.env.HUGO;
      else process.env.HUGO = was;
    }
    assert.notDeepEqual(await published(root), first);
  },
);
