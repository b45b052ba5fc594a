import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '../../scripts/dev/freePort.js';
import { fillRecipe, recipes } from '../../scripts/deploy/recipes.js';
import { findOnPath } from '../../scripts/setup/findOnPath.js';

/*
 * What `npm run deploy` writes, run by the servers they are for, where there are such: headers, what may be kept and how
 * long, compressed forms, a page for what is not there.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const config = (/** @type {string} */ name, /** @type {Place} */ { folder, base }) =>
  fillRecipe(name, {
    template: readFileSync(join(project, 'scripts/deploy/recipes', recipes[name].template), 'utf8'),
    baseURL: `https://benchfolio.example${base}/`,
    root: join(folder, 'served'),
  });
const long = `/* ${'a style sheet '.repeat(200)} */`;

/** @typedef {{ folder: string, port: number, base: string }} Place */

const servers = [
  {
    name: 'nginx',
    start: (/** @type {string} */ program, /** @type {Place} */ place) => {
      const { folder, port } = place;
      const site = config('nginx', place)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', '');
      const types = 'types { text/html html; text/css css; application/json json; }';
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((each) => `${each}_temp_path ${join(folder, each)};`)
        .join('\n');
      const whole = `daemon off;\npid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${types}\n${places}\n${site}\n}\n`;
      writeFileSync(join(folder, 'nginx.conf'), whole);
      return spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
    },
    encoded: 'gzip',
  },
  {
    name: 'caddy',
    start: (/** @type {string} */ program, /** @type {Place} */ place) => {
      const { folder, port } = place;
      const site = config('caddy', place).replace('benchfolio.example {', `http://127.0.0.1:${port} {`);
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
      return spawn(program, args, { stdio: 'ignore', env });
    },
    encoded: 'br',
  },
];

for (const { name, start, encoded } of servers) {
  const program = findOnPath(name);
  // at the top of a name, and in a folder of it with a name that a pattern must not misread
  for (const base of program ? ['', '/my.blog'] : [])
    describe(`${name} at ${base}/`, () => trial((place) => start(`${program}`, place), { encoded, base }));
}

/**
 * @param {(place: Place) => import('node:child_process').ChildProcess} start
 * @param {{ encoded: string, base: string }} expected how the server sends what was compressed before, and below which folder
 */
function trial(start, { encoded, base }) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  /** @type {import('node:child_process').ChildProcess} */
  let server;
  /** @type {string} */
  let origin;

  before(async () => {
    chmodSync(folder, 0o755); // the server may run as somebody else
    for (const [path, content] of Object.entries(pages())) {
      const file = join(folder, 'served', base, path);
      mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
      writeFileSync(file, content);
    }
    const port = await freePort(8713);
    origin = `http://127.0.0.1:${port}${base}`;
    server = start({ folder, port, base });
    await answering(`${origin}/`);
  });
  after(async () => {
    server.kill('SIGTERM');
    await new Promise((done) => (server.exitCode === null ? server.on('exit', done) : done(null)));
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (/** @type {string} */ path) =>
    fetch(origin + path, { headers: { 'accept-encoding': 'br, gzip' }, redirect: 'manual' });

  test('pages come with the policy, are asked for anew, and may not be framed', async () => {
    const { status, headers } = await get('/reviews/one/');
    assert.equal(status, 200);
    assert.match(
      headers.get('content-security-policy') ?? '',
      /^default-src 'none'; script-src 'self' .*frame-ancestors 'self'$/,
    );
    assert.equal(headers.get('cache-control'), 'no-cache');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'no-referrer');
  });

  test('the charts of a review may be framed by others', async () => {
    const { headers } = await get('/charts/one/');
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors \*$/);
    const list = await get('/charts/');
    assert.match(list.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'$/);
  });

  test('where one chart was, readers are sent on to it, with what they chose', async () => {
    for (const path of ['/charts/one/reads/', '/charts/one/reads']) {
      const { status, headers } = await get(`${path}?reads=scale.log`);
      assert.equal(status, 301, path);
      const { pathname, search, hash } = new URL(headers.get('location') ?? '', origin);
      const to = pathname + search + hash;
      assert.equal(to, `${new URL(origin).pathname.replace(/\/$/, '')}/charts/one/?reads=scale.log#reads`);
    }
    const moved = [
      ['/charts/one/fill.svg', '/charts/one/charts.svg#fill'],
      ['/charts/one/fill.csv', '/charts/one/#fill'],
    ];
    for (const [path, to] of moved) {
      const { status, headers } = await get(path);
      const { pathname, hash } = new URL(headers.get('location') ?? '', origin);
      const place = new URL(origin).pathname.replace(/\/$/, '') + to;
      assert.deepEqual([status, pathname + hash], [301, place], path);
    }
    for (const name of ['charts.svg', '%0d%0ax/'])
      assert.equal((await get(`/charts/one/${name}`)).status, 404);
    assert.equal((await get('/charts/one/reads.csv')).status, 200);
    assert.equal((await get('/charts/page/2/')).status, 200, 'the list of charts goes on there');
  });

  test('names that their content decides may be kept for good', async () => {
    for (const path of [
      '/css/site.css',
      '/archive/0011223344556677.svg',
      '/charts/one/page-0123456789.json',
    ]) {
      const { status, headers } = await get(path);
      assert.equal(status, 200, path);
      assert.match(headers.get('cache-control') ?? '', /max-age=31536000, immutable/, path);
    }
  });

  test('what was compressed before is sent so', async () => {
    const answer = await get('/css/site.css');
    assert.equal(answer.headers.get('content-encoding'), encoded);
    assert.equal(await answer.text(), long);
  });

  test('what is not there has a page of its own, and the files of hosts concern nobody', async () => {
    for (const path of ['/nowhere/', '/_headers', '/_redirects']) {
      const answer = await get(path);
      assert.equal(answer.status, 404, path);
      assert.equal(await answer.text(), 'no such page', path);
      assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/, path);
    }
  });
}

/** @returns {Record<string, string | Uint8Array>} */
const pages = () => ({
  'index.html': 'home',
  '404.html': 'no such page',
  _headers: 'not for readers',
  _redirects: 'nor these',
  'reviews/one/index.html': 'a review',
  'charts/index.html': 'all charts',
  'charts/page/2/index.html': 'more charts',
  'charts/one/index.html': 'charts of a review',
  'charts/one/reads.csv': 'product\n',
  'charts/one/page-0123456789.json': '{}',
  'archive/0011223344556677.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'css/site.css': long,
  'css/site.css.gz': gzipSync(long),
  'css/site.css.br': brotliCompressSync(long),
});

/** @param {string} origin */
async function answering(origin) {
  for (let turn = 0; turn < 200; turn++) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`no server answers at ${origin}`);
}
