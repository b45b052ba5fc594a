import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProject } from '../../scripts/content/readProject.js';
import { openCaches } from '../../scripts/flow/incremental/openCaches.js';
import { lazyOwnParsers } from '../../scripts/flow/reading/lazyOwnParsers.js';
import { readOwnParsers } from '../../scripts/flow/reading/readOwnParsers.js';
import { temporaryFolder } from '../io/temporary.js';
import { soundReader } from '../parse/soundReader.js';

/** @param {string} id @param {import('node:test').TestContext} t */
async function inTwoBuilds(id, t) {
  const project = readProject([{ path: `data/readers/${id}.toml`, text: soundReader }]);
  const cache = openCaches(temporaryFolder(t));
  let loaded = 0;
  /** @type {typeof cache.jsonAsync} */
  const jsonAsync = (kind, key, make) => cache.jsonAsync(kind, key, () => (loaded++, make()));
  const { ownParsers, ...told } = readOwnParsers(project);
  for (const time of ['first', 'second']) {
    const { load, ...known } = await lazyOwnParsers(project, { jsonAsync }, 'key');
    assert.deepEqual(known, told, `the ${time} time`);
    const tools = (await load()).map(({ tool }) => tool);
    assert.deepEqual(
      tools,
      ownParsers.map(({ tool }) => tool),
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
