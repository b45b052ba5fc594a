import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openGenerated } from '../../scripts/io/writeGenerated.js';
import { temporaryFolder } from './temporary.js';

test('a file that parts share is written once by its hash; others hold what the last part says', (context) => {
  const root = temporaryFolder(context);
  const shared = 'static/charts/others-0123456789.json';
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
});
