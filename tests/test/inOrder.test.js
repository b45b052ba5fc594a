import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { programFolder } from '../../scripts/model/lib/program.js';
import { temporaryFolder } from '../io/temporary.js';

const program = join(programFolder, 'scripts/test/inOrder.js');
const { NODE_TEST_CONTEXT: _, ...env } = process.env;

/** @param {string} name @param {string} [work] */
const file = (name, work = '') => `import { test } from 'node:test';\ntest('${name}', () => { ${work} });\n`;

/** @param {import('node:test').TestContext} t @param {Record<string, string>} files @param {string[]} [groups] */
function play(t, files, groups = Object.keys(files)) {
  const cwd = temporaryFolder(t, files);
  const { status, stdout } = spawnSync(process.execPath, [program, '1', ...groups], {
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

/** @param {import('node:test').TestContext} t @param {Record<string, string>} files that share a process */
const together = (t, files) => play(t, files, [Object.keys(files).join()]);

/** The files that the list at the end names. @param {string} said */
const namedIn = (said) => [...said.matchAll(/^test at (\w+\.mjs):\d+:\d+$/gm)].map(([, name]) => name);

test('files that share a process load once what they import, and none begins before all are loaded', (t) => {
  const shared = `export const pid = process.pid;\nconsole.log('loaded');\n`;
  const importing = `import './shared.mjs';\n${file('one', 'below()')}const below = () => {};\n`;
  const { status, said } = play(t, { 'a.mjs': importing, 'b.mjs': importing, 'shared.mjs': shared }, [
    'a.mjs,b.mjs',
  ]);
  assert.equal(status, 0, said);
  assert.match(said, /^ℹ pass 2$/m);
  assert.equal(said.match(/loaded/g)?.length, 1, said);
});

test('of files that share a process, the one that fails or cannot be loaded is named, and the others run', (t) => {
  const { status, said } = together(t, {
    'a.mjs': 'throw new Error();',
    'b.mjs': file('good'),
    'c.mjs': file('bad', 'throw new Error()'),
  });
  assert.equal(status, 1);
  assert.deepEqual(namedIn(said).sort(), ['a.mjs', 'c.mjs']);
  assert.match(said, /^✔ good /m);
});

for (const [how, end] of Object.entries({
  'by itself': 'process.exit(0)',
  'with an error': 'process.exit(1)',
  'by a signal': "process.kill(process.pid, 'SIGKILL')",
}))
  for (const [when, body] of Object.entries({ '': '', ' after a test failed': 'throw new Error()' }))
    test(`where a process ends early ${how}${when}, all its files are named`, (t) => {
      const files = { 'a.mjs': file('one', body), 'b.mjs': file('two', end), 'c.mjs': file('three') };
      const { status, said } = together(t, files);
      assert.equal(status, 1);
      assert.deepEqual([...new Set(namedIn(said))], Object.keys(files));
    });
