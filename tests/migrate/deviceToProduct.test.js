import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { temporaryFolder } from '../io/temporary.js';

const before = {
  'config.toml': `title = "Old"
[[module.mounts]]
  source = "layouts"
  target = "layouts"
[[menus.main]]
  name = "Devices"
  pageRef = "/devices"
`,
  'data/devices/my-ssd.toml': 'name = "My SSD, a device = good"\n',
  'data/methodologies/v1/methodology.toml': 'title = "V1"\nabout = "All devices: alike."\n',
  'content/reviews/one/index.md': `+++
title = "Two devices = one test"
devices = ["my-ssd"]
+++
Devices: all are listed at [this place](/devices/my-ssd/), {{< results "A = b; devices: my-ssd" >}}

\`\`\`chart {#a}
devices = ["my-ssd"]
references = [{ value = "1 MB/s", device = "my-ssd" }]
\`\`\`
`,
  'content/reviews/one/published.json': '{"numbers": {"results A = b; devices: my-ssd": 1}, "device": "x"}',
};

const after = {
  'config.toml': `title = "Old"
[[menus.main]]
  name = "Devices"
  pageRef = "/products"
`,
  'content/reviews/one/index.md': before['content/reviews/one/index.md']
    .replace('\ndevices = ["my-ssd"]\n+++', '\nproducts = ["my-ssd"]\n+++')
    .replace('/devices/', '/products/')
    .replace('b; devices:', 'b; products:')
    .replace('#a}\ndevices', '#a}\nproducts')
    .replace('device = "my-ssd"', 'product = "my-ssd"'),
  'content/reviews/one/published.json': '{"numbers": {"results A = b; products: my-ssd": 1}, "product": "x"}',
  'data/format.toml': '# The format of the files of this blog; `npm run migrate` raises it.\nformat = 2\n',
  'data/methodologies/v1/methodology.toml': before['data/methodologies/v1/methodology.toml'],
  'data/products/my-ssd.toml': `kind = "drive"\n${before['data/devices/my-ssd.toml']}aliases = ["/devices/my-ssd/"]\n`,
};

/** @param {string} root @param {...string} args */
function benchfolio(root, ...args) {
  const command = join(programFolder, 'scripts/command/benchfolio.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const read = (/** @type {string} */ root) =>
  Object.fromEntries(listFiles(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

test('a blog of version 0.1 is refused with the way out, and migrated: keys, not sentences', (t) => {
  const root = temporaryFolder(t, before);
  const refused = benchfolio(root, 'build');
  assert.equal(refused.status, 1);
  assert.match(
    refused.output,
    /this blog is of format 1, and this version of Benchfolio reads format 2\n.*npm run migrate/,
  );

  assert.match(
    benchfolio(root, 'migrate', '--dry-run').output,
    /moved: data\/devices\/my-ssd\.toml to data\/products\/my-ssd\.toml/,
  );
  assert.deepEqual(read(root), before);

  const { status, output } = benchfolio(root, 'migrate');
  assert.equal(status, 0, output);
  const { 'static/devices/index.html': list, ...files } = read(root);
  assert.deepEqual(files, after);
  assert.match(list, /url=\.\.\/products\//, 'the old list of devices leads to that of products');
  assert.match(benchfolio(root, 'migrate').output, /nothing to do/);
});

test('a file that cannot be read is named, and nothing is changed', (t) => {
  const files = { ...before, 'data/devices/other.toml': 'name = "Other\n' };
  const root = temporaryFolder(t, files);
  const { status, output } = benchfolio(root, 'migrate');
  assert.equal(status, 1);
  assert.match(output, /^error: data\/devices\/other\.toml:1: not valid TOML/m);
  assert.deepEqual(read(root), files);
});

test('a blog of a newer format is refused', (t) => {
  const root = temporaryFolder(t, { 'config.toml': '', 'data/format.toml': 'format = 99\n' });
  for (const command of ['build', 'check', 'start'])
    assert.match(
      benchfolio(root, command).output,
      /this blog is of format 99.*\n.*npm update benchfolio/,
      command,
    );
});
