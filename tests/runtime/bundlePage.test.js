import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { chartKinds } from '../../scripts/charts/index.js';
import { wholeVocabulary } from '../../scripts/model/vocabulary/index.js';
import { parsers } from '../../scripts/parsers/index.js';
import { bundlePage } from '../../scripts/runtime/bundlePage.js';

/** Most files are counted for every kind of chart. @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} text */
function brotli(text) {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** How many metrics, units, parameters and kinds of products the program knows. */
const countWords = () =>
  wholeVocabulary()
    .flatMap((layer) => Object.values(layer))
    .reduce((sum, words) => sum + Object.keys(words).length, 0);

test('the scripts of a page are small, the same twice, and need no permission to make code', async () => {
  const bundled = await bundlePage();
  const { loader, toolLoader, runtime, kinds, workers, files } = bundled;
  assert.deepEqual(
    await bundlePage(),
    bundled,
    'two bundles of one tree differ: look for a clock or a path in them',
  );
  for (const name of [loader, toolLoader])
    assert.ok(
      brotli(files[name]) < 4096,
      `${name} has ${brotli(files[name])} bytes of brotli, 4,096 are allowed`,
    );
  assert.doesNotMatch(
    files[loader],
    /comparePage|findPage|cataloguePage|inspectPage/,
    'a review loads what tools begin with',
  );
  const entry = Object.keys(files).find((name) => name.startsWith('page-'));
  assert.ok(entry, 'the loader fetches no page');
  assert.deepEqual([...runtime].sort(), fetchedWith(entry, files).sort());
  assert.ok(runtime.length <= 2, `the runtime comes in ${runtime.length} files, 2 are allowed`);
  for (const name of runtime)
    assert.ok(files[loader].includes(`"./${name}"`), `the loader fetches ${name} later than the rest`);
  for (const name of [...runtime, ...kinds.bar, ...kinds['grouped-bar'], ...kinds.sweep])
    assert.ok(files[toolLoader].includes(`"./${name}"`), `a comparison fetches ${name} later than the rest`);
  const sizeOf = (/** @type {string[]} */ names) =>
    [...new Set(names)].reduce((sum, name) => sum + brotli(files[name]), 0);
  const usual = sizeOf([...runtime, ...kinds.bar, ...kinds.timeline]);
  assert.ok(
    sizeOf(runtime) < 41_000,
    `the runtime has ${sizeOf(runtime)} bytes of brotli, 41,000 are allowed`,
  );
  assert.ok(usual < 60_000, `with bars and lines it has ${usual} bytes of brotli, 60,000 are allowed`);
  assert.deepEqual(
    Object.keys(kinds).sort(),
    chartKinds.map(({ kind }) => kind).sort(),
    'a page fetches a kind by its name, which is its file’s: grouped-bar is in groupedBar.js',
  );
  for (const [kind, needs] of Object.entries(kinds)) {
    assert.deepEqual([...needs].sort(), fetchedWith(needs[0], files).sort(), kind);
    const more = sizeOf(needs) - sizeOf(needs.filter((name) => runtime.includes(name)));
    assert.ok(more < 18_000, `${kind} adds ${more} bytes of brotli to a page, 18,000 are allowed`);
    const own = needs.filter((name) => !runtime.includes(name));
    assert.ok(
      own.length <= 5,
      `${kind} comes in ${own.length} files, 5 are allowed: each is a wait of its own`,
    );
  }
  const readers = [...new Set(workers.flatMap((name) => fetchedWith(name, files)))];
  const known = [loader, ...readers, ...runtime];
  for (const name of Object.keys(files).filter((each) => !known.includes(each))) {
    const more = brotli(files[name]);
    // what begins a blog's review out of files comes with one click, draws nothing, and has the whole vocabulary
    const most = name.startsWith('startReview-') ? Math.round(71.7 * countWords()) : 12_000;
    assert.ok(more < most, `${name}, fetched on demand, has ${more} bytes of brotli, ${most} are allowed`);
  }
  // fetched only when somebody gives a file; each tool has its share
  const reader = readers.reduce((sum, name) => sum + brotli(files[name]), 0);
  const most = 1826 * parsers.length;
  assert.ok(reader < most, `what reads readers' files has ${reader} bytes of brotli, ${most} are allowed`);
  for (const name of readers)
    assert.doesNotMatch(files[name], /verified:/, `${name} holds what the list of formats says`);
  for (const [name, text] of Object.entries(files)) {
    assert.doesNotMatch(
      text,
      /\bnew Function\b|\beval\(/,
      `${name} evaluates code, which the policy forbids`,
    );
    assert.doesNotMatch(text, /CanvasRenderer|EventStream|node_modules/, `${name} holds what no page needs`);
  }
  const licensed = Object.keys(files).filter((name) => files[name].includes('fflate (MIT)'));
  assert.ok(licensed.length > 0, 'files with libraries name their licences');
  assert.ok(
    licensed.every((name) => name.startsWith('chunk-')),
    'those without libraries name none',
  );
});

/**
 * A script and all that it cannot begin without.
 *
 * @param {string} name
 * @param {Record<string, string>} files
 * @param {Set<string>} [found]
 */
function fetchedWith(name, files, found = new Set()) {
  found.add(name);
  for (const [, other] of files[name].matchAll(/\bimport\s*(?:[^"'()]*?from\s*)?["']\.\/([^"']+)["']/g)) {
    if (!found.has(other)) fetchedWith(other, files, found);
  }
  return [...found];
}
