import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { programFolder, programOptions } from '../../scripts/model/lib/program.js';
import { runTests } from '../../scripts/test/runTests.js';
import { temporaryFolder } from '../io/temporary.js';

/* Whether what failed is tried again rightly: on files for Node's own runner, which know by a file whether they run for the first time. */

const { NODE_TEST_CONTEXT: _, ...env } = process.env;

/** @param {string} text of a file with tests, where `isFirst` is known */
const file = (text) => `import { join } from 'node:path';
import { test } from 'node:test';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
const seen = import.meta.filename + '.seen';
const isFirst = !existsSync(seen);
writeFileSync(seen, '');
const fail = (text = 'no') => { throw new Error(text); };
${text}
`;

/** @param {string} folder @returns {import('../../scripts/test/runTests.js').RunNode} */
const runIn = (folder) => (groups, atOnce) => {
  const files = groups.map((group) => group.join(','));
  const args = [join(programFolder, 'scripts/test/inOrder.js'), String(atOnce), ...files];
  const options = programOptions({ cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const child = spawn(process.execPath, args, options);
  let output = '';
  child.stdout?.on('data', (piece) => (output += piece));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ ok: code === 0, output: stripVTControlCharacters(output) }));
  });
};

/**
 * @param {import('node:test').TestContext} t
 * @param {Record<string, string>} texts
 * @param {{ again?: boolean, together?: boolean }} [options]
 */
async function play(t, texts, { again = true, together = false } = {}) {
  const files = Object.keys(texts).filter((name) => name.endsWith('.test.mjs'));
  const folder = temporaryFolder(t, texts);
  const { ok, counts, failures, unsteady } = await runTests(
    together ? [files] : files.map((name) => [name]),
    {
      ...{ run: runIn(folder), again },
    },
  );
  const { tests, pass, fail, flaky = 0 } = counts;
  const failing = failures.map(({ file, title }) => `${file}: ${title}`);
  return { ok, tests, pass, fail, flaky, failing, unsteady };
}

const good = file(`test('good', () => {});`);
const soon = file(`test('soon', () => isFirst && fail()); test('good', () => {});`);

test('what fails the first time alone is flaky, and what fails twice has failed', async (t) => {
  const never = file(`test('never', () => fail()); test('other', () => isFirst && fail());`);
  assert.deepEqual(await play(t, { 'a.test.mjs': good, 'b.test.mjs': soon }), {
    ...{ ok: true, tests: 3, pass: 3, fail: 0, flaky: 1, failing: [], unsteady: ['b.test.mjs'] },
  });
  assert.deepEqual(await play(t, { 'a.test.mjs': soon }, { again: false }), {
    ...{ ok: false, tests: 2, pass: 1, fail: 1, flaky: 0, failing: ['a.test.mjs: soon'], unsteady: [] },
  });
  assert.deepEqual(await play(t, { 'a.test.mjs': soon, 'b.test.mjs': never }), {
    ...{
      ok: false,
      tests: 4,
      pass: 3,
      fail: 1,
      flaky: 2,
      failing: ['b.test.mjs: never'],
      unsteady: ['a.test.mjs'],
    },
  });
});

test('a test that took too long counts as one that failed', async (t) => {
  const slow = file(`test('slow', { timeout: 100 }, () => wait(isFirst ? 2000 : 0));`);
  const { ok, pass, flaky } = await play(t, { 'a.test.mjs': slow });
  assert.deepEqual([ok, pass, flaky], [true, 1, 1]);
});

const crashes = {
  'a file that ends before it has counts': 'if (isFirst) process.exit(3);',
  'a file that is killed': `if (isFirst) process.kill(process.pid, 'SIGKILL');`,
};

for (const [what, text] of Object.entries(crashes))
  test(`${what} is tried again, and fails where its tests fail then`, async (t) => {
    const [passes, fails] = ['', 'fail();'].map((body) =>
      file(`${text}\ntest('one', () => { ${body} });\ntest('two', () => { ${body} });`),
    );
    const { ok, fail, unsteady } = await play(t, { 'a.test.mjs': passes, 'b.test.mjs': fails });
    assert.deepEqual([ok, fail, unsteady], [false, 2, ['a.test.mjs']]);
  });

test('of files that share a process, those that failed are tried again, each alone', async (t) => {
  const alone = file(`test('one', () => isFirst && fail()); test('two', () => globalThis.met && fail());`);
  const met = file(`globalThis.met = true; test('good', () => {});`);
  const { ok, flaky } = await play(t, { 'a.test.mjs': alone, 'b.test.mjs': met }, { together: true });
  assert.deepEqual([ok, flaky], [true, 2]);
});

test('a process that ends after a test failed hides no test of the files that came later', async (t) => {
  const ends = file(`test('one', () => isFirst && process.exit(1));`);
  const bad = file(`test('bad', () => fail());`);
  const files = { 'a.test.mjs': soon, 'b.test.mjs': ends, 'c.test.mjs': bad };
  const { ok, fail } = await play(t, files, { together: true });
  assert.deepEqual([ok, fail], [false, 1]);
});

/** @type {Record<string, Record<string, string>>} */
const doubts = {
  'a test of a helper, which runs no test by itself': {
    'helper.mjs': `import { test } from 'node:test'; export const made = () => test('made', () => { throw new Error('no'); });`,
    'a.test.mjs': file(`import { made } from './helper.mjs'; made();`),
    'b.test.mjs': soon,
  },
  'a test that is skipped the second time': {
    'a.test.mjs': file(`test('one', { skip: !isFirst }, () => fail());`),
  },
  'a file that is killed the second time': {
    'a.test.mjs': file(`if (!isFirst) process.kill(process.pid, 'SIGKILL'); test('one', () => fail());`),
  },
};

for (const [what, texts] of Object.entries(doubts))
  test(`${what} stays failed`, async (t) => {
    assert.equal((await play(t, texts)).ok, false);
  });

test('a run that is killed before it names what failed is not tried again', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    return { ok: false, output: '✖ one (1ms)\ntest at a.test.mjs:1:1\n' };
  };
  const { ok, counts } = await runTests([['a.test.mjs']], { run, again: true });
  assert.deepEqual([ok, counts, runs], [false, {}, 1]);
});

test('a list of failing tests in the message of one that failed hides no other', async (t) => {
  const printed = "fail('no\\n✖ failing tests:\\n\\ntest at b.test.mjs:1:1')";
  const first = file(`test('one', () => ${printed});`);
  const { ok, fail, flaky } = await play(t, { 'a.test.mjs': first, 'b.test.mjs': soon });
  assert.deepEqual([ok, fail, flaky], [false, 1, 1]);
});
