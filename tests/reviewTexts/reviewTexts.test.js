import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from '../../scripts/build/buildSite.js';
import { assertGolden } from '../golden.js';
import { temporaryFolder } from '../io/temporary.js';

/*
 * Benchmarks of five fields, each a small blog of raw files and tables without a line of program code: processors, routers, graphics
 * cards, compilers and laptops. All raw output is constructed, in the formats of the tools. They are built as one blog, which is also the
 * case of products of several kinds beside one another; its name is not needed by any of them.
 */
const fields = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

const root = temporaryFolder({ after });
const site = join(root, 'public');
before(async () => {
  for (const field of fields) cpSync(join(import.meta.dirname, field), root, { recursive: true });
  // each has words of its own; those of a blog are one file
  const words = fields
    .map((field) => join(import.meta.dirname, field, 'data/vocabulary.toml'))
    .filter((file) => existsSync(file));
  writeFileSync(
    join(root, 'data/vocabulary.toml'),
    words.map((file) => readFileSync(file, 'utf8')).join('\n'),
  );
  const problems = await build({ root });
  assert.deepEqual(
    problems.filter(({ severity }) => severity === 'error'),
    [],
  );
});
const page = (/** @type {string} */ path) => readFileSync(join(site, path, 'index.html'), 'utf8');

/** What a reader reads of a page, a line a block. @param {string} html */
const wordsOf = (html) =>
  (/<main[^]*<\/main>/.exec(html)?.[0] ?? '')
    .replaceAll(/<(script|style|template|svg)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<\/(?:p|h\d|li|tr|dt|dd|figcaption|caption|text|summary|div)>/g, '\n')
    .replaceAll(/<\/t[hd]>/g, ' | ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();

for (const field of fields) {
  const [review] = readdirSync(join(import.meta.dirname, field, 'content/reviews'));

  test(`${field}: five charts of different kinds, and no word of storage`, () => {
    const html = page(`reviews/${review}`);
    const text = readFileSync(join(import.meta.dirname, field, `content/reviews/${review}/index.md`), 'utf8');
    const kinds = new Set([...text.matchAll(/^kind = "(.*)"$/gm)].map(([, kind]) => kind));
    assert.ok(kinds.size >= 5, [...kinds].join(', '));
    assert.doesNotMatch(wordsOf(html), /\bIOPS\b|queue depth|block size|\bdrives?\b|\bcache\b/i);
    assertGolden(join(import.meta.dirname, field, 'captionsAndTables.txt'), `${wordsOf(html)}\n`);
  });
}

test('search engines are told what each product is', () => {
  const typeOf = (/** @type {string} */ product) =>
    /** @type {any} */ (
      JSON.parse(
        /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(page(`products/${product}`))?.[1] ??
          '{}',
      )
    )['@graph'].find((/** @type {any} */ each) => each['@type'] !== 'BreadcrumbList');
  assert.deepEqual([typeOf('alpha-8')['@type'], typeOf('alpha-8').category], ['Product', 'Processor']);
  const compiler = typeOf('orc-14');
  assert.deepEqual(
    [compiler['@type'], compiler.applicationCategory, compiler.softwareVersion],
    ['SoftwareApplication', 'Compiler', '14.2.0'],
  );
});

test('the list of products has a table for each kind, with its own facts', () => {
  const words = wordsOf(page('products'));
  for (const [kinds, facts, product] of [
    ['Processors', 'Cores .*| Maker', 'Alpha 8'],
    ['Routers', 'Wi-Fi .*| Maker', 'North 1'],
    ['Graphics cards', 'Memory .*| Maker', 'Pix 7'],
    ['Compilers', 'Version | Licence', 'Elf 20'],
    ['Laptops', 'Battery .*| Maker', 'Brick 16'],
  ])
    assert.match(
      words,
      new RegExp(
        `\\n${kinds} and their facts\\nProduct \\| ${facts.replace('|', '\\|')}.*\\n(?:.* \\|.*\\n)*?${product} \\|`,
      ),
      kinds,
    );
});
