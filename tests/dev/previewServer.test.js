import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { freePort } from '../../scripts/dev/freePort.js';
import { plainFiles } from '../../scripts/dev/plainFiles.js';
import { startPreviewServer } from '../../scripts/dev/previewServer.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

const stub = (/** @type {string} */ review) =>
  `<!DOCTYPE html><head><meta name="later" content="${review}"></head>`;

/**
 * A server in the place of Hugo, which has rendered only what was asked for.
 *
 * @param {import('node:test').TestContext} t
 * @param {string} root
 */
async function startBoth(t, root) {
  /** @type {string[]} */
  const asked = [];
  /** @type {Record<string, string>} */
  const pages = { '/reviews/a/': 'a', '/reviews/': '' };
  const hugo = createServer((request, response) => {
    const [url] = (request.url ?? '').split('?');
    const isRendered = asked.includes(url) || (url === '/reviews/page/2/' && asked.includes('/reviews/'));
    if (isRendered) response.end(`the page ${url}`);
    else if (url in pages) response.end(stub(pages[url]));
    else response.writeHead(404).end('none');
  });
  const hugoPort = await freePort(23_313);
  const port = await freePort(hugoPort + 1);
  const stop = await startPreviewServer(
    { port, hugoPort: () => hugoPort },
    {
      plainFile: plainFiles(root, [
        { source: '.build/static', target: '' },
        { source: 'data/raw', target: 'raw' },
      ]),
      ask: async (address, review) => void asked.push(address, review),
    },
  );
  t.after(async () => {
    await stop();
    hugo.close();
  });
  // the next test may get the same port
  const headers = { connection: 'close' };
  const textAt = async (/** @type {string} */ path) =>
    (await fetch(`http://localhost:${port}${path}`, { headers })).text();
  return { asked, textAt, startHugo: () => hugo.listen(hugoPort, '127.0.0.1') };
}

test('a page is waited for until Hugo is there and has rendered it, and is asked for once', async (t) => {
  const { asked, textAt, startHugo } = await startBoth(t, temporaryFolder(t));
  const page = textAt('/reviews/a/?from=here');
  setTimeout(startHugo, 100);
  assert.equal(await page, 'the page /reviews/a/');
  assert.deepEqual(asked, ['/reviews/a/', 'a']);
  assert.equal(await textAt('/reviews/a/'), 'the page /reviews/a/');
  assert.deepEqual(asked, ['/reviews/a/', 'a']);
});

test('further pages of a list come with its first, and what is nowhere is not found', async (t) => {
  const { textAt, startHugo } = await startBoth(t, temporaryFolder(t));
  startHugo();
  assert.equal(await textAt('/reviews/page/2/'), 'the page /reviews/page/2/');
  assert.equal(await textAt('/nowhere/'), 'none');
});

test('plain files are handed out, and nothing outside of their folders', async (t) => {
  const root = temporaryFolder(t);
  writeFiles(root, {
    'config.toml': 'secret',
    '.build/static/charts/a.json': '{}',
    'data/raw/disk/run 1.log': '1, 2',
    'static/raw/own.txt': 'of the blog, from Hugo',
    'data/raw/own.txt': 'not this',
  });
  const { textAt, startHugo } = await startBoth(t, root);
  startHugo();
  assert.equal(await textAt('/charts/a.json'), '{}');
  assert.equal(await textAt('/raw/disk/run%201.log'), '1, 2');
  assert.equal(await textAt('/raw/own.txt'), 'none');
  for (const path of ['/raw/%2e%2e/%2e%2e/config.toml', '/raw/..%2f..%2fconfig.toml', '/%00', '/%zz'])
    assert.equal(await textAt(path), 'none', path);
});
