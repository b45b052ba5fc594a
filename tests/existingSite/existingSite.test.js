import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fitTemplate } from '../../scripts/flow/existingSite/fitTemplate.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { findHugo } from '../../scripts/setup/findHugo.js';
import { lendPageScripts } from '../build/pageScripts.js';
import { succeed, thisBenchfolio } from '../create/newBlog.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

/*
 * Benchfolio as a guest in a Hugo site with a theme of its own. The theme of the test has what clashes most easily: a partial, a shortcode
 * and a word of the names that Benchfolio has too.
 */

const line = '{{ partial "benchfolio/guest.html" . }}';
const hugo = findHugo();

/** @param {import('node:test').TestContext} t */
function site(t) {
  const root = temporaryFolder(t);
  cpSync(join(import.meta.dirname, 'site'), root, { recursive: true });
  lendPageScripts(root);
  return root;
}

/** @param {string} root */
const textsOf = (root) =>
  new Map(listFiles(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Blank lines are where the theme calls a partial. @param {string} html */
const plain = (html) => html.replaceAll(/\s+/g, ' ');

test('a site with its own theme gets reviews and charts, and its other pages stay as they are', (t) => {
  const root = site(t);
  succeed(hugo, ['--quiet', '--destination', join(root, 'before')], root);
  const before = textsOf(join(root, 'before'));

  const added = thisBenchfolio(root, 'add-to', '.', '--from', programFolder);
  assert.equal(added.status, 0, added.output);
  assert.ok(added.output.includes(line), added.output);
  for (const folder of ['content/reviews', 'data'])
    cpSync(join(import.meta.dirname, '../problems/base', folder), join(root, folder), { recursive: true });
  const review = readFileSync(join(root, 'content/reviews/two-disks/index.md'), 'utf8');
  writeFiles(root, { 'content/reviews/two-disks/index.md': `${review}\n{{< note >}}Mine{{< /note >}}\n` });

  const unready = thisBenchfolio(root, 'build');
  assert.equal(unready.status, 1);
  assert.match(unready.output, /no template of this site has \{\{ partial "benchfolio\/guest\.html" \. \}\}/);

  writeFiles(root, { 'layouts/_partials/more-head.html': `${line}\n` });
  for (const command of ['check', 'build']) {
    const { status, output } = thisBenchfolio(root, command);
    assert.equal(status, 0, output);
    assert.doesNotMatch(output, /^(?:error|warning)/m, command);
  }
  assert.match(thisBenchfolio(root, 'migrate').output, /nothing to do/);
  assert.match(thisBenchfolio(root, 'deploy', 'nginx').output, /this site has a theme of its own/);
  assert.match(
    thisBenchfolio(root, 'rename', 'product', 'disk-b', 'disk-z', '--dry-run').output,
    /moved: data\/raw\/disk-b/,
  );
  const after = textsOf(join(root, 'public'));
  for (const path of ['posts/first/index.html', 'tags/old/index.html'])
    assert.equal(plain(after.get(path) ?? ''), plain(before.get(path) ?? ''), path);

  const page = after.get('reviews/two-disks/index.html') ?? '';
  assert.match(page, /<body class="plain-theme">/);
  assert.match(page, /<link rel="stylesheet" href="\/sub\/benchfolio\/styles\.[^"]+\.css"/);
  assert.match(
    page,
    /<script type="module" src="\/sub\/js\/loader-[^"]+" data-charts="\/sub\/charts\/two-disks\//,
  );
  assert.match(page, /<p>Disk A does <span class="benchfolio">[^]*25\.0[^]*<\/span>\.<\/p>/);
  assert.match(page, /<div class="benchfolio">\s*<figure class="chart[^]*<svg/);
  assert.match(page, /<aside class="plain-note">Mine<\/aside>/, "the theme's shortcode stays the theme's");
  assert.ok(page.includes("The theme's own partial"), "and so does its partial, within the theme's template");

  const missing = after.get('404.html') ?? '';
  assert.match(missing, /<body class="plain-theme">/);
  assert.match(missing, /<script src="[^"]+moved[^"]+" [^>]*data-charts="\/sub\/charts\/"/);

  const product = after.get('products/disk-a/index.html') ?? '';
  assert.match(product, /<body class="plain-theme">[^]*<div class="benchfolio page">[^]*Random read/);
  assert.doesNotMatch(product, /The theme's own partial|\[i18n\]/);
  assert.match(product, />Results</, 'words in English where the site has another language');
  for (const [path, text] of after)
    if (path.endsWith('.html') && !path.startsWith('charts/'))
      assert.doesNotMatch(text, /class="site-header|Content-Security-Policy/, path);
});

test('a site that has no place for it is refused, and nothing is written', (t) => {
  for (const [more, words] of /** @type {[Record<string, string>, RegExp][]} */ ([
    [{ 'content/products/mine.md': '' }, /content\/products: the site has pages of its own at \/products\//],
    [{ 'content/reviews/old.md': '' }, /content\/reviews\/old\.md: content\/reviews has pages of its own/],
    [{ 'benchfolio.toml': '' }, /Benchfolio is in this site already/],
    [{ 'package.json': '{' }, /package\.json: not valid JSON/],
    [{ 'hugo.yaml': 'theme: none\n' }, /Hugo cannot read the settings of this site: .*none/],
  ])) {
    const root = site(t);
    writeFiles(root, more);
    const before = textsOf(root);
    const { status, output } = thisBenchfolio(root, 'add-to', '.');
    assert.equal(status, 1, output);
    assert.match(output, words);
    assert.deepEqual(textsOf(root), before);
  }
  const { output } = thisBenchfolio(temporaryFolder(t), 'add-to', '.');
  assert.match(output, /no Hugo site in this folder/);
});

test('lines of package.json and .gitignore are kept', (t) => {
  const root = site(t);
  writeFiles(root, {
    'package.json': '{"name": "mine", "scripts": {"build": "make"}, "dependencies": {"a": "1.0.0"}}',
    '.gitignore': '/public\nnode_modules',
  });
  succeed(
    process.execPath,
    [join(programFolder, 'scripts/addTo.js'), root, '--from', programFolder],
    programFolder,
  );
  const { name, scripts, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  assert.deepEqual([name, scripts.build, scripts.start], ['mine', 'make', 'benchfolio start']);
  assert.deepEqual(Object.keys(dependencies), ['a', 'benchfolio']);
  assert.equal(readFileSync(join(root, '.gitignore'), 'utf8'), '/public\nnode_modules\n.build/\n');
});

test('every partial and word of a template gets a name that no theme has', () => {
  const text =
    '{{ partial "a.html" . }}{{ partialCached (printf "b/%s.html" .x) . }}{{ T "w" }}{{ T $k 1 }}{{ T (cond (eq .a "(") "x" "y") . }}{{ resources.Get "css/theme.css" }}';
  const made = fitTemplate('layouts/_partials/x.html', text, new Set());
  assert.deepEqual(made, {
    path: 'layouts/_partials/benchfolio/x.html',
    text: '{{ partial "benchfolio/a.html" . }}{{ partialCached (printf "benchfolio/b/%s.html" .x) . }}{{ T "benchfolio-w" }}{{ T (printf "benchfolio-%s" $k) 1 }}{{ T (printf "benchfolio-%s" (cond (eq .a "(") "x" "y")) . }}{{ resources.Get "benchfolio/css/theme.css" }}',
  });
});
