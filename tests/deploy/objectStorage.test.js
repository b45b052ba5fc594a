import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findHugo } from '../../scripts/setup/findHugo.js';

/* The recipe for object storage, tried on a folder that stands for the bucket, where Hugo can deploy. */
const recipe = fileURLToPath(new URL('../../scripts/deploy/recipes/object-storage.toml', import.meta.url));
const hugo = findHugo();
const deploys = execFileSync(hugo, ['version'], { encoding: 'utf8' }).includes('withdeploy');

const site = {
  'index.html': '<p>home</p>',
  'reviews/one/index.html': '<p>a review</p>',
  'index.xml': '<rss/>',
  'atom.xml': '<feed/>',
  'sitemap.xml': '<urlset/>',
  'css/site.css': 'p{}',
  'charts/one/page-0123456789.json': '{}',
  'charts/one/fill.csv': 'a,b\n',
  'archive/0011223344556677.svg': '<svg/>',
  _headers: 'not for readers',
  _redirects: 'nor these',
};

if (deploys)
  test('what is uploaded says what it is and how long it may be kept; hosts’ own files stay at home', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
    try {
      for (const [path, content] of Object.entries(site)) {
        mkdirSync(dirname(join(folder, 'public', path)), { recursive: true });
        writeFileSync(join(folder, 'public', path), content);
      }
      const bucket = join(folder, 'bucket');
      mkdirSync(bucket);
      const target = readFileSync(recipe, 'utf8').replace(/URL = ".*"/, `URL = "${pathToFileURL(bucket)}"`);
      writeFileSync(join(folder, 'hugo.toml'), 'baseURL = "https://benchfolio.example/"\n');
      writeFileSync(join(folder, 'bucket.toml'), target);
      const deploy = () =>
        execFileSync(hugo, ['deploy', '--source', folder, '--config', 'hugo.toml,bucket.toml'], {
          encoding: 'utf8',
        });
      deploy();
      const left = readdirSync(bucket, { recursive: true, encoding: 'utf8' });
      assert.ok(left.includes('index.html') && !left.includes('_headers') && !left.includes('_redirects'));
      const said = (/** @type {string} */ path) =>
        JSON.parse(readFileSync(join(bucket, `${path}.attrs`), 'utf8'));
      for (const path of ['css/site.css', 'charts/one/page-0123456789.json', 'archive/0011223344556677.svg'])
        assert.equal(said(path)['user.cache_control'], 'public, max-age=31536000, immutable', path);
      for (const path of ['index.html', 'reviews/one/index.html', 'index.xml', 'charts/one/fill.csv'])
        assert.equal(said(path)['user.cache_control'], 'no-cache', path);
      assert.match(said('index.xml')['user.content_type'], /^application\/rss\+xml/);
      assert.match(said('sitemap.xml')['user.content_type'], /^application\/xml/);
      assert.match(deploy(), /No changes required/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
