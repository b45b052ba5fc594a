import assert from 'node:assert/strict';
import { cpSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';
import { publishedOf } from './publishedOf.js';

/*
 * A page stands as the last build rendered it while its own text, what was generated for it and what all pages share are the same. With
 * the templates of the project, whatever these show of other pages: the site is that of a build from nothing.
 */

const pathOf = (/** @type {string} */ slug) => `content/reviews/${slug}/index.md`;

/**
 * @param {string} name
 * @param {number} day
 * @param {string} [more] text
 */
const review = (name, day, more = '') => `+++
title = "About ${name}"
date = 2020-03-0${day}
methodology = "v1"
testbed = "bench"
products = ["disk-a", "disk-b"]
tags = ["disks", "M.2 of ${name}"]
verdict = "It is ${name}."
+++
It reads {{< value "disk-a random-read iops" >}}.

\`\`\`chart {#of-${name}}
kind = "bar"
test = "random-read"
metric = "iops"
title = "A chart of ${name}"
\`\`\`
${more}
`;

const gallery = `
{{< gallery title="Disks" >}}
![A disk](disk.svg "A disk.")
{{< /gallery >}}
`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

/** To reviews that move and go, and what is told of how it was tested. */
const linking = `
See [the fifth](/reviews/fifth) and [the third].

{{< methodology >}}

[the third]: /reviews/third
`;

/** Files of the first review, which nobody changes, and of all; by what each is made of. */
const ofFirst = ['charts/first/index.html', 'charts/first/of-first.png'];
const raw = 'raw/disk-a/2026-11/random-read/run1.json';
const lists = ['reviews/index.html', 'charts/index.html', 'archive/index.html'];
const watched = [
  ...['reviews/first/index.html', ...ofFirst, 'products/disk-a/index.html', raw],
  ...['reviews/second/index.html', 'charts/second/index.html', 'index.html'],
  ...lists,
];

/**
 * What comes in one build is of several reviews, and none puts right what the other leaves stale.
 *
 * @type {{ what: string, change: (root: string) => void, stands?: string[] }[]} `stands`: of the watched files those that are the same
 *   file as before
 */
const changes = [
  {
    what: 'a sentence and a chart, the last gallery, a new section, the text of one and an image',
    change: (root) => {
      replace(root, 'second', /$/, '\nOne more.\n');
      replace(root, 'second', /title = "A chart of second"/, 'title = "Another chart"');
      replace(root, 'third', /\{\{< gallery[^]*/, '\n');
      writeFiles(root, {
        'content/reviews/fourth/01-end.md': section('It has ended.'),
        'content/reviews/fourth/disk.svg': picture.replace('8z', '4z'),
        'content/reviews/fifth/01-end.md': section('It ends.'),
      });
    },
    stands: ['reviews/first/index.html', ...ofFirst, 'products/disk-a/index.html', raw],
  },
  {
    what: 'a sentence, which no list shows',
    change: (root) => replace(root, 'second', /$/, '\nAnd one more.\n'),
    stands: ['reviews/first/index.html', ...ofFirst, 'products/disk-a/index.html', raw, ...lists],
  },
  {
    what: 'a title, a tag and a series, which are told elsewhere',
    change: (root) => {
      replace(root, 'second', /About second/, 'About the second');
      replace(root, 'fourth', /tags = .*/, 'tags = ["more"]\nseries = "Some"');
    },
    stands: [...ofFirst, raw],
  },
  {
    what: 'a new review',
    change: (root) => writeFiles(root, { [pathOf('sixth')]: review('sixth', 6) }),
  },
  {
    what: 'another name, and an address of its own',
    change: (root) => {
      renameSync(folder(root, 'sixth'), folder(root, 'seventh'));
      replace(root, 'fifth', /^tags/m, 'aliases = ["/old/"]\nslug = "new"\ntags');
    },
  },
  {
    what: 'a draft and a review less',
    change: (root) => {
      replace(root, 'second', /^tags/m, 'draft = true\ntags');
      rmSync(folder(root, 'third'), { recursive: true });
    },
  },
  {
    what: 'a product, of which its own page and lists tell',
    change: (root) => append(root, 'data/products/disk-a.toml', 'maker = "M"'),
    stands: ['reviews/first/index.html', ...ofFirst, raw, ...lists],
  },
  {
    what: 'a file beside the raw ones, and what a methodology says',
    change: (root) => {
      append(root, 'data/raw/disk-a/2026-11/campaign.toml', '# more');
      const path = 'data/methodologies/v1/methodology.toml';
      writeFiles(root, { [path]: `about = "It is told."\n${readFileSync(join(root, path), 'utf8')}` });
    },
    stands: ['charts/first/of-first.png', 'products/disk-a/index.html'],
  },
  {
    what: 'a number, and a tag that others have',
    change: (root) => {
      const other = readFileSync(join(root, 'data', raw.replace('disk-a', 'disk-b')), 'utf8');
      writeFiles(root, { [`data/${raw}`]: other });
      replace(root, 'fourth', /tags = .*/, 'tags = ["More", "disks"]');
    },
  },
];

/** @param {string} root @param {string} path @param {string} line */
const append = (root, path, line) =>
  writeFiles(root, { [path]: `${readFileSync(join(root, path), 'utf8')}\n${line}\n` });

const section = (/** @type {string} */ text) => `+++\ntitle = "The end"\n+++\n${text}\n`;
const folder = (/** @type {string} */ root, /** @type {string} */ slug) =>
  join(root, 'content/reviews', slug);

/** @param {string} root @param {string} slug @param {RegExp} form @param {string} text */
function replace(root, slug, form, text) {
  const old = readFileSync(join(root, pathOf(slug)), 'utf8');
  const changed = old.replace(form, text);
  assert.notEqual(changed, old, slug);
  writeFiles(root, { [pathOf(slug)]: changed });
}

/** @param {string} root */
function writeSite(root) {
  writeBaseBlog(root);
  writeFiles(root, {
    [pathOf('first')]: review('first', 1, linking),
    [pathOf('second')]: review('second', 2),
    [pathOf('third')]: review('third', 3, gallery).replace('tags', 'aliases = ["/reviews/first/old/"]\ntags'),
    'content/methodologies/guide.md': '+++\ntitle = "How to measure"\n+++\nSlowly.\n',
    [pathOf('fourth')]: review('fourth', 4, gallery),
    'content/reviews/fourth/01-end.md': section('It ends.'),
    [pathOf('fifth')]: review('fifth', 5),
  });
  for (const slug of ['third', 'fourth']) writeFiles(root, { [`content/reviews/${slug}/disk.svg`]: picture });
}

/** @param {string} root @returns {Map<string, number | undefined>} which file each of the watched is */
const filesIn = (root) =>
  new Map(
    watched.map((path) => [path, statSync(join(root, 'public', path), { throwIfNoEntry: false })?.ino]),
  );

/** The blog without anything that builds have left behind but what they have read and drawn. @param {string} root @param {import('node:test').TestContext} t */
function copyOf(root, t) {
  const copy = temporaryFolder(t);
  const filter = (/** @type {string} */ path) =>
    !/public|resources|\.build.(?:done|assets|static|cache.results)/.test(path);
  cpSync(root, copy, { recursive: true, filter });
  return copy;
}

/** The second test goes on from what the first one left. */
const root = temporaryFolder({ after });

test('whatever has changed of reviews, the next build makes what one from nothing makes, and leaves what stands', async (t) => {
  writeSite(root);
  let last = await publishedOf(root);
  for (const { what, change, stands } of changes) {
    const before = filesIn(root);
    change(root);
    const again = await publishedOf(root);
    const now = filesIn(root);
    if (stands)
      assert.deepEqual(
        watched.filter((path) => before.get(path) && now.get(path) === before.get(path)),
        stands,
        `what stands after ${what}`,
      );
    const anew = await publishedOf(copyOf(root, t));
    const differing = Object.keys({ ...again, ...anew }).filter((path) => again[path] !== anew[path]);
    assert.deepEqual(differing, [], `changed: ${what}`);
    assert.notDeepEqual(again, last, `nothing came of ${what}`);
    last = again;
  }
});

test('where a template of the blog shows other pages, no page stands', async (t) => {
  const all = '{{ range where site.RegularPages "Section" "reviews" }}<p>One: {{ .Title }}</p>{{ end }}';
  writeFiles(root, { 'layouts/_partials/custom/review-end.html': all });
  await publishedOf(root);
  replace(root, 'fifth', /About fifth/, 'About another');
  const again = await publishedOf(root);
  assert.match(readFileSync(join(root, 'public/reviews/first/index.html'), 'utf8'), /One: About another/);
  assert.deepEqual(again, await publishedOf(copyOf(root, t)));
});
