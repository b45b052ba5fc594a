import assert from 'node:assert/strict';
import {
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
import { listFiles } from '../../scripts/io/listFiles.js';
import { programFolder } from '../../scripts/model/lib/programFolder.js';
import { benchfolio, create, install, packed } from './newBlog.js';

/*
 * What the documentation says, step by step, as an author does it: from an empty folder to a published review, then an update of the
 * program. The folder's name has spaces, and the blog is reached by a link.
 */

const folder = mkdtempSync(join(tmpdir(), 'walk-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Names of the program's own blog that no other has. */
const demo = [
  ...readdirSync(join(programFolder, 'content/reviews')).filter((name) => !name.endsWith('.md')),
  ...readdirSync(join(programFolder, 'data/products')).map((name) => basename(name, '.toml')),
  'benchfolio.example',
].filter((name) => name.includes('-') || name.includes('.'));

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

/** The same program with another footer, as the next version. @param {string} blog where it is installed */
function becomeNextVersion(blog) {
  const program = join(blog, 'node_modules/benchfolio');
  writeFileSync(join(program, 'layouts/_partials/site-footer.html'), '<footer>of the next version</footer>');
  const about = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  writeFileSync(join(program, 'package.json'), JSON.stringify({ ...about, version: '99.0.0' }));
}

test('from an empty folder to a published review, and on to the next version', () => {
  const first = packed(join(folder, 'first'));
  const place = join(folder, 'my own', 'blog of disks');
  const made = create(place, ['--yes', '--title', 'Disks', '--from', first]);
  assert.equal(made.status, 0, made.output);
  install(place, first);
  const blog = join(folder, 'link');
  symlinkSync(place, blog, 'dir');

  /** @param {...string} args */
  const done = (...args) => {
    const { status, output } = benchfolio(blog, ...args);
    assert.equal(status, 0, `${args.join(' ')}: ${output}`);
    assert.doesNotMatch(output, /^error/m, args.join(' '));
    return output;
  };
  const read = (/** @type {string} */ path) => readFileSync(join(blog, path), 'utf8');
  const page = () => read('public/reviews/one-disk/index.html');

  // Add results
  record(join(dirname(place), 'results'));
  assert.match(done('inspect', '../results/day 1.json'), /fio-json 3\.33[^]*24\.00\skIOPS/);
  done('new', 'product', 'my-ssd', '--name', 'My SSD');
  const filed = done('add', join(dirname(place), 'results'), '--product', 'my-ssd');
  assert.equal(filed.match(/^ {2}data\/raw\/my-ssd\/2026-11\/random-read\/run\d\.json/gm)?.length, 3, filed);
  assert.match(done('add', join(dirname(place), 'results'), '--product', 'my-ssd'), /there already/);

  // Write
  done('new', 'review', 'one-disk', '--products', 'my-ssd');
  const draft = read('content/reviews/one-disk/index.md');
  writeFileSync(
    join(blog, 'content/reviews/one-disk/index.md'),
    draft
      .replace(/^draft = .*\n/m, '')
      .replace('What the reader should know first.', 'It does {{< value "my-ssd random-read iops" >}}.'),
  );

  // Publish
  assert.match(done('publish', 'one-disk'), /^Locked: numbers [1-9]\d* \(0 changed\), raw files 3\./m);
  done('build');
  for (const words of [/>25\.0/, /mean of 3 runs/, /<figure class="chart[^]*<svg/])
    assert.ok(words.test(page()), `${words}`);
  for (const path of listFiles(blog, 'public')) {
    const text = read(path);
    for (const name of demo) assert.ok(!text.includes(name), `${path} has ${name}`);
  }
  for (const host of ['nginx', 'github']) done('deploy', host);

  // Update
  rmSync(join(place, 'node_modules'), { recursive: true });
  install(place, first);
  becomeNextVersion(place);
  assert.match(done('--version'), /^99\.0\.0$/m);
  assert.match(done('migrate'), /nothing to do/);
  done('check');
  done('build');
  assert.ok(page().includes('<footer>of the next version</footer>'));
  assert.ok(/>25\.0/.test(page()), 'published numbers are what they were');
});
