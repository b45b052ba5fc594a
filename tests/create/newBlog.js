import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { programFolder } from '../../scripts/model/lib/program.js';

/*
 * A blog made as its author makes it: the program is packed, unpacked into node_modules, and called by the blog's own scripts.
 */

/**
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
export function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: 300_000 });
  return { status, output: `${stdout}${stderr}` };
}

/** @param {string} program @param {string[]} args @param {string} cwd */
export function succeed(program, args, cwd) {
  const { status, output } = run(program, args, cwd);
  assert.equal(status, 0, `${program} ${args.join(' ')}: ${output}`);
  return output;
}

/** @param {string} folder where the packed file goes @param {string} [source] of the package */
export function packed(folder, source = programFolder) {
  mkdirSync(folder, { recursive: true });
  const name = succeed(
    'npm',
    ['pack', source, '--ignore-scripts', '--silent', '--pack-destination', folder],
    folder,
  );
  return join(folder, name.trim().split('\n').at(-1) ?? '');
}

/** @param {string} folder of the new blog @param {string[]} [flags] */
export function create(folder, flags = ['--yes']) {
  mkdirSync(dirname(folder), { recursive: true });
  return run(
    process.execPath,
    [join(programFolder, 'scripts/create/index.js'), folder, ...flags],
    dirname(folder),
  );
}

/**
 * Unpacks the program into a blog's node_modules, with the packages it names there and no others, as npm would put them.
 *
 * @param {string} blog
 * @param {string} file the packed program, or its folder, which is linked
 */
export function install(blog, file) {
  const modules = join(blog, 'node_modules');
  mkdirSync(modules, { recursive: true });
  linkPackages(modules);
  if (!file.endsWith('.tgz')) return symlinkSync(file, join(modules, 'benchfolio'), 'dir');
  mkdirSync(join(modules, 'benchfolio'));
  succeed('tar', ['xzf', file, '--strip-components=1', '-C', join(modules, 'benchfolio')], blog);
}

/** All that users get; what only developers need is not there. @param {string} modules */
function linkPackages(modules) {
  const { packages } = JSON.parse(readFileSync(join(programFolder, 'package-lock.json'), 'utf8'));
  for (const [path, { dev }] of Object.entries(packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (!name || dev) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(programFolder, path), join(modules, name), 'dir');
  }
}

/** @param {string} blog */
export const commandOf = (blog) => join(blog, 'node_modules/benchfolio/scripts/command/benchfolio.js');

/** A command of this program, in a blog that has none of its own. @param {string} root @param {...string} args */
export const thisBenchfolio = (root, ...args) =>
  run(process.execPath, [join(programFolder, 'scripts/command/benchfolio.js'), ...args], root);

/** A command of the blog. @param {string} blog @param {...string} args */
export const benchfolio = (blog, ...args) => run(process.execPath, [commandOf(blog), ...args], blog);

/** Of tests that need `env`. */
export const posix = { skip: process.platform === 'win32' && 'the tests need env' };

/** Node.js without the environment of this machine, so that nothing of it helps. @param {string[]} args @param {{ cwd: string, env?: Record<string, string> }} place */
export function runBare(args, { cwd, env = {} }) {
  const settings = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const { status, output } = run('/usr/bin/env', ['-i', ...settings, process.execPath, ...args], cwd);
  assert.doesNotMatch(output, /^\s+at /m, 'no stack trace');
  return { status, output };
}
