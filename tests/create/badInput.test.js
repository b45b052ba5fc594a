import assert from 'node:assert/strict';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { programFolder } from '../../scripts/model/lib/program.js';
import { temporaryFolder } from '../io/temporary.js';
import { commandOf, install, posix, runBare } from './newBlog.js';

/*
 * What goes wrong on machines of beginners: each is told in words, without a stack trace.
 */

const createScript = join(programFolder, 'scripts/create/index.js');
const command = join(programFolder, 'scripts/command/benchfolio.js');

/** Node.js as if it were an older one. */
const old = [
  '--import',
  'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.19.0"})',
];

test('an old Node.js is told by the version that is needed', posix, (t) => {
  const cwd = temporaryFolder(t, { 'config.toml': '' });
  for (const args of [
    [...old, createScript, 'my-blog', '--yes'],
    [...old, command, 'build'],
  ]) {
    const { status, output } = runBare(args, { cwd });
    assert.equal(status, 1);
    assert.match(output, /Node\.js 18\.19\.0 is too old\n\s+install Node\.js 20\.19 or newer/);
  }
  assert.ok(!existsSync(join(cwd, 'my-blog')));
});

test('no network, no Hugo and no Python: what is missing, and what to do', posix, (t) => {
  const folder = temporaryFolder(t);
  const blog = join(folder, 'blog');
  assert.equal(runBare([createScript, blog, '--yes'], { cwd: folder }).status, 0);
  // as a package, without a lockfile, it looks in the user's cache
  const program = join(folder, 'program');
  for (const part of ['package.json', 'scripts'])
    cpSync(join(programFolder, part), join(program, part), { recursive: true });
  install(blog, program);
  const env = {
    PATH: '/nowhere',
    XDG_CACHE_HOME: folder,
    HOME: folder,
    PIP_INDEX_URL: 'http://127.0.0.1:9/simple/',
  };
  const { status, output } = runBare([commandOf(blog), 'build'], { cwd: blog, env });
  assert.equal(status, 1);
  assert.match(
    output,
    /^error: no Hugo \(on the PATH: none; in \.tools: none\), and it was not installed: 127\.0\.0\.1:9 does not answer/m,
  );
  assert.match(output, /try again with a network, or install Hugo .* yourself .* HUGO/);
  assert.ok(!existsSync(join(blog, 'public')));
});
