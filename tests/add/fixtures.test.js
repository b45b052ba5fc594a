import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { addResults } from '../../scripts/add/addResults.js';
import { compose } from '../../scripts/flow/compose.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { readSource } from '../../scripts/io/readSource.js';
import { formatProblem } from '../../scripts/model/inputError.js';
import { capture } from '../command/capture.js';
import { assertGolden } from '../golden.js';

/*
 * tests/add/fixtures/<case>/ holds `input/`, what an author adds to the small project tests/add/base/; `project/`, laid over
 * that; `args`, one a line, `input` where it is missing. `expected.txt` is what the author then reads, what lies where,
 * every line with a replaced name, and what the build says of it. Each case is added twice: the second time changes nothing.
 * They are added by the function that the command calls, two of them by the command itself.
 */
const here = import.meta.dirname;
const program = join(here, '../../scripts/add.js');
const byProgram = new Set(['mixed-folder', 'unknown-flags']);
const day = new Date('2026-11-21T12:00:00Z');

for (const name of readdirSync(join(here, 'fixtures')).sort()) {
  test(`add: ${name.replaceAll('-', ' ')}`, () => checkCase(name, byProgram.has(name) ? addByProgram : add));
}

/** @param {string} name @param {typeof add} addTo */
async function checkCase(name, addTo) {
  const root = mkdtempSync(join(tmpdir(), 'benchfolio-add-'));
  try {
    const given = layOut(name, root);
    const args = existsSync(join(here, 'fixtures', name, 'args'))
      ? readFileSync(join(here, 'fixtures', name, 'args'), 'utf8')
          .trim()
          .split('\n')
      : ['input'];
    const before = contentOf(root, 'data');
    const first = await addTo(root, args);
    const tree = contentOf(root, 'data');
    const report = [
      `$ npm run add -- ${args.join(' ')}`,
      first.stdout + first.stderr,
      `exit ${first.status}`,
      '',
    ];
    assertGolden(
      join(here, 'fixtures', name, 'expected.txt'),
      [...report, ...(await describe(root))].join('\n'),
    );
    assert.deepEqual(contentOf(root, 'input'), given, 'what was given is left as it was');
    await addTo(root, args);
    assert.deepEqual(contentOf(root, 'data'), tree, 'added again, nothing changes');
    if (first.stdout.startsWith('filed:')) {
      await addTo(root, ['--undo']);
      assert.deepEqual(contentOf(root, 'data'), before, 'taken back, all is as it was');
    }
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * @param {string} name
 * @param {string} root
 */
function layOut(name, root) {
  cpSync(join(here, 'base'), root, { recursive: true });
  for (const part of ['project', 'input']) {
    const from = join(here, 'fixtures', name, part);
    if (existsSync(from)) cpSync(from, part === 'input' ? join(root, 'input') : root, { recursive: true });
  }
  for (const path of listFiles(root, 'input')) utimesSync(join(root, path), day, day);
  return contentOf(root, 'input');
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ status: number | null, stdout: string, stderr: string }>}
 */
const add = (root, args) => capture(root, (terminal) => addResults(args, { root, terminal }));

/** @type {typeof add} */
async function addByProgram(root, args) {
  const run = spawnSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8' });
  assert.doesNotMatch(run.stderr, /^\s+at /m, 'an author never meets a stack trace');
  return run;
}

/**
 * @param {string} root
 * @param {string} folder
 */
const contentOf = (root, folder) =>
  Object.fromEntries(listFiles(root, folder).map((path) => [path, readFileSync(join(root, path), 'base64')]));

/** @param {string} root */
async function describe(root) {
  const base = new Set(listFiles(join(here, 'base')));
  const added = listFiles(root, 'data').filter((path) => !base.has(path));
  const written = added.filter((path) => path.endsWith('.toml'));
  const { problems } = await compose({ root });
  return [
    'there is then:',
    ...added.map((path) => `  ${path}`),
    '',
    ...written.flatMap((path) => [`${path}:`, ...said(readFileSync(join(root, path), 'utf8')), '']),
    ...added.flatMap((path) => replacedLines(root, path)),
    'the build says:',
    ...(problems.length > 0 ? problems.map(formatProblem) : ['nothing']),
    '',
  ];
}

/** The lines that say something. @param {string} toml */
const said = (toml) =>
  toml
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => `  ${line}`);

/**
 * @param {string} root
 * @param {string} path
 */
function replacedLines(root, path) {
  const lines = readSource(root, path)
    .source.text()
    .split('\n')
    .filter((line) => /(?:SERIAL|WWN|HOST|USER)-[A-Z]|"id": 0/.test(line));
  return lines.length > 0 ? [`${path}:`, ...lines.map((line) => `  ${line.trim()}`), ''] : [];
}
