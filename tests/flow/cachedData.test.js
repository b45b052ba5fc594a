import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSound } from '../../scripts/content/checkSchema.js';
import { productSchema } from '../../scripts/content/schemas/index.js';
import { readToml } from '../../scripts/content/toml.js';
import { openCaches } from '../../scripts/flow/incremental/openCaches.js';
import { cachedData } from '../../scripts/flow/reading/cachedData.js';
import { temporaryFolder } from '../io/temporary.js';

const file = 'data/products/x.toml';
const schema = typeof productSchema === 'function' ? productSchema() : productSchema;

/** How often it is read in two builds, and what of it. @param {import('node:test').TestContext} t @param {string} text */
function inTwoBuilds(t, text) {
  const root = temporaryFolder(t);
  let reads = 0;
  const read = () => {
    reads++;
    return readSound(schema, readToml(text), file);
  };
  const all = [1, 2].map(() => cachedData(openCaches(root))(text, file, read));
  return { reads, all };
}

const price = '[[prices]]\namount = 20\ncurrency = "USD"\ndate = 2026-01-01\n';

test('a sound file of data is read once, and known with its lines', (t) => {
  const { reads, all } = inTwoBuilds(t, `name = "X"\nkind = "drive"\n${price}`);
  assert.equal(reads, 1);
  const [first, again] = all.map(({ toml, problems, sound }) => ({
    value: toml.value,
    line: toml.line(['prices', 0, 'amount']),
    problems,
    sound,
  }));
  assert.equal(first.line, 4);
  assert.deepEqual(again, first);
  assert.equal(Object.getPrototypeOf(again.value.prices[0]), null);
});

test('the problems of a file of data are found at each build', (t) => {
  const { reads, all } = inTwoBuilds(t, 'name = "X"\nkind = "drive"\nnone = 1\n');
  assert.equal(reads, 2);
  assert.equal(all[1].problems.length, 1);
  assert.deepEqual(all[1].problems, all[0].problems);
});
