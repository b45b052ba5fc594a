import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { openIndex } from '../../scripts/io/planIndex.js';
import { planFiles } from '../../scripts/io/sitePlan.js';
import { temporaryFolder } from './temporary.js';

/** @param {string} words */
const page = (words) =>
  `<!doctype html><html lang="en"><head><title>${words}</title></head><body><main data-pagefind-body><h1>${words}</h1></main></body></html>`;

const project = {
  'public/reviews/ant/index.html': page('About the ant'),
  'public/reviews/bee/index.html': page('About the bee'),
  'public/charts/ant/index.html': page('Charts of the ant'),
  'fresh/reviews/bee/index.html': page('About the bees'),
  'fresh/reviews/cow/index.html': page('About the cow'),
};

/** @param {import('node:test').TestContext} t @param {Record<string, string>} [files] */
function opened(t, files = project) {
  const root = temporaryFolder(t, files);
  const index = openIndex(root);
  t.after(index.stop);
  /** @type {import('../../scripts/io/sitePlan.js').SitePlan} */
  const plan = new Map();
  planFiles(plan, 'fresh', ['reviews/bee/index.html', 'reviews/cow/index.html'], { share: true });
  planFiles(plan, 'public', ['reviews/ant/index.html'], { share: true });
  const made = async () => {
    const problems = await index.plan(plan, resolve(root, 'fresh'));
    const files = [...plan].filter(([path]) => path.startsWith('pagefind/'));
    return { problems, files: files.map(([path, { from }]) => [path, readFileSync(resolve(root, from))]) };
  };
  return { index, made };
}

test('an index that was begun with the last site is that of the new one, in its order', async (t) => {
  const anew = await opened(t).made();
  assert.deepEqual(anew.problems, []);
  assert.equal(anew.files.filter(([path]) => String(path).includes('/fragment/')).length, 3);
  const { index, made } = opened(t);
  index.begin(['reviews/cow', 'reviews/bee']);
  index.begin([]);
  assert.deepEqual(await made(), anew);
});

test('an index that was stopped leaves nothing that a program waits for, and may be asked for again', async (t) => {
  const { index, made } = opened(t);
  index.begin(['reviews/cow']);
  await index.stop();
  assert.deepEqual((await made()).problems, []);
});

test('where its program breaks, there is a warning', async (t) => {
  const before = process.env.PAGEFIND_BINARY_PATH;
  process.env.PAGEFIND_BINARY_PATH = process.execPath;
  t.after(() => {
    delete process.env.PAGEFIND_BINARY_PATH;
    if (before !== undefined) process.env.PAGEFIND_BINARY_PATH = before;
  });
  const { problems, files } = await opened(t).made();
  assert.deepEqual(files, []);
  assert.match(problems[0].message, /^no search index: /);
  assert.equal(problems[0].severity, 'warning');
});
