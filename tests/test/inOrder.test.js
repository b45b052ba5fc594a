import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { programFolder } from '../../scripts/model/lib/programFolder.js';
import { temporaryFolder } from '../io/temporary.js';

const program = join(programFolder, 'scripts/test/inOrder.js');
const { NODE_TEST_CONTEXT: _, ...env } = process.env;

/** @param {string} name @param {string} [work] */
const file = (name, work = '') => `import { test } from 'node:test';\ntest('${name}', () => { ${work} });\n`;

/** @param {import('node:test').TestContext} t @param {Record<string, string>} files */
function play(t, files) {
  const cwd = temporaryFolder(t, files);
  const { status, stdout } = spawnSync(process.execPath, [program, '1', ...Object.keys(files)], {
    ...{ cwd, env, encoding: 'utf8' },
  });
  return { status, said: stdout };
}

test('files of tests begin in the order that is asked for', (t) => {
  const { status, said } = play(t, { 'c.mjs': file('one'), 'a.mjs': file('two'), 'b.mjs': file('three') });
  assert.equal(status, 0, said);
  assert.deepEqual(
    [...said.matchAll(/^✔ (\w+) /gm)].map(([, name]) => name),
    ['one', 'two', 'three'],
  );
  assert.match(said, /^ℹ pass 3$/m);
});

test('a test that fails, and a file that breaks, fail the run, and its file is named', (t) => {
  const failing = play(t, { 'a.mjs': file('good'), 'b.mjs': file('bad', 'throw new Error()') });
  assert.equal(failing.status, 1);
  assert.match(failing.said, /^test at b\.mjs:2:1$/m);
  assert.equal(play(t, { 'a.mjs': file('good'), 'b.mjs': 'process.exit(3);' }).status, 1);
});
