import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { indexSite } from '../../scripts/io/indexSite.js';
import { searchableHtml } from '../../scripts/io/searchedPages.js';
import { withoutUnsearched } from '../../scripts/io/withoutUnsearched.js';

/* What the search index holds of a page: words that stand apart on it stand apart there. */

test('terms and their descriptions are parted', () => {
  assert.equal(
    searchableHtml('<dl><dt>Drive</dt><dd>The <a href="/">disk</a></dd><dt>Runs</dt><dd>5.</dd></dl>'),
    '<dl><dt>Drive: </dt> <dd>The <a href="/">disk</a>.</dd> <dt>Runs: </dt> <dd>5.</dd> </dl>',
  );
});

test('heads of columns are a list, and the head of a row says what its cells are', () => {
  assert.equal(
    searchableHtml(
      '<table><tr><th scope=col>Result</th><th scope=col>Mean</th></tr><tr><th scope=row>Reads</th><td>5 MB/s</td></tr>',
    ),
    '<table data-pagefind-weight="0.2"><tr><th scope=col>Result, </th><th scope=col>Mean. </th></tr><tr><th scope=row>Reads: </th><td>5 MB/s</td></tr>',
  );
});

test('drawings, scripts and what stands below a chart are left out, whatever is in them', () => {
  const cases = {
    '<p>a<svg viewBox="0 0 1 1"><svg><text>b</text></svg></svg>c</p>': '<p>ac</p>',
    '<script>if (a < b) "<p>"</script><script src=a></script><nav class="x"><a>b</a></nav>d': 'd',
    '<figcaption class="chart-evidence"><p>a</p></figcaption><figcaption>b</figcaption>':
      '<figcaption>b</figcaption>',
    '<td><div class=strip-scale><span>1</span><svg><g/></svg><span>9</span></div><span>best</span></td>':
      '<td><span>best</span></td>',
    '<svgs>a</svgs><navy>b</navy>': '<svgs>a</svgs><navy>b</navy>',
  };
  for (const [html, left] of Object.entries(cases)) assert.equal(withoutUnsearched(html), left);
});

test('a page whose tags do not pair is searched as it is', () => {
  for (const html of ['<p title="<svg >">a</p>', '<svg/><p>a</p>', '<nav ><p>a</p>'])
    assert.equal(withoutUnsearched(html), html);
});

test('an excerpt of the index glues no words of a list, a table or what is folded', async () => {
  const text =
    `<h1>Disks</h1><ul class="facts-line"><li>21 Nov 2026</li><li>5 min read</li></ul><dl class="facts"><dt>Use</dt><dd><ul><li>Backups</li></ul></dd><dt>Drive</dt><dd>The disk</dd><dt>Runs</dt><dd>5</dd></dl>
<table><caption>As the makers state them.</caption><tbody><tr><th scope="row">Maker</th><td>ADATA</td><td>Müller – 東芝<svg><text>µs</text></svg></td></tr></tbody></table>
<details><summary>Job file</summary><p>Every byte.</p></details><h3><a href="/">Random read</a> <span class="mark">transcribed</span></h3><p>Small reads.</p>
<table class="ranking"><tr><th scope="row">tmpfs</th><td>1 GB/s</td></tr></table><table class="results"><tr><td>2 GB/s</td></tr></table>`.replaceAll(
      '\n',
      '',
    );
  const page = `<!doctype html><html lang="en"><head><title>Disks</title></head><body><main data-pagefind-body>${text}</main></body></html>`;
  /** @type {Record<string, string>} */
  const pages = {
    'reviews/index.html': page,
    _headers: '/*',
    'other.html': page.replace(' data-pagefind-body', ''),
  };
  const { problems, files } = await indexSite(
    { paths: Object.keys(pages), stands: () => false, read: (path) => Buffer.from(pages[path]) },
    null,
  );
  assert.deepEqual(problems, []);
  const [fragment, ...others] = [...files].filter(([path]) => path.startsWith('fragment/'));
  assert.deepEqual(others, [], 'only what is marked is searched');
  const written = gunzipSync(fragment[1]).toString();
  const { url, content } = JSON.parse(written.slice(written.indexOf('{')));
  assert.equal(url, '/reviews/');
  assert.equal(
    content,
    'Disks. Use: Backups. Drive: The disk. Runs: 5. As the makers state them. Maker: ADATA. Müller – 東芝. Job file Every byte. Random read. Small reads.',
  );
});
