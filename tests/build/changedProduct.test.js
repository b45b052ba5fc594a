import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { dataInputs } from '../../scripts/flow/incremental/inputs.js';
import { nothingUnchanged, unchangedReviews } from '../../scripts/flow/incremental/unchangedReviews.js';
import { replaceIn, temporaryFolder, writeFiles } from '../io/temporary.js';
import { reviewOfReads, writeBaseBlog } from './baseBlog.js';
import { publishedOf } from './publishedOf.js';

/*
 * Where a product has changed, reviews stand that do not name it; what readers may add to their charts does not.
 */

const pathOf = (/** @type {string} */ slug) => `content/reviews/${slug}/index.md`;
const rawOf = (/** @type {string} */ disk, run = 1) => `data/raw/${disk}/2026-11/random-read/run${run}.json`;

/** @param {string} slug @param {string[]} products @param {string} [text] */
const review = (slug, products, text = '') =>
  reviewOfReads(`About ${slug}`, products, { text, chart: `of-${slug}` });

/** @param {string} root @param {string} from @param {string} to */
const copyProduct = (root, from, to) => {
  cpSync(join(root, `data/raw/${from}`), join(root, `data/raw/${to}`), { recursive: true });
  cpSync(join(root, `data/products/${from}.toml`), join(root, `data/products/${to}.toml`));
  replaceIn(root, `data/products/${to}.toml`, /name = .*/, `name = "${to}"`);
};

/** A run of another speed. @param {string} root @param {string} path @param {number} factor */
const scaleRun = (root, path, factor) =>
  replaceIn(root, path, /"iops" ?: ?([\d.]+)/g, `"iops" : ${Math.round(1000 * factor)}`);

/**
 * Each list is built as one. Its changes are of different products, so that what one of them leaves stale, none of the others puts right.
 *
 * @type {{ what: string, keys: string[], change: (root: string) => void }[][]} `keys`: of the inputs, those that it changes
 */
const builds = [
  [
    { what: 'a raw file', keys: ['products.disk-c'], change: (root) => scaleRun(root, rawOf('disk-c'), 3) },
    {
      what: 'a fact of a campaign',
      keys: ['products.disk-d'],
      change: (root) =>
        replaceIn(root, 'data/raw/disk-d/2026-11/campaign.toml', /date = .*/, 'date = 2026-11-21'),
    },
    {
      what: 'the name of a product',
      keys: ['products.disk-e'],
      change: (root) => replaceIn(root, 'data/products/disk-e.toml', /name = .*/, 'name = "Another"'),
    },
  ],
  [
    {
      what: 'one more raw file',
      keys: ['products.disk-c'],
      change: (root) => cpSync(join(root, rawOf('disk-a')), join(root, rawOf('disk-c', 2))),
    },
    {
      what: 'a raw file less',
      keys: ['products.disk-d'],
      change: (root) => rmSync(join(root, rawOf('disk-d', 2))),
    },
  ],
  [
    {
      what: 'a raw file of a product that a sentence alone names',
      keys: ['products.disk-b'],
      change: (root) => scaleRun(root, rawOf('disk-b'), 5),
    },
    {
      what: 'another review',
      keys: ['reviews.both'],
      change: (root) => replaceIn(root, pathOf('both'), /title = .*/, 'title = "Of all"'),
    },
  ],
  [
    {
      what: 'a methodology',
      keys: ['common'],
      change: (root) =>
        replaceIn(root, 'data/methodologies/v1/methodology.toml', /title = "Random.*/, 'title = "Reads"'),
    },
    {
      what: 'one more product',
      keys: ['common', 'products.disk-f'],
      change: (root) => copyProduct(root, 'disk-b', 'disk-f'),
    },
  ],
  [
    {
      what: 'a testbed',
      keys: ['common'],
      change: (root) => replaceIn(root, 'data/testbeds/bench.toml', /$/, '\n[limits]\nnote = "slow"\n'),
    },
    {
      what: 'a product less',
      keys: ['common', 'products.disk-f'],
      change: (root) => {
        rmSync(join(root, 'data/raw/disk-f'), { recursive: true });
        rmSync(join(root, 'data/products/disk-f.toml'));
      },
    },
    {
      what: 'a product that compares with no other one',
      keys: ['common', 'products.disk-g'],
      change: (root) => {
        copyProduct(root, 'disk-b', 'disk-g');
        replaceIn(root, 'data/products/disk-g.toml', /name = .*/, '$&\nemulated = true');
      },
    },
  ],
  [
    {
      what: 'the products of a review, which alone asks for others beside them',
      keys: ['reviews.first'],
      change: (root) => replaceIn(root, pathOf('first'), /products = .*/, 'products = ["disk-a", "disk-b"]'),
    },
  ],
];

/** @param {string} root @returns {Record<string, unknown>} by the part that each is the key of */
function keysOf(root) {
  const { products, reviews, ...rest } = dataInputs(root);
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(products).map(([id, key]) => [`products.${id}`, key])),
    ...Object.fromEntries(Object.entries(reviews).map(([slug, key]) => [`reviews.${slug}`, key])),
  };
}

/** What leads to the lists of what readers may add to charts. @param {Record<string, string>} site */
function leadingToLists(site) {
  const found = Object.entries(site).filter(([path]) => path.endsWith('/others.json'));
  assert.ok(found.length > 0);
  return found;
}

test('whatever has changed of products, the next build makes what one from nothing makes', async (t) => {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  for (const disk of ['disk-c', 'disk-d', 'disk-e']) copyProduct(root, 'disk-b', disk);
  cpSync(join(root, rawOf('disk-a')), join(root, rawOf('disk-d', 2)));
  writeFiles(root, {
    [pathOf('first')]: review('first', ['disk-a'], 'It is slower: {{< value "disk-b random-read iops" >}}.'),
    [pathOf('both')]: review('both', ['disk-b', 'disk-c', 'disk-d', 'disk-e']),
  });
  let last = await publishedOf(root);
  for (const changes of builds) {
    for (const { what, keys, change } of changes) {
      const before = keysOf(root);
      change(root);
      const after = keysOf(root);
      const changed = Object.keys({ ...before, ...after }).filter((key) => after[key] !== before[key]);
      assert.deepEqual(changed, keys, `changed: ${what}`);
    }
    const names = changes.map(({ what }) => what).join(', ');
    const again = await publishedOf(root);
    const elsewhere = temporaryFolder(t);
    cpSync(root, elsewhere, {
      recursive: true,
      filter: (path) => !/public|resources|\.build.(?:done|assets|static|cache.results)/.test(path),
    });
    const anew = await publishedOf(elsewhere);
    const differing = Object.keys({ ...again, ...anew }).filter((path) => again[path] !== anew[path]);
    assert.deepEqual(differing, [], `changed: ${names}`);
    assert.notDeepEqual(again, last, `nothing came of ${names}`);
    const isOfSome = changes.every(({ keys }) => !keys.includes('common'));
    if (isOfSome)
      assert.deepEqual(leadingToLists(again), leadingToLists(last), `what leads to lists: ${names}`);
    last = again;
  }
});

test('a review stands while its folder, the products that it names and all else are the same', () => {
  const made = (/** @type {string[]} */ named) => ({
    problems: [],
    files: ['a'],
    lists: ['b'],
    asked: [],
    named,
  });
  const inputs = { common: '1', products: { x: '1', y: '1' }, reviews: { of: '1', both: '1' } };
  const last = {
    made: { problems: [], common: ['c'], reviews: { of: made(['x']), both: made(['x', 'y']) } },
    inputs,
  };
  const standing = (/** @type {Partial<typeof inputs>} */ changed) => {
    const { common, reviews } = unchangedReviews(last, { ...inputs, ...changed });
    return [common, ...[...reviews].map(([slug, { lists }]) => `${slug}: ${lists}`)];
  };
  assert.deepEqual(standing({}), [['c'], 'of: b', 'both: b']);
  assert.deepEqual(standing({ products: { x: '1', y: '2' } }), [null, 'of: ']);
  assert.deepEqual(standing({ products: { x: '2', y: '1' } }), [null]);
  assert.deepEqual(standing({ reviews: { of: '2', both: '1' } }), [['c'], 'both: b']);
  assert.deepEqual(standing({ common: '2' }), [null]);
  assert.deepEqual(unchangedReviews(null, inputs).reviews, nothingUnchanged.reviews);
});
