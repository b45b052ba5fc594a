import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { programOptions } from '../../scripts/model/lib/program.js';

/*
 * In programs of their own: what these tests do to `Object.prototype` must reach no other test.
 */
const scripts = join(import.meta.dirname, '../../scripts');

/** @param {string} code @returns {string} what it printed */
function run(code) {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    cwd: scripts,
  });
  assert.equal(stderr, '');
  return stdout.trim();
}

test('nothing can be added to what all objects share, nor changed', () => {
  const tries = [
    `Object.prototype.shell = 'x'`,
    `({}).__proto__.shell = 'x'`,
    `Object.prototype.toString = 'x'`,
    `Object.defineProperty(Object.prototype, 'shell', { value: 'x' })`,
    `Object.setPrototypeOf(Object.prototype, { shell: 'x' })`,
    `delete Object.prototype.toString`,
  ];
  const code = `import './model/lib/freezeObjects.js';
    const refused = [${tries.map((each) => `() => { ${each} }`).join(',')}].map((attempt) => {
      try { attempt(); return false; } catch (error) { return error instanceof TypeError; }
    });
    console.log(refused.join(), typeof ({}).shell, String({}));`;
  assert.equal(run(code), `${tries.map(() => 'true').join()} undefined [object Object]`);
});

test('an object may still have properties that others inherit', () => {
  const code = `import './model/lib/freezeObjects.js';
    const own = {}; own.constructor = Map; own.toString = () => 'own';
    class Named { valueOf() { return 7; } }
    console.log(own.constructor === Map, String(own), Object.keys(own).join(), +new Named(), ({}).constructor === Object);`;
  assert.equal(run(code), 'true own constructor,toString 7 true');
});

test('a program inherits no environment and no shell from what all objects share', () => {
  const print = `console.log([process.env.INHERITED, process.env.PATH === undefined].join())`;
  const code = `import { spawnSync } from 'node:child_process';
    import { programOptions } from './model/lib/program.js';
    Object.prototype.INHERITED = 'yes';
    Object.prototype.shell = '/nowhere';
    const { stdout } = spawnSync(process.execPath, ['-e', ${JSON.stringify(print)}], programOptions({ encoding: 'utf8' }));
    console.log(stdout.trim());`;
  assert.equal(run(code), ',false');
});

test('options of a program keep what they say', () => {
  const options = programOptions({ cwd: '/', env: { ONE: '1' } });
  assert.equal(Object.getPrototypeOf(options), null);
  assert.deepEqual({ ...options, env: { ...options.env } }, { shell: false, cwd: '/', env: { ONE: '1' } });
});
