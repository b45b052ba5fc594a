import assert from 'node:assert/strict';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { commands } from '../../scripts/command/commands.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { findHugo } from '../../scripts/setup/findHugo.js';
import { lendPageScripts } from '../build/pageScripts.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { benchfolio, commandOf, create, install, packed, posix, run, runBare } from './newBlog.js';

/*
 * What the documentation says, step by step, as an author does it with the program as it is packed: from an empty folder to a
 * published review, then an update of the program. Folders' names have spaces, and the blog is reached by a link.
 */

/** Names of the program's own blog that no other has. */
const demo = [
  ...readdirSync(join(programFolder, 'content/reviews')).filter((name) => !name.endsWith('.md')),
  ...readdirSync(join(programFolder, 'data/products')).map((name) => basename(name, '.toml')),
  'benchfolio.example',
].filter((name) => name.includes('-') || name.includes('.'));

const folder = mkdtempSync(join(tmpdir(), 'walk-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const tarball = packed(folder);

const read = (/** @type {string} */ blog, /** @type {string} */ path) =>
  readFileSync(join(blog, path), 'utf8');

const flags = ['--yes', '--title', 'Quotes " & <signs>', '--url', 'https://a.example/blog/'];

/** @param {{ after: (done: () => void) => void }} t */
function newBlog(t) {
  const blog = join(temporaryFolder(t), 'a folder, with spaces', 'my blog');
  const made = create(blog, flags);
  assert.equal(made.status, 0, made.output);
  install(blog, tarball);
  return blog;
}

/** @param {string} blog */
function built(blog) {
  const { status, output } = benchfolio(blog, 'build');
  assert.equal(status, 0, output);
  assert.doesNotMatch(output, /warning|error/);
}

/** The tests go on from what those before them left. */
const place = newBlog({ after });
const blog = join(folder, 'link');
symlinkSync(place, blog, 'dir');

function hasNothingOfDemo() {
  for (const path of listFiles(blog, 'public')) {
    const text = read(blog, path);
    for (const name of demo) assert.ok(!text.includes(name), `${path} has ${name}`);
  }
}

const result = readFileSync(
  join(programFolder, 'tests/problems/base/data/raw/disk-a/2026-11/random-read/run1.json'),
  'utf8',
);

/** Three runs, as the tool would have written them on three days. */
function record(/** @type {string} */ place) {
  mkdirSync(place, { recursive: true });
  for (const [at, iops] of [24000, 25000, 26000].entries())
    writeFileSync(
      join(place, `day ${at + 1}.json`),
      result.replaceAll('25000', String(iops)).replaceAll('1795000000', String(1795000000 + at * 86400)),
    );
}

/** The same program with more in its footer, as the next version. @param {string} blog where it is installed */
function becomeNextVersion(blog) {
  const program = join(blog, 'node_modules/benchfolio');
  appendFileSync(
    join(program, 'layouts/_partials/page/site-footer.html'),
    '<footer>of the next version</footer>',
  );
  const about = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  writeFileSync(join(program, 'package.json'), JSON.stringify({ ...about, version: '99.0.0' }));
}

/** @param {...string} args */
function done(...args) {
  const { status, output } = benchfolio(blog, ...args);
  assert.equal(status, 0, `${args.join(' ')}: ${output}`);
  assert.doesNotMatch(output, /^error/m, args.join(' '));
  return output;
}

test('every command says what it takes, refuses what it does not know, and works in a blog alone', (t) => {
  for (const [name, { file }] of Object.entries(commands)) {
    const help = benchfolio(blog, name, '--help');
    assert.equal(help.status, 0, `${name}: ${help.output}`);
    assert.match(help.output, /^usage:/, name);
    // what reads most command lines refuses what a command does not know: one of these is tried, and each other
    if (name !== 'build' && /\breadCommand\(/.test(read(programFolder, `scripts/${file}`))) continue;
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
  const products = read(blog, 'public/products/index.html');
  assert.ok(products.includes('No product has been described yet'));
  assert.ok(!/catalogue-filter|data-catalogue/.test(products), 'nothing to narrow');
  hasNothingOfDemo();
  assert.ok(!existsSync(join(blog, 'layouts')), 'nothing of the program is copied into the blog');

  const { status, output } = benchfolio(blog, 'check');
  assert.equal(status, 0, output);
  assert.match(output, /^data and pages are correct/m);
});

/** A later test goes on from the site of this one. */
const linked = join(folder, 'My own, new blog');
const bare = { PATH: '/nowhere', HUGO: findHugo() };

test('a linked program makes the same blog, without git too, and its author is told', posix, () => {
  const created = [join(programFolder, 'scripts/create/index.js'), 'My own, new blog', ...flags];
  const made = runBare(created, { cwd: folder, env: { PATH: '/nowhere' } });
  assert.equal(made.status, 0, made.output);
  assert.match(made.output, /git was not found: install it to keep the history/);
  assert.match(made.output, /cd "My own, new blog"/);
  assert.ok(!existsSync(join(linked, '.git')));
  install(linked, programFolder);
  lendPageScripts(linked);
  const { status, output } = runBare([commandOf(linked), 'build'], { cwd: linked, env: bare });
  assert.equal(status, 0, output);
  assert.doesNotMatch(output, /warning|error/);
  // names of scripts differ: the bundler hashes paths too
  const pages = (/** @type {string} */ root) =>
    listFiles(root, 'public').filter(
      (path) => !path.startsWith('public/js/') && !path.startsWith('public/pagefind/'),
    );
  assert.deepEqual(pages(linked), pages(blog));
});

test('a broken override is told with its file and line, and the last good site stays', posix, () => {
  for (const [files, words] of /** @type {[Record<string, string>, RegExp][]} */ ([
    [
      { 'layouts/_partials/custom/footer.html': '<p>\n{{ .Nothing.There | upper }}\n{{ end }}' },
      /^error: .*layouts\/_partials\/custom\/footer\.html:3/m,
    ],
    [{ 'i18n/en.toml': 'search = "Find\n' }, /^error: .*i18n\/en\.toml/m],
    [{ 'config.toml': 'title = \n' }, /^error: config\.toml:2: not valid TOML/m],
  ])) {
    writeFiles(linked, files);
    const { status, output } = runBare([commandOf(linked), 'build'], { cwd: linked, env: bare });
    assert.equal(status, 1, output);
    assert.match(output, words);
    assert.match(output, /not published: public\/ is as it was/);
    assert.ok(existsSync(join(linked, 'public/index.html')));
    for (const path of Object.keys(files))
      if (path !== 'config.toml') writeFiles(linked, { [path]: path.endsWith('.toml') ? '' : '<p>good</p>' });
  }
});

test('results are added, a review is written and published', () => {
  const results = join(dirname(place), 'results');
  record(results);
  assert.match(done('inspect', '../results/day 1.json'), /fio-json 3\.33[^]*24\.00\skIOPS/);
  done('new', 'product', 'my-ssd', '--name', 'My SSD');
  const filed = done('add', results, '--product', 'my-ssd');
  assert.equal(filed.match(/^ {2}data\/raw\/my-ssd\/2026-11\/random-read\/run\d\.json/gm)?.length, 3, filed);
  assert.match(done('add', results, '--product', 'my-ssd'), /there already/);

  done('new', 'review', 'one-disk', '--products', 'my-ssd');
  const draft = read(blog, 'content/reviews/one-disk/index.md');
  writeFileSync(
    join(blog, 'content/reviews/one-disk/index.md'),
    draft
      .replace(/^draft = .*\n/m, '')
      .replace('What the reader should know first.', 'It does {{< value "my-ssd random-read iops" >}}.'),
  );

  assert.match(done('publish', 'one-disk'), /^Locked: numbers [1-9]\d* \(0 changed\), raw files 3\./m);
  done('build');
  const page = read(blog, 'public/reviews/one-disk/index.html');
  for (const words of [/>25\.0/, /mean of 3 runs/, /<figure class="chart[^]*<svg/])
    assert.ok(words.test(page), `${words}`);
  hasNothingOfDemo();
  for (const host of ['nginx', 'github']) done('deploy', host);
});

test('the next version of the program changes the blog, which overrides parts of it; published numbers stay', () => {
  cpSync(join(import.meta.dirname, 'overrides'), place, { recursive: true });
  rmSync(join(place, 'node_modules'), { recursive: true });
  install(place, tarball);
  becomeNextVersion(place);
  assert.match(done('--version'), /^99\.0\.0$/m);
  assert.match(done('migrate'), /nothing to do/);
  done('check');
  done('build');
  const home = read(blog, 'public/index.html');
  const page = read(blog, 'public/reviews/one-disk/index.html');
  for (const html of [home, page]) assert.ok(html.includes('<footer>of the next version</footer>'));
  for (const hook of ['head', 'header', 'footer']) assert.ok(home.includes(`hook-${hook}`), hook);
  assert.match(home, />Own word</);
  const [style] = listFiles(blog, 'public/css').filter((path) => /\/site\.[^/]+\.css$/.test(path));
  assert.match(read(blog, style), /--accent:#b00/);
  assert.ok(/>25\.0/.test(page), 'published numbers are what they were');
});
