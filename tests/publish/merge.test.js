import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from '../../scripts/build/buildSite.js';
import { checkSite } from '../../scripts/check/site.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { publishReview } from '../../scripts/publish/publishReview.js';
import { lendPageScripts } from '../build/pageScripts.js';
import { succeed } from '../create/newBlog.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

/*
 * Two authors at a time: each has a branch, with new results, a new product or a new review, and publishes it.
 */

/** @param {string} title @param {string} product */
const review = (title, product) => `+++
title = "${title}"
date = 2026-11-20
methodology = "v1"
testbed = "bench"
products = ["disk-b", "${product}"]
+++
It does {{< value "${product} random-read iops" >}}.

\`\`\`chart {#reads}
kind = "bar"
test = "random-read"
metric = "iops"
\`\`\`
`;

test('branches that each publish a review merge without a conflict, and the blog is right', async (t) => {
  const root = temporaryFolder(t);
  cpSync(join(import.meta.dirname, '../problems/base'), root, { recursive: true });
  lendPageScripts(root);
  for (const [name, path] of [
    ['gitattributes', '.gitattributes'],
    ['gitignore', '.gitignore'],
  ])
    cpSync(join(programFolder, 'scripts/create/template/blog', name), join(root, path));
  writeFiles(root, {
    'config.toml': 'title = "Two authors"\nbaseURL = "https://a.example/"\n',
    'data/format.toml': 'format = 2\n',
  });
  const git = (/** @type {string[]} */ ...args) =>
    succeed('git', ['-c', 'user.name=Author', '-c', 'user.email=author@a.example', ...args], root);
  /** @param {string} message */
  const commit = (message) => {
    git('add', '-A');
    git('commit', '-m', message);
  };

  git('init', '-b', 'main');
  await publishReview(root, 'two-disks');
  commit('Begin');
  for (const [at, name] of ['ann', 'ben'].entries()) {
    git('checkout', '-b', name, 'main');
    const raw = `data/raw/disk-${name}/2026-11`;
    const result = readFileSync(join(root, 'data/raw/disk-a/2026-11/random-read/run1.json'), 'utf8');
    writeFiles(root, {
      [`data/products/disk-${name}.toml`]: `kind = "drive"\nname = "Disk of ${name}"\ncapacity = "8 GB"\ncolour = ${at + 3}\n`,
      [`${raw}/campaign.toml`]: readFileSync(join(root, 'data/raw/disk-a/2026-11/campaign.toml'), 'utf8'),
      [`${raw}/random-read/run1.json`]: result.replaceAll('25000', String(26000 + at * 1000)),
      [`content/reviews/of-${name}/index.md`]: review(`Of ${name}`, `disk-${name}`),
    });
    await publishReview(root, `of-${name}`);
    commit(`Publish of ${name}`);
  }
  git('checkout', 'main');
  git('merge', '--no-edit', 'ann');
  git('merge', '--no-edit', 'ben');
  assert.equal(git('status', '--porcelain'), '');

  assert.deepEqual(await checkSite(root), []);
  assert.deepEqual(await build({ root }), []);
  assert.equal(git('status', '--porcelain'), '', 'a build changes nothing that is committed');
  for (const [name, shown] of [
    ['two-disks', '25.0'],
    ['of-ann', '26.0'],
    ['of-ben', '27.0'],
  ]) {
    const page = readFileSync(join(root, `public/reviews/${name}/index.html`), 'utf8');
    assert.ok(page.includes(`>${shown}`), name);
    const { archive } = JSON.parse(
      readFileSync(join(root, `content/reviews/${name}/published.json`), 'utf8'),
    );
    const kept = listFiles(root, 'static/archive').map((path) => path.replace('static/', ''));
    for (const path of Object.values(archive.reads)) assert.ok(kept.includes(path), `${name}: ${path}`);
  }
});

test('git shows no differences of what is generated', () => {
  const rules = readFileSync(join(programFolder, 'scripts/create/template/blog/gitattributes'), 'utf8');
  for (const path of ['published.json', 'static/archive/**'])
    assert.match(rules, new RegExp(`^\\S*${path.replaceAll('*', '\\*')}\\s.*linguist-generated`, 'm'), path);
});
