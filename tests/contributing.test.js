import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = dirname(import.meta.dirname);
const pages = ['CONTRIBUTING.md', 'scripts/README.md', 'tests/README.md'];
const written = pages.map((page) => readFileSync(join(root, page), 'utf8')).join('\n');
const quoted = [...written.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words);

test('each path that the pages for contributors name is there', () => {
  const paths = quoted.filter((words) => /^(?:scripts|tests|assets|layouts|content)\/[\w./-]*$/.test(words));
  assert.ok(paths.length > 40, String(paths.length));
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(root, path))),
    [],
  );
});

test('each file that a comment of the program names is there', () => {
  const sources = ['scripts', 'assets/js'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => join(folder, path)),
  );
  const named = sources.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(/`((?:scripts|tests|assets|layouts)\/[\w./-]+)`/g),
    ].map(([, words]) => ({ path, words })),
  );
  assert.ok(named.length >= 5, String(named.length));
  assert.deepEqual(
    named.filter(({ words }) => !existsSync(join(root, words))),
    [],
  );
});

test('tests/README.md says what each folder of tests/ is that is none of scripts/', () => {
  const foldersOf = (/** @type {string} */ path) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => name);
  const own = foldersOf('tests').filter((name) => !foldersOf('scripts').includes(name));
  assert.deepEqual(
    own.filter((name) => !quoted.some((words) => words.replace(/^tests\//, '') === `${name}/`)),
    [],
  );
});
