import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';

const program = join(import.meta.dirname, '../..');

/** What every program reads of a system, to run at all. What tests write may be in memory, below /dev. */
const ofSystem =
  /^\/(?:(?:proc|sys|dev(?!\/shm\/benchfolio-)|lib|lib64|usr)\/|run\/(?:nscd|systemd)\/|etc\/(?:ld\.so\.|ssl\/|pki\/|localtime|timezone|nsswitch\.conf|passwd|group|gitconfig|mime))/;

const drawn = `
\`\`\`vega-lite {#own}
+++
title = "Reads"
alt = "Two points."
test = "random-read"
metric = "iops"
+++
{
  "data": { "name": "results" },
  "mark": "point",
  "encoding": { "x": { "field": "value", "type": "quantitative" } }
}
\`\`\`
`;

const skip = spawnSync('strace', ['-V']).status !== 0 && 'no strace';

test(
  'a build opens no socket to a host, and no file outside the project and the program',
  { skip },
  (context) => {
    const folder = temporaryFolder(context);
    const [root, home] = ['project', 'home'].map((name) => join(folder, name));
    writeBaseBlog(root);
    rmSync(join(root, '.build'), { recursive: true, force: true });
    appendFileSync(join(root, 'content/reviews/two-disks/index.md'), drawn);
    mkdirSync(home);
    const { status, stderr, lines, sockets, outside } = trace(folder, [join(program, 'scripts/build.js')]);
    assert.equal(status, 0, stderr);
    assert.ok(
      lines.some((line) => line.includes(`${root}/public.next-`)),
      'the trace shows what is written',
    );
    assert.deepEqual(sockets, [], 'these ask a host');
    assert.deepEqual(outside, [], 'these lie elsewhere');
  },
);

test('a program that asks a host and reads elsewhere is found by this trace', { skip }, (context) => {
  const folder = temporaryFolder(context);
  for (const name of ['project', 'home']) mkdirSync(join(folder, name));
  const elsewhere = temporaryFolder(context, { 'secret.txt': 'x' });
  const code = `
    require('node:net').connect(9, '127.0.0.1').on('error', () => {});
    require('node:fs').readFileSync(${JSON.stringify(join(elsewhere, 'secret.txt'))});`;
  const { sockets, outside } = trace(folder, ['-e', code]);
  assert.ok(sockets.length > 0);
  assert.deepEqual(outside, [join(elsewhere, 'secret.txt')]);
});

/**
 * What a program of Node.js and all that it starts open, in `project` of a folder.
 *
 * @param {string} folder
 * @param {string[]} args
 */
function trace(folder, args) {
  const [root, home, file] = ['project', 'home', 'trace'].map((name) => join(folder, name));
  const calls = ['-f', '--seccomp-bpf', '-qq', '-e', 'trace=openat,open,connect,socket', '-o', file];
  const { status, stderr } = spawnSync('strace', [...calls, process.execPath, ...args], {
    cwd: root,
    env: { ...process.env, HOME: home, TMPDIR: folder },
    encoding: 'utf8',
  });
  const lines = readFileSync(file, 'utf8').split('\n');
  const places = [root, home, program, folder, dirname(dirname(process.execPath))];
  const opened = lines.flatMap((line) =>
    /= \d+$/.test(line) ? (/\bopen(?:at)?\([^"]*"([^"]+)"/.exec(line)?.[1] ?? []) : [],
  );
  const isNear = (/** @type {string} */ path) =>
    !path.startsWith('/') ||
    places.some((place) => path === place || path.startsWith(`${place}/`) || place.startsWith(path));
  return {
    ...{ status, stderr, lines },
    sockets: lines.filter((line) => /\bAF_INET6?\b/.test(line)),
    outside: [...new Set(opened)].filter((path) => !isNear(path) && !ofSystem.test(path)),
  };
}
