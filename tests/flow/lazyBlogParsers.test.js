import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProject } from '../../scripts/content/readProject.js';
import { openCaches } from '../../scripts/flow/incremental/openCaches.js';
import { lazyBlogParsers } from '../../scripts/flow/reading/lazyBlogParsers.js';
import { readBlogParsers } from '../../scripts/flow/reading/readBlogParsers.js';
import { temporaryFolder } from '../io/temporary.js';
import { soundBlogParser } from '../parsers/soundBlogParser.js';

/** @param {string} id @param {import('node:test').TestContext} t */
async function inTwoBuilds(id, t) {
  const project = readProject([{ path: `data/readers/${id}.toml`, text: soundBlogParser }]);
  const cache = openCaches(temporaryFolder(t));
  let loaded = 0;
  /** @type {typeof cache.jsonAsync} */
  const jsonAsync = (kind, key, make) => cache.jsonAsync(kind, key, () => (loaded++, make()));
  const { blogParsers, ...told } = readBlogParsers(project);
  for (const time of ['first', 'second']) {
    const { load, ...known } = await lazyBlogParsers(project, { jsonAsync }, 'key');
    assert.deepEqual(known, told, `the ${time} time`);
    const tools = (await load()).map(({ tool }) => tool);
    assert.deepEqual(
      tools,
      blogParsers.map(({ tool }) => tool),
    );
  }
  return { loaded, problems: told.problems };
}

test('sound parsers of a blog are loaded once, and known as they are', async (t) =>
  assert.deepEqual(await inTwoBuilds('own', t), { loaded: 1, problems: [] }));

test('what is wrong with parsers of a blog is told each time', async (t) => {
  const { problems } = await inTwoBuilds('fio-json', t);
  assert.match(problems[0].message, /already: fio-json/);
});
