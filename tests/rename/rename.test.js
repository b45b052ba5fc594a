import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from '../../scripts/build/buildSite.js';
import { checkSite } from '../../scripts/check/site.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { readProjectFiles } from '../../scripts/io/projectFiles.js';
import { changeFiles } from '../../scripts/io/writeAtomic.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { publishReview } from '../../scripts/publish/publishReview.js';
import { kinds, planRenaming } from '../../scripts/rename/index.js';
import { lendPageScripts } from '../build/pageScripts.js';
import { thisBenchfolio } from '../create/newBlog.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

const base = join(import.meta.dirname, '../problems/base');

/** Every place that names a product or a review, beside sentences and titles that do too. */
const review = `+++
title = "disk-a, two-disks" # disk-a
date = 2026-11-21
methodology = "v1"
testbed = "bench"
products = [
  "disk-a", # the first
  "disk-b",
]
subject = 'disk-a'
+++
Text of disk-a, {{< value "disk-a random-read iops" >}}, {{< claim "disk-a > disk-b by 10 % random-read iops" >}}is more{{< /claim >}}.
{{< results "disk-a = random-read iops; products: disk-a disk-b" >}}
{{< specs products="disk-a disk-b" rows="disk-a" >}}
[Its page](/products/disk-a/), [a run](/raw/disk-a/2026-11/random-read/run1.json), [this](/reviews/two-disks/#reads).

\`\`\`chart {#reads}
kind = "bar"
title = "disk-a"
products = ["disk-a", "disk-b"]
references = [{ of = "rating", product = "disk-a" }]
test = "random-read"
metric = "iops"
\`\`\`
`;

const renamed = review
  .replace('"disk-a", # the first', '"disk-c", # the first')
  .replace("subject = 'disk-a'", 'subject = "disk-c"')
  .replace('value "disk-a', 'value "disk-c')
  .replace('claim "disk-a', 'claim "disk-c')
  .replaceAll(/(products: |products="|products\/|raw\/|product = "|products = \["|)disk-a/g, (whole, key) =>
    key ? `${key}disk-c` : whole,
  );

/** @param {{ after: (done: () => void) => void }} t */
function blog(t) {
  const root = temporaryFolder(t);
  cpSync(base, root, { recursive: true });
  lendPageScripts(root);
  cpSync(join(programFolder, 'data/format.toml'), join(root, 'data/format.toml'));
  writeFiles(root, {
    'config.toml': 'title = "A blog"\nbaseURL = "https://a.example/blog/"\n',
    'content/reviews/two-disks/index.md': review
      .replace(/^\{\{< specs.*\n/m, '')
      .replace(/^references.*\n/m, '')
      .replace(/\{\{< claim.*claim >\}\}/, ''),
    'content/reviews/parts/index.md':
      '+++\ntitle = "Parts"\ndate = 2026-11-20\nmethodology = "v1"\ntestbed = "bench"\nproducts = ["disk-b"]\n+++\n',
    'content/reviews/parts/01-only.md':
      '+++\ntitle = "Only"\n+++\n\n```chart {#one}\nkind = "bar"\ntest = "random-read"\nmetric = "iops"\n```\n',
    'content/about.md':
      '+++\ntitle = "About"\n+++\n[Two](/reviews/two-disks/), [parts](/reviews/parts/only/)\n',
  });
  return root;
}

test('a published product and published reviews get other names: numbers stay locked, old addresses lead on', async (t) => {
  const root = blog(t);
  for (const slug of ['two-disks', 'parts']) await publishReview(root, slug);
  for (const args of [
    ['rename', 'product', 'disk-a', 'disk-c'],
    ['move', 'review', 'two-disks', 'pair'],
    ['move', 'review', 'parts', 'whole'],
  ]) {
    const { status, output } = thisBenchfolio(root, ...args);
    assert.equal(status, 0, `${args.join(' ')}: ${output}`);
    assert.doesNotMatch(output, /^(?:error|warning)/m, args.join(' '));
  }
  assert.deepEqual(await checkSite(root), []);
  assert.deepEqual(await build({ root }), []);
  for (const [from, to] of [
    ['products/disk-a', 'products/disk-c'],
    ['raw/disk-a', 'products/disk-c'],
    ['reviews/two-disks', 'reviews/pair'],
    ['charts/two-disks', 'charts/pair'],
    ['reviews/parts/only', 'reviews/whole/only'],
    ['charts/parts', 'charts/whole'],
  ]) {
    assert.ok(existsSync(join(root, 'public', to, 'index.html')), to);
    const page = readFileSync(join(root, 'public', from, 'index.html'), 'utf8');
    assert.ok(page.includes(`url=/blog/${to}/"`), `${from}: ${page}`);
  }
  const hosts = readFileSync(join(root, 'public/_redirects'), 'utf8').split('\n');
  for (const line of [
    '/blog/products/disk-a/ /blog/products/disk-c/ 301',
    '/blog/raw/disk-a/* /blog/raw/disk-c/:splat 301',
    '/blog/charts/two-disks/* /blog/charts/pair/:splat 301',
    '/blog/reviews/parts/* /blog/reviews/whole/:splat 301',
    '/blog/charts/:review/:chart/ /blog/charts/:review/#:chart 301',
  ])
    assert.ok(hosts.includes(line), line);
  // some hosts take the first line that fits, also where there is a page
  const [stays, leads] = ['/blog/charts/page/* /blog/charts/page/:splat 200', '/blog/charts/:review/:chart/'];
  assert.ok(
    hosts.indexOf(stays) >= 0 && hosts.indexOf(stays) < hosts.findIndex((line) => line.startsWith(leads)),
  );
});

test('all that names a product is changed, and no sentence, title or comment', () => {
  const { changed } = kinds.product.rename({ from: 'disk-a', to: 'disk-c' });
  assert.equal(changed({ path: 'content/reviews/two-disks/index.md', text: review }), renamed);
  const lock = {
    numbers: { 'disk-a, 2026-11, x': '1', 'disk-a2, x': '2', 'specs: disk-a, Y': '3' },
    sources: { 'data/raw/disk-a/r.json': 'f' },
    updates: [],
  };
  assert.deepEqual(
    JSON.parse(changed({ path: 'content/reviews/r/published.json', text: JSON.stringify(lock) })),
    {
      numbers: { 'disk-a2, x': '2', 'disk-c, 2026-11, x': '1', 'specs: disk-c, Y': '3' },
      sources: { 'data/raw/disk-c/r.json': 'f' },
      updates: [],
    },
  );
  const spec =
    '```vega-lite {#a}\n+++\nproducts = ["disk-a"]\n+++\n{ "equal": "disk-a", "title": "of disk-a" }\n```\n';
  assert.equal(
    changed({ path: 'content/a.md', text: `+++\n+++\n${spec}` }),
    `+++\n+++\n${spec.replaceAll('"disk-a"', '"disk-c"')}`,
  );
});

test('earlier names add up, and a name that is taken again is none of them', () => {
  const { changed } = kinds.product.rename({ from: 'b', to: 'a' });
  const toml = 'name = "B"\naliases = [ # earlier\n  "a", "c" ]\n[specs]\nx = 1\n';
  assert.equal(
    changed({ path: 'data/products/b.toml', text: toml }),
    'name = "B"\naliases = ["c", "b"]\n[specs]\nx = 1\n',
  );
  const { changed: moved } = kinds.review.rename({ from: 'r', to: 's' });
  const draft = '+++\ntitle = "R"\ndraft = true\n+++\n';
  assert.equal(moved({ path: 'content/reviews/r/index.md', text: draft }), draft, 'nobody knows its address');
});

test('what cannot have another name is refused before anything is changed', (t) => {
  const root = blog(t);
  writeFiles(root, {
    'content/broken.md': '+++\ntitle = "x\n+++\n',
    'data/raw/spare/2026-11/left.txt': '',
    'content/reviews/by-slug/index.md':
      '+++\ntitle = "S"\ndate = 2026-01-01\nproducts = []\nslug = "other"\n+++\n',
  });
  const files = { ...readProjectFiles(root), settings: '' };
  const sound = { ...files, texts: files.texts.filter(({ path }) => path !== 'content/broken.md') };
  for (const [
    kind,
    from,
    to,
    words,
    input = sound,
  ] of /** @type {['product' | 'review', string, string, RegExp, any?][]} */ ([
    ['product', 'disk-x', 'new', /unknown product: disk-x/],
    ['product', 'disk-a', 'disk-b', /there is a product of this name: disk-b/],
    ['product', 'disk-a', 'disk-a', /both names are disk-a/],
    ['product', 'disk-a', '../x', /no address: \.\.\/x/],
    ['product', 'disk-a', 'con', /a reserved name: con/],
    ['product', 'disk-a', 'spare', /the place is taken: data\/raw\/spare/],
    ['product', 'disk-a', 'random-read', /a test or a campaign has this name: random-read/],
    ['review', 'two-disks', 'parts', /there is a review of this name: parts/],
    ['review', 'by-slug', 'new', /not that of its folder: slug = "other"/],
    ['product', 'disk-a', 'new', /not valid TOML/, files],
  ])) {
    assert.throws(() => planRenaming(kinds[kind], { from, to }, input), words, `${from} to ${to}`);
  }
});

test('a disk that refuses half of the changes gets none of them', (t) => {
  const root = temporaryFolder(t, { 'a.txt': 'old', 'b/c.txt': 'c' });
  const changes = {
    texts: [
      { path: 'a.txt', text: 'new' },
      { path: 'fresh.txt', text: 'new' },
    ],
    moves: [
      { from: 'b', to: 'd' },
      { from: 'none', to: 'e' },
    ],
  };
  assert.throws(() => changeFiles(root, changes), /ENOENT/);
  assert.deepEqual(listFiles(root), ['a.txt', 'b/c.txt']);
  assert.equal(readFileSync(join(root, 'a.txt'), 'utf8'), 'old');
});
