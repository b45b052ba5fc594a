import assert from 'node:assert/strict';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { programFolder } from '../../scripts/model/lib/program.js';
import { findHugo } from '../../scripts/setup/findHugo.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { commandOf, install, run } from './newBlog.js';

/*
 * What goes wrong on machines of beginners: each is told in words, without a stack trace.
 */

const createScript = join(programFolder, 'scripts/create/index.js');
const command = join(programFolder, 'scripts/command/benchfolio.js');

/** @param {string[]} args of Node.js @param {{ cwd: string, env?: Record<string, string> }} place */
function node(args, { cwd, env = {} }) {
  // with `env -i`, so that nothing of this machine helps
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const { status, output } = run('/usr/bin/env', ['-i', ...settings, process.execPath, ...args], cwd);
  assert.doesNotMatch(output, /^\s+at /m, 'no stack trace');
  return { status, output };
}

const posix = { skip: process.platform === 'win32' && 'the tests need env' };

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
    const { status, output } = node(args, { cwd });
    assert.equal(status, 1);
    assert.match(output, /Node\.js 18\.19\.0 is too old\n\s+install Node\.js 20\.12 or newer/);
  }
  assert.ok(!existsSync(join(cwd, 'my-blog')));
});

/** A later test goes on from the site of this one. */
const cwd = temporaryFolder({ after });
const blog = join(cwd, 'My own, new blog');

test('without git a blog is made and built, and its author is told', posix, () => {
  const made = node([createScript, 'My own, new blog', '--yes'], { cwd, env: { PATH: '/nowhere' } });
  assert.equal(made.status, 0, made.output);
  assert.match(made.output, /git was not found: install it to keep the history/);
  assert.match(made.output, /cd "My own, new blog"/);
  assert.ok(!existsSync(join(blog, '.git')));
  const built = node([command, 'build'], { cwd: blog, env: { PATH: '/nowhere', HUGO: findHugo() } });
  assert.equal(built.status, 0, built.output);
});

test('no network, no Hugo and no Python: what is missing, and what to do', posix, (t) => {
  const folder = temporaryFolder(t);
  const blog = join(folder, 'blog');
  assert.equal(node([createScript, blog, '--yes'], { cwd: folder }).status, 0);
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
  const { status, output } = node([commandOf(blog), 'build'], { cwd: blog, env });
  assert.equal(status, 1);
  assert.match(
    output,
    /^error: no Hugo \(on the PATH: none; in \.tools: none\), and it was not installed: 127\.0\.0\.1:9 does not answer/m,
  );
  assert.match(output, /try again with a network, or install Hugo .* yourself .* HUGO/);
  assert.ok(!existsSync(join(blog, 'public')));
});

test('a broken override is told with its file and line, and the last good site stays', posix, () => {
  const env = { HUGO: findHugo(), PATH: process.env.PATH ?? '' };
  for (const [files, words] of /** @type {[Record<string, string>, RegExp][]} */ ([
    [
      { 'layouts/_partials/custom/footer.html': '<p>\n{{ .Nothing.There | upper }}\n{{ end }}' },
      /^error: .*layouts\/_partials\/custom\/footer\.html:3/m,
    ],
    [{ 'i18n/en.toml': 'search = "Find\n' }, /^error: .*i18n\/en\.toml/m],
    [{ 'config.toml': 'title = \n' }, /^error: config\.toml:2: not valid TOML/m],
  ])) {
    writeFiles(blog, files);
    const { status, output } = node([command, 'build'], { cwd: blog, env });
    assert.equal(status, 1, output);
    assert.match(output, words);
    assert.match(output, /not published: public\/ is as it was/);
    assert.ok(existsSync(join(blog, 'public/index.html')));
    for (const path of Object.keys(files))
      if (path !== 'config.toml') writeFiles(blog, { [path]: path.endsWith('.toml') ? '' : '<p>good</p>' });
  }
});
