import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { test } from 'node:test';
import { drawArchitecture } from '../scripts/architecture/drawArchitecture.js';
import {
  commands,
  folderImports,
  folderOf,
  importsOf as importsIn,
} from '../scripts/architecture/folderImports.js';
import { listFiles } from '../scripts/io/listFiles.js';

/*
 * CONTRIBUTING.md, "Principles": each stage is a pure function of the one before, and only `scripts/io/` touches the disk.
 */

const root = dirname(import.meta.dirname);
const stages = ['parsers', 'statistics', 'analysis', 'content', 'results', 'charts', 'render'];

/**
 * What each folder of scripts/ may import beside its own files; those not named here know everything.
 *
 * @type {Map<string, string[]>}
 */
const mayImport = new Map([
  ['model', []],
  ['unpack', ['model']],
  ...[...stages, 'io', 'setup'].map(onlyModel),
  // whether results differ is asked everywhere, and must have one answer
  ...['analysis', 'results', 'charts', 'render'].map(alsoStatistics),
  // a spreadsheet is an archive of tables
  ['parsers', ['model', 'unpack']],
]);

/** @param {string} folder @returns {[string, string[]]} */
function onlyModel(folder) {
  return [folder, ['model']];
}

/** @param {string} folder @returns {[string, string[]]} */
function alsoStatistics(folder) {
  return [folder, ['model', 'statistics']];
}

/** Where the disk, other programs and the network may be reached. */
const reaches = new Set([
  ...['io', 'setup', 'commands'],
  ...['bench', 'build', 'check', 'command', 'create', 'dev', 'publish', 'record', 'test'],
]);
/** The program's own words are code in the form of data, and are read as code is: when it is loaded. */
const readAsCode = 'scripts/model/vocabulary/builtIn.js';
const outside = /^node:(?:fs|child_process|http|https|net|dgram|tls|dns|cluster|worker_threads)\b/;

const files = listFiles(root, 'scripts').filter((path) => path.endsWith('.js'));

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** @param {string} path */
const importsOf = (path) => importsIn(textOf(path));

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

test('no files import one another in a circle', () => {
  for (const folder of ['scripts', 'assets/js']) {
    const paths = new Set(listFiles(root, folder).filter((path) => path.endsWith('.js')));
    const next = (/** @type {string} */ path) =>
      importsOf(path)
        .map((name) => posix.join(posix.dirname(path), name))
        .filter((each) => paths.has(each));
    /** @type {Set<string>} those from which no circle is reached */
    const free = new Set();
    /** @param {string} path @param {string[]} way @returns {string[] | null} the first circle on the way */
    const circleFrom = (path, way) => {
      if (free.has(path)) return null;
      if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
      for (const each of next(path)) {
        const circle = circleFrom(each, [...way, path]);
        if (circle) return circle;
      }
      free.add(path);
      return null;
    };
    const circles = [...paths].flatMap((path) => circleFrom(path, [])?.join(' -> ') ?? []);
    assert.deepEqual(circles, [], 'move what both need to a file of its own');
  }
});

test('the folders whose code pages run too are there, by the names that .oxlintrc.json has for them', () => {
  const [, names] = /"scripts\/\{(.+?)\}/.exec(textOf('.oxlintrc.json')) ?? [];
  const unknown = names
    .split(',')
    .filter((name) => !files.some((path) => path.startsWith(`scripts/${name}/`)));
  assert.deepEqual(unknown, []);
});

test('the picture of the folders shows what they import', () => {
  const drawn = drawArchitecture(folderImports(files.map((path) => ({ path, text: textOf(path) }))));
  assert.equal(textOf('.github/architecture.svg'), drawn, 'draw it again: npm run draw');
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

/** Where the program speaks of storage: its vocabulary, what reads and records with fio, and texts that authors begin with. */
const ofStorage = [
  'scripts/model/vocabulary/metricsAndUnits/storage.toml',
  'scripts/parsers/',
  'scripts/results/runs/fio/',
  'scripts/record/fio/',
  'scripts/record/shellParts/facts.sh',
  'scripts/new/kinds/driveTest.js',
  'scripts/new/ready/',
  'scripts/create/template/',
  'scripts/bench/',
];

test('no other program code knows the words of storage', () => {
  const words = /queue.?depth|block.?size|read.?percent|\bnand\b|\biops\b/i;
  const all = listFiles(root, 'scripts');
  const speaking = all.filter((path) => words.test(textOf(path)));
  assert.deepEqual(
    speaking.filter((path) => !ofStorage.some((place) => path.startsWith(place))),
    [],
    'ask the vocabulary',
  );
  assert.deepEqual(
    ofStorage.filter((place) => !speaking.some((path) => path.startsWith(place))),
    [],
    'these places no longer speak of it',
  );
});

test('every command and every thread closes what all objects share before anything is read', () => {
  const threads = files.filter((path) => /\banswerAsks\(\s*(?:async )?\(/.test(textOf(path)));
  const called = files.filter((path) => folderOf(path) === commands);
  assert.ok(threads.length > 1, 'threads are found by the questions they answer');
  const open = [...called, ...threads].filter(
    (path) => !/^import '\.\.?\/(?:\.\.\/)*model\/lib\/freezeObjects\.js';\n/.test(textOf(path)),
  );
  assert.deepEqual(open, [], "begin with import './model/lib/freezeObjects.js'");
});

test('every program and thread is started with options that inherit nothing', () => {
  const starts = /(?<!\.)\b(?:spawn|spawnSync|execFile|execFileSync|exec|execSync|fork|new Worker)\(/g;
  const loose = files.flatMap((path) => {
    const code = textOf(path);
    // a package of its own, which reads no data
    if (folderOf(path) === 'create') return [];
    if (!importsOf(path).some((name) => /^node:(?:child_process|worker_threads)$/.test(name))) return [];
    const calls = [...code.matchAll(starts)].map(({ index }) => code.slice(index, code.indexOf(';', index)));
    return calls.filter((call) => !call.includes('programOptions(')).map((call) => `${path}: ${call}`);
  });
  assert.deepEqual(loose, [], 'give them programOptions({ ... })');
});
