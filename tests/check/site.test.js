import assert from 'node:assert/strict';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { beginPages, checkPages } from '../../scripts/check/pages.js';
import { checkSite } from '../../scripts/check/site.js';
import { lookAtInputs } from '../../scripts/flow/incremental/inputs.js';
import { openBuiltFiles } from '../../scripts/io/builtFiles.js';
import { problem } from '../../scripts/model/inputError.js';
import { reviewOfReads, writeBaseBlog } from '../build/baseBlog.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

/*
 * A check looks again only at what may have changed since the last one, and says what one from nothing says.
 */

/** @param {string} title */
const review = (title) => reviewOfReads(title, ['disk-a', 'disk-b']);

const first = 'content/reviews/first/index.md';
const second = 'content/reviews/second/index.md';
const product = 'data/products/disk-a.toml';

/** @type {{ what: string, change: (root: string) => void, said: RegExp[] }[]} */
const changes = [
  { what: 'a new blog', change: () => {}, said: [] },
  {
    what: 'a link of one review to nothing, seen by Hugo alone',
    change: (root) => replace(root, first, /$/, '\n[There](nowhere)\n'),
    said: [/nowhere/],
  },
  {
    what: 'a sentence of another review',
    change: (root) => replace(root, second, /$/, '\nAnd more.\n'),
    said: [/nowhere/],
  },
  {
    what: 'that link mended, and a product that is not there',
    change: (root) => {
      replace(root, first, /\[There\].*/, '');
      replace(root, second, /"disk-a random-read/, '"disk-z random-read');
    },
    said: [/disk-z/],
  },
  {
    what: 'that mended, and a link to a review',
    change: (root) => {
      replace(root, second, /disk-z/, 'disk-a');
      replace(root, first, /$/, '\n[Second](second)\n');
    },
    said: [],
  },
  {
    what: 'the review that is linked is gone',
    change: (root) => rmSync(join(root, 'content/reviews/second'), { recursive: true }),
    said: [/second/],
  },
  {
    what: 'and back again, with a product that has changed',
    change: (root) => {
      writeFiles(root, { [second]: review('Second') });
      replace(root, product, /$/, '\nnonsense = "B"\n');
    },
    said: [/nonsense/],
  },
  {
    what: 'a template of the blog that fails on one review',
    change: (root) => {
      replace(root, product, /\nnonsense.*/, '');
      const template = '{{ if eq .Title "First" }}{{ errorf "not this one" }}{{ end }}';
      writeFiles(root, { 'layouts/_partials/custom/head.html': template });
    },
    said: [/not this one/],
  },
  {
    what: 'a stray file of the archive',
    change: (root) => {
      rmSync(join(root, 'layouts'), { recursive: true });
      writeFiles(root, { 'static/archive/0123456789.svg': '<svg/>' });
    },
    said: [/archive/],
  },
];

test('a check says after each change what one from nothing says', async (t) => {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  writeFiles(root, { [first]: review('First'), [second]: review('Second') });
  for (const { what, change, said } of changes) {
    change(root);
    const problems = await checkSite(root);
    const fresh = temporaryFolder(t);
    cpSync(root, fresh, { recursive: true, filter: (path) => !/\.build/.test(path) });
    assert.deepEqual(problems, await checkSite(fresh), what);
    const text = problems.map(({ message, file }) => `${file}: ${message}`).join('\n');
    for (const form of said) assert.match(text, form, what);
    if (said.length === 0) assert.equal(text, '', what);
  }
});

test('pages are rendered anew where Hugo began with what was there before', async (t) => {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  writeFiles(root, { [first]: review('First') });
  assert.deepEqual(await checkSite(root), []);
  replace(root, first, /$/, '\nAnd more.\n');
  const built = openBuiltFiles(root, { name: 'check-hashes' });
  const site = { root, folder: '.build/check', built, look: lookAtInputs(root) };
  const begun = beginPages(site);
  assert.ok(begun && (await begun.problems));
  const problems = Promise.resolve([problem('of what was there before')]);
  assert.deepEqual((await checkPages(site, { ...begun, key: 'of that', problems })).outcome, []);
});

/** @param {string} root @param {string} path @param {RegExp} from @param {string} to */
function replace(root, path, from, to) {
  const file = join(root, path);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(from, () => to),
  );
}
