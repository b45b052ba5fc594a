import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { copyProject } from '../../scripts/io/copyProject.js';
import { temporaryFolder } from '../io/temporary.js';

const program = join(import.meta.dirname, '../..');
const base = join(import.meta.dirname, '../problems/base');

/** The pages beside reviews and data. @param {string} path */
const isFrame = (path) => !/^(?:data$|content\/(?:reference|reviews\/(?!_index)))/.test(path);

/** What every program reads of a system, to run at all. */
const ofSystem = /^\/(?:proc|sys|dev|etc|lib|lib64|usr|run)\//;

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

const hasStrace = spawnSync('strace', ['-V']).status === 0;

test(
  'a build opens no socket to a host, and no file outside the project and the program',
  { skip: !hasStrace && 'no strace' },
  (context) => {
    const folder = temporaryFolder(context);
    const [root, home, trace] = ['project', 'home', 'trace'].map((name) => join(folder, name));
    copyProject(root, isFrame);
    for (const part of ['data', 'content']) cpSync(join(base, part), join(root, part), { recursive: true });
    appendFileSync(join(root, 'content/reviews/two-disks/index.md'), drawn);
    mkdirSync(home);
    const calls = ['-f', '-qq', '-e', 'trace=openat,open,connect,socket', '-o', trace];
    const { status, stderr } = spawnSync(
      'strace',
      [...calls, process.execPath, join(program, 'scripts/build.js')],
      {
        cwd: root,
        env: { ...process.env, HOME: home, TMPDIR: folder },
        encoding: 'utf8',
      },
    );
    assert.equal(status, 0, stderr);
    const lines = readFileSync(trace, 'utf8').split('\n');
    assert.ok(
      lines.some((line) => line.includes(`${root}/public.next-`)),
      'the trace shows what is written',
    );
    const sockets = lines.filter((line) => /\bAF_INET6?\b/.test(line));
    assert.deepEqual(sockets, [], 'these ask a host');
    const places = [root, home, program, folder, dirname(dirname(process.execPath))];
    const opened = lines.flatMap((line) =>
      /= \d+$/.test(line) ? (/\bopen(?:at)?\([^"]*"([^"]+)"/.exec(line)?.[1] ?? []) : [],
    );
    const isNear = (/** @type {string} */ path) =>
      !path.startsWith('/') ||
      places.some((place) => path === place || path.startsWith(`${place}/`) || place.startsWith(path));
    const outside = [...new Set(opened)].filter((path) => !isNear(path) && !ofSystem.test(path));
    assert.deepEqual(outside, [], 'these lie elsewhere');
  },
);
