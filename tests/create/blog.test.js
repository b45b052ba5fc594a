import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readProject } from '../../scripts/content/readProject.js';
import { starters } from '../../scripts/create/readAnswers.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { readProjectFiles } from '../../scripts/io/projectFiles.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { temporaryFolder } from '../io/temporary.js';
import { create } from './newBlog.js';

/* How a blog is made, of each kind and from each program, and what is refused. `walk.test.js` goes on with one. */

const read = (/** @type {string} */ blog, /** @type {string} */ path) =>
  readFileSync(join(blog, path), 'utf8');

for (const what of Object.keys(starters))
  test(`a blog of ${what} is made, with a sound first methodology where it has one`, (t) => {
    const blog = join(temporaryFolder(t), 'blog');
    const { status, output } = create(blog, ['--yes', '--what', what, '--from', programFolder]);
    assert.equal(status, 0, output);
    const { texts } = readProjectFiles(blog);
    const { methodologies, problems } = readProject(texts);
    assert.deepEqual(
      problems.filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.deepEqual([...methodologies.keys()], starters[what] ? ['v1'] : []);
  });

test('from a clone, the blog uses the clone', (t) => {
  const blog = join(temporaryFolder(t), 'blog');
  const made = create(blog, ['--yes', '--from', programFolder]);
  assert.equal(made.status, 0, made.output);
  const { dependencies } = JSON.parse(read(blog, 'package.json'));
  assert.equal(join(blog, dependencies.benchfolio.replace(/^file:/, ''), '/'), programFolder);
});

test('a clone that was only downloaded gets its packages when a blog calls it', (t) => {
  const clone = temporaryFolder(t);
  for (const part of ['package.json', 'package-lock.json', 'scripts'])
    cpSync(join(programFolder, part), join(clone, part), { recursive: true });
  // in place of npm: says what it was called for, and puts the packages there
  writeFileSync(
    join(clone, 'npm.js'),
    `import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
    const packages = ${JSON.stringify(join(programFolder, 'node_modules'))};
    writeFileSync('called.txt', process.argv[2]);
    mkdirSync('node_modules');
    for (const name of readdirSync(packages).filter((each) => !each.startsWith('.')))
      symlinkSync(packages + '/' + name, 'node_modules/' + name);`,
  );
  const env = { ...process.env, npm_execpath: join(clone, 'npm.js') };
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'scripts/command/benchfolio.js'), 'start', '--help'],
    { cwd: temporaryFolder(t), env, encoding: 'utf8' },
  );
  assert.equal(status, 0, stderr);
  assert.match(stderr, /^setup: installing the npm packages/);
  assert.equal(read(clone, 'called.txt'), 'ci');
});

test('what cannot be made is refused with the reason, and leaves nothing behind', (t) => {
  const folder = temporaryFolder(t, { 'full/a.txt': '', file: '' });
  for (const [name, flags, words] of /** @type {[string, string[], RegExp][]} */ ([
    ['full', ['--yes'], /not empty: .*full has a\.txt/],
    ['file', ['--yes'], /a file has this name/],
    ['new', ['--yes', '--url', 'ftp://x'], /not an address of a site: ftp:\/\/x/],
    ['new', ['--yes', '--licence', 'mine'], /unknown licence: mine/],
    ['new', ['--yes', '--from', 'none.tgz'], /no such file or folder: none\.tgz/],
    ['new', ['--yes', '--from', 'full'], /no program in this folder: full/],
    ['new', ['--yes', '--titel', 'x'], /Unknown option '--titel'/],
  ])) {
    const { status, output } = create(join(folder, name), flags);
    assert.equal(status, 1, output);
    assert.match(output, words);
  }
  assert.deepEqual(listFiles(folder), ['file', 'full/a.txt']);
  assert.ok(!existsSync(join(folder, 'new')));
});

test('the package that npm create takes has the version of the program', () => {
  const version = (/** @type {string} */ path) => JSON.parse(read(programFolder, path)).version;
  assert.equal(version('scripts/create/package.json'), version('package.json'));
});

test('a new blog has the workflow that npm run deploy -- github writes', () => {
  assert.equal(
    read(programFolder, 'scripts/create/template/blog/github/workflows/publish.yml'),
    read(programFolder, 'scripts/deploy/recipes/github.yml'),
  );
});
