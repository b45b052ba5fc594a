import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openBuiltFiles } from '../../scripts/io/builtFiles.js';
import { openGenerated } from '../../scripts/io/writeGenerated.js';
import { temporaryFolder } from './temporary.js';

for (const shared of ['find/products-0123456789.json', 'charts/others.0123456789abcdef.json'])
  test(`${shared}, which parts share, is written once; others hold what the last part says`, (context) =>
    testShared(context, `static/${shared}`));

/** @param {import('node:test').TestContext} context @param {string} shared */
function testShared(context, shared) {
  const root = temporaryFolder(context);
  const read = (/** @type {string} */ path) => readFileSync(join(root, '.build', path), 'utf8');
  const generated = openGenerated(root);
  generated.write(new Map([[shared, '[1]'], ['assets/charts.json', 'first']])); // prettier-ignore
  writeFileSync(join(root, '.build', shared), 'not looked at again');
  generated.write(new Map([[shared, '[1]'], ['assets/charts.json', 'second']])); // prettier-ignore
  assert.equal(read(shared), 'not looked at again');
  assert.equal(read('assets/charts.json'), 'second');
  generated.removeOthers();
  assert.ok(existsSync(join(root, '.build', shared)));
  openGenerated(root).write(new Map([[shared, '[1]']]));
  assert.equal(read(shared), '[1]', 'another build looks at it');
}

test('a file that lies there as it is to be is not written, and one that was changed is', (context) => {
  const root = temporaryFolder(context);
  const [same, other] = ['assets/same.json', 'assets/other.json'];
  const files = new Map([same, other].map((path) => [path, `{"of":"${path}"}`]));
  openGenerated(root).write(files);
  writeFileSync(
    join(root, '.build', other),
    '{"of":"somebody else\u2019s"}'.slice(0, files.get(other)?.length),
  );
  const built = openBuiltFiles(root);
  const before = built.keyOf(['.build/assets']);
  assert.equal(openGenerated(root, { built }).write(files), 1);
  for (const [path, content] of files)
    assert.equal(readFileSync(join(root, '.build', path), 'utf8'), content);
  assert.notEqual(built.keyOf(['.build/assets']), before, 'it is noted');
  assert.equal(built.keyOf(['.build/assets']), openBuiltFiles(root).keyOf(['.build/assets']));
});

test('what comes into a folder that was not there is noted, and not read again', (context) => {
  const root = temporaryFolder(context);
  const built = openBuiltFiles(root);
  openGenerated(root, { built }).write(new Map([['assets/new.json', '{}']]));
  assert.ok(built.diskOf('.build/assets/new.json'));
});
