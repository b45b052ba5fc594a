import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../scripts/io/listFiles.js';

/*
 * CONTRIBUTING.md, "The flow": each stage is a pure function of the one before, and only `scripts/io/` touches the disk.
 */

const root = dirname(import.meta.dirname);
const stages = ['parse', 'statistics', 'analysis', 'content', 'results', 'charts', 'render'];

/**
 * What each folder of scripts/ may import beside its own files; those not named here know everything.
 *
 * @type {Map<string, string[]>}
 */
const mayImport = new Map([['model', []], ...[...stages, 'io', 'setup'].map(onlyModel)]);

/** @param {string} folder @returns {[string, string[]]} */
function onlyModel(folder) {
  return [folder, ['model']];
}

/** Where the disk, other programs and the network may be reached. */
const reaches = new Set(['io', 'setup', 'record', 'bench', 'check', 'dev', 'commands']);
/** The program's own words are code in the form of data, and are read as code is: when it is loaded. */
const readAsCode = 'scripts/model/vocabulary/builtIn.js';
const outside = /^node:(?:fs|child_process|http|https|net|dgram|tls|dns|cluster|worker_threads)\b/;

const files = listFiles(root, 'scripts').filter((path) => path.endsWith('.js'));

/** The folder of scripts/ a file is in; the commands stand at its top. @param {string} path */
const folderOf = (path) => (path.split('/').length > 2 ? path.split('/')[1] : 'commands');

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Types cost nothing and may come from anywhere, so imports within comments do not count.
 *
 * @param {string} path
 */
function importsOf(path) {
  const code = textOf(path).replace(/\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/(?:\bfrom\s*|^import\s*|\bimport\()\s*'([^']+)'/gm);
  return [...found].map(([, name]) => name);
}

test('no stage imports another, and all may import the model', () => {
  const wrong = files.flatMap((path) => {
    const folder = folderOf(path);
    const allowed = mayImport.get(folder);
    if (!allowed) return [];
    const inside = importsOf(path).filter((name) => name.startsWith('.'));
    const folders = inside.map((name) => folderOf(posix.join(posix.dirname(path), name)));
    return folders
      .filter((each) => each !== folder && !allowed.includes(each))
      .map((each) => `${path} -> ${each}`);
  });
  assert.deepEqual(wrong, [], 'move what is shared to scripts/model/, or let the caller pass it in');
});

test('only io, setup, record and the commands reach the disk, other programs or the network', () => {
  const wrong = files.flatMap((path) => {
    if (reaches.has(folderOf(path)) || path === readAsCode) return [];
    return importsOf(path)
      .filter((name) => outside.test(name))
      .map((name) => `${path} -> ${name}`);
  });
  assert.deepEqual(wrong, [], 'let scripts/io/ do it, and pass the content in');
});

test('every file of scripts/ has at most 400 lines', () => {
  const long = files.filter((path) => textOf(path).split('\n').length > 401);
  assert.deepEqual(long, [], 'split it by noun');
});

test('every stage that has an index is reached through it or by its own name, never by scanning', () => {
  const scanning = files.filter(
    (path) => stages.includes(folderOf(path)) && /\breaddir|\bglob\b/.test(textOf(path)),
  );
  assert.deepEqual(scanning, [], 'list the members in index.js');
});

test('setup uses nothing that must be installed first', () => {
  const wrong = files.flatMap((path) => {
    if (folderOf(path) !== 'setup' && path !== 'scripts/setup.js') return [];
    const foreign = importsOf(path).filter((name) => !name.startsWith('.') && !name.startsWith('node:'));
    return foreign.map((name) => `${path} -> ${name}`);
  });
  assert.deepEqual(
    wrong,
    ['scripts/setup/findBrowser.js -> @playwright/test'],
    'only Playwright is asked, where it is there',
  );
});
