import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { commands } from '../../scripts/command/commands.js';
import { readProject } from '../../scripts/content/readProject.js';
import { starters } from '../../scripts/create/starters.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { readProjectFiles } from '../../scripts/io/projectFiles.js';
import { programFolder } from '../../scripts/model/lib/programFolder.js';
import { temporaryFolder } from '../io/temporary.js';
import { benchfolio, commandOf, create, install, packed, run } from './newBlog.js';

/** Names of the program's own blog that no other has. */
const demo = [
  ...readdirSync(join(programFolder, 'content/reviews')).filter((name) => !name.endsWith('.md')),
  ...readdirSync(join(programFolder, 'data/products')).map((name) => basename(name, '.toml')),
  'benchfolio.example',
].filter((name) => name.includes('-') || name.includes('.'));

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const tarball = packed(folder);

const read = (/** @type {string} */ blog, /** @type {string} */ path) =>
  readFileSync(join(blog, path), 'utf8');

/** @param {{ after: (done: () => void) => void }} t @param {string} [program] */
function newBlog(t, program = tarball) {
  const blog = join(temporaryFolder(t), 'a folder, with spaces', 'my blog');
  const made = create(blog, ['--yes', '--title', 'Quotes " & <signs>', '--url', 'https://a.example/blog/']);
  assert.equal(made.status, 0, made.output);
  install(blog, program);
  return blog;
}

/** @param {string} blog */
function built(blog) {
  const { status, output } = benchfolio(blog, 'build');
  assert.equal(status, 0, output);
  assert.doesNotMatch(output, /warning|error/);
}

/** The tests go on from what those before them left. */
const blog = newBlog({ after });

test('every command says what it takes, refuses what it does not know, and works in a blog alone', (t) => {
  for (const name of Object.keys(commands)) {
    const help = benchfolio(blog, name, '--help');
    assert.equal(help.status, 0, `${name}: ${help.output}`);
    assert.match(help.output, /^usage:/, name);
    const refused = benchfolio(blog, name, '--none');
    assert.equal(refused.status, 1, `${name}: ${refused.output}`);
    assert.match(refused.output, /--none|usage:/, name);
  }
  assert.match(benchfolio(blog, 'build', '-h').output, /^usage:/);
  assert.ok(!existsSync(join(blog, 'public')), 'help builds nothing');
  const { status, output } = benchfolio(blog, 'bild');
  assert.equal(status, 1);
  assert.match(output, /unknown command: bild/);
  const elsewhere = run(process.execPath, [commandOf(blog), 'build'], temporaryFolder(t));
  assert.match(elsewhere.output, /^error: no config\.toml in this folder$/m);
});

test('a new blog builds and is checked as it is, and has nothing of the demo', () => {
  built(blog);
  assert.ok(read(blog, 'public/index.html').includes('<title>Quotes " & &lt;signs></title>'));
  assert.ok(read(blog, 'public/index.html').includes('href="/blog/reviews/"'));
  for (const path of listFiles(blog, 'public')) {
    const text = read(blog, path);
    for (const name of demo) assert.ok(!text.includes(name), `${path} has ${name}`);
  }
  assert.ok(!existsSync(join(blog, 'layouts')), 'nothing of the program is copied into the blog');

  const { status, output } = benchfolio(blog, 'check');
  assert.equal(status, 0, output);
  assert.match(output, /^data and pages are correct/m);
});

test('a linked program makes the same blog', (t) => {
  const linked = newBlog(t, programFolder);
  built(linked);
  // names of scripts differ: the bundler hashes paths too
  const pages = (/** @type {string} */ root) =>
    listFiles(root, 'public').filter(
      (path) => !path.startsWith('public/js/') && !path.startsWith('public/pagefind/'),
    );
  assert.deepEqual(pages(linked), pages(blog));
});

test('a blog takes overrides, and a changed program changes it', () => {
  cpSync(join(import.meta.dirname, 'overrides'), blog, { recursive: true });
  const footer = join(blog, 'node_modules/benchfolio/layouts/_partials/site-footer.html');
  appendFileSync(footer, '<footer>updated</footer>');
  built(blog);
  const home = read(blog, 'public/index.html');
  assert.ok(home.includes('<footer>updated</footer>'));
  for (const hook of ['head', 'header', 'footer']) assert.ok(home.includes(`hook-${hook}`), hook);
  assert.match(home, />Own word</);
  const [style] = listFiles(blog, 'public/css').filter((path) => /\/site\.[^/]+\.css$/.test(path));
  assert.match(read(blog, style), /--accent:#b00/);
});

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
