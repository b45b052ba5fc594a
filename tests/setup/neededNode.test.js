import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { programFolder } from '../../scripts/model/lib/program.js';

const read = (/** @type {string} */ path) => readFileSync(join(programFolder, path), 'utf8');
const needed = String(/\d+\.\d+/.exec(JSON.parse(read('package.json')).engines.node));

test('the Node.js that is said to be enough is said everywhere', () => {
  const places = [
    ...['README.md', 'content/docs/start.md', 'content/docs/troubleshooting.md'],
    ...[
      'scripts/create/index.js',
      'scripts/create/package.json',
      'scripts/create/template/blog/package.json',
    ],
  ];
  assert.deepEqual(
    places.filter((path) => !read(path).includes(needed)),
    [],
  );
});

test('no dependency asks for more, which npm would refuse', () => {
  const [major, minor] = needed.split('.').map(Number);
  const admits = (/** @type {string} */ range) =>
    [...range.matchAll(/(>=)?\s*(\d+)(?:\.(\d+))?[^|]*/g)].some(([, open, most, more = '0']) =>
      Number(most) === major ? Number(more) <= minor : open !== undefined && Number(most) < major,
    );
  const asking = Object.entries(JSON.parse(read('package-lock.json')).packages)
    .map(([path, { engines }]) => ({ path, range: engines?.node ?? '*' }))
    .filter(({ range }) => range !== '*' && !admits(range));
  assert.deepEqual(asking, []);
});
