import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { assertGolden } from '../golden.js';
import { htmlRules } from './htmlRules.js';
import { buildSite, cases, fixture } from './siteUnderTest.js';

/** @typedef {ReturnType<typeof buildSite>} Site */
/** @type {Site} as it is published */
let site;
/** @type {Site} as people can read it */
let readable;
before(() => {
  site = buildSite('pages', ['--minify']);
  readable = buildSite('pages');
});
after(() => [site, readable].forEach((each) => each.remove()));

const validator = new HtmlValidate(htmlRules);

test('the fixture pages build without a word of warning', () => {
  assert.equal(site.status, 0, site.output);
  assert.doesNotMatch(site.output, /WARN|ERROR|deprecated/);
});

test('every page is valid HTML', async () => {
  for (const [path, html] of site.pages) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages.map((each) => `${each.line}: ${each.message}`));
    assert.deepEqual(faults, [], path);
  }
});

test('no page has inline style or script, and each carries the policy that forbids them', () => {
  for (const [path, html] of site.pages) {
    assert.doesNotMatch(
      html,
      /\sstyle=|<style|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))|\son\w+=/,
      path,
    );
    assert.match(
      html,
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'/,
      path,
    );
  }
});

test('a page has the sheets of what it shows, and no other', () => {
  const shown = Object.entries({
    catalogue: /class="catalogue"/,
    'catalogue-table': /class="catalogue-table"/,
    'chart-titles': /class="(?:chart-titles|[^"]*\bsearch-results)\b/,
    compare: /class="compare\b(?!-)|class="inspect\b/,
    'compare-charts': /class="compare\b(?!-)|class="inspect\b/,
    cover: /class="(?:card-chart|cover-photo)"|\bsearch-results\b/,
    embed: /<main class="embed"/,
    find: /class="find\b(?!-)/,
    home: /class="[^"]*\bhome-/,
    inspect: /class="inspect\b/,
    results: /class="(?:results|ranking)\b/,
    'review-list': /class="review-list\b/,
    ribbons: /class="ribbons\b/,
    search: /class="search-form\b|class="compare\b(?!-)|class="inspect\b/,
  });
  for (const [path, html] of readable.pages) {
    const named = [...html.matchAll(/<link rel="stylesheet" href="\/css\/([a-z-]+)\./g)].map(
      ([, name]) => name,
    );
    for (const [sheet, mark] of shown)
      if (mark.test(html))
        assert.ok(
          named.some((name) => name.includes(sheet)),
          `${path} has no ${sheet}`,
        );
    if (path.startsWith('reviews/') && path !== 'reviews/index.html') assert.deepEqual(named, ['site'], path);
  }
});

test('single values are headed so, and means where there is one', () => {
  const heads = (/** @type {string} */ path) =>
    [...(readable.pages.get(path) ?? '').matchAll(/<th[^>]*>(Result|Finding|Mean|Value)<\/th>/g)].map(
      ([, head]) => head,
    );
  assert.deepEqual(heads('products/drive-a/index.html').slice(0, 4), ['Result', 'Mean', 'Finding', 'Value']);
  assert.deepEqual(heads('methodologies/v1/disk-fill/index.html'), ['Mean']);
});

test('of a long test, what is measured first is open, and the rest folded by what it measures', () => {
  const page = readable.pages.get('products/drive-a/index.html') ?? '';
  const [open = '', folded = ''] = page.split('>Reads</a>')[1]?.split('<details>') ?? [];
  const rowsOf = (/** @type {string} */ part) =>
    [...part.split('</table>')[0].matchAll(/<th scope="row">(\w+), /g)].map(([, measure]) => measure);
  assert.deepEqual(rowsOf(open), Array(7).fill('Bandwidth'));
  assert.match(folded, /^\s*<summary>Latency: 6 results/);
  assert.deepEqual(rowsOf(folded), Array(6).fill('Latency'));
});

test('every link within the site leads somewhere', () => {
  for (const [path, html] of site.pages) {
    for (const [, href] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)) {
      if (/^\/(?:(?:charts|data|raw)\/.|js\/(?:loader|toolLoader)|compare\/products-)/.test(href)) continue; // written by the generator
      const file = decodeURI(href.endsWith('/') ? `${href}index.html` : href);
      assert.ok(site.has(file), `${path} links to ${href}, which is not there`);
    }
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) {
      assert.ok(html.includes(`id="${id}"`) || html.includes(`id=${id}`), `${path} has no #${id}`);
    }
  }
});

test('a photo is published re-encoded, its original is not', () => {
  assert.ok(
    !site.has('reviews/elements/dot.png'),
    'cascade.build.publishResources in config.toml keeps it back',
  );
  assert.match(site.pages.get('reviews/elements/index.html') ?? '', /<img src="[^"]+\.webp"/);
});

for (const name of cases('pages')) {
  test(`the review of fixture ${name} comes out as its golden file`, () => {
    const html = readable.pages.get(`reviews/${name}/index.html`) ?? '';
    const [main] = /<main[^]*<\/main>/.exec(html) ?? [''];
    assertGolden(fixture('pages', name, 'expected.html'), `${unhashed(main)}\n`);
  });
}

test('a file with the line ends of Windows is answered alike, queries over several lines too', () => {
  const query = 'Fill = disk-fill bandwidth';
  const lines = query.replace('= ', '=\n  ');
  const windows = buildSite('pages', [], (folder) => {
    const answers = join(folder, '.build/assets/reviews/elements.json');
    const text = join(folder, 'content/reviews/elements/index.md');
    rewrite(answers, (json) => json.replace(query, JSON.stringify(lines).slice(1, -1)));
    rewrite(text, (markdown) => markdown.replace(`"${query}"`, `\`${lines}\``).replaceAll('\n', '\r\n'));
  });
  windows.remove();
  assert.equal(windows.status, 0, windows.output);
  const path = 'reviews/elements/index.html';
  assert.equal(windows.pages.get(path), readable.pages.get(path));
});

/** @param {string} path @param {(text: string) => string} change */
const rewrite = (path, change) => writeFileSync(path, change(readFileSync(path, 'utf8')));

for (const section of ['start', 'filling', 'end']) {
  test(`the section ${section} has a page of its own, as its golden file`, () => {
    const html = readable.pages.get(`reviews/sections/${section}/index.html`) ?? '';
    const [main] = /<main[^]*<\/main>/.exec(html) ?? [''];
    assertGolden(fixture('pages', 'sections', `expected-${section}.html`), `${unhashed(main)}\n`);
  });
}

for (const id of ['v1', 'v2']) {
  test(`the page of methodology ${id} says which version it is and what changed, as its golden file`, () => {
    const html = readable.pages.get(`methodologies/${id}/index.html`) ?? '';
    const [main] = /<main[^]*<\/main>/.exec(html) ?? [''];
    assertGolden(fixture('setups', id, 'expected.html'), `${unhashed(main)}\n`);
  });
}

test('a section is no page of the lists, and its page names the whole review as the one to keep', () => {
  const html = site.pages.get('reviews/sections/end/index.html') ?? '';
  assert.match(html, /<link rel="canonical" href="[^"]+\/reviews\/sections\/">/);
  assert.doesNotMatch(html, /data-pagefind-body/);
  const lists = ['index.html', 'reviews/index.html', 'sitemap.xml'].map((path) => site.read(path));
  for (const list of lists) assert.doesNotMatch(list, /reviews\/sections\/end/);
  assert.ok(site.has('reviews/sections/end/index.html'));
  for (const hidden of ['coming', 'later'])
    assert.ok(!site.has(`reviews/sections/${hidden}/index.html`), `${hidden} is a draft or of a later date`);
});

test('a feed holds all sections of a review', () => {
  const feed = site.read('index.xml');
  for (const words of ['It begins with', 'on to', 'It writes', 'Those who'])
    assert.ok(feed.includes(words), words);
});

/** Names of processed images, scripts and styles hold hashes of their content. @param {string} html */
const unhashed = (html) =>
  html
    .replace(/_hu_[0-9a-f]+/g, '_hu_')
    .replace(/\.[0-9a-f]{64}\.(js|css)"/g, '.$1"')
    .replace(/ integrity="sha256-[^"]+"/g, '');

test('a review whose answer no chart carries has its first key number as a cover', () => {
  const number =
    '{{< key-number >}}{{< value "drive-a disk-fill bandwidth" >}} is its rate{{< /key-number >}}';
  const own = buildSite('pages', [], (folder) => {
    const record = join(folder, '.build/assets/reviews/bare.json');
    rewrite(record, (json) => JSON.stringify({ ...JSON.parse(json), lead: null, transcribed: true }));
    rewrite(join(folder, 'content/reviews/bare/index.md'), (text) => `${text}\n${number}\n`);
  });
  own.remove();
  for (const path of ['index.html', 'reviews/index.html'])
    assert.match(
      own.pages.get(path) ?? '',
      /<p class="card-number"><b>412\sMB\/s<\/b> <span>is its rate <span class="mark">transcribed<\/span><\/span><\/p>/,
      path,
    );
});

test('a review that a newer one replaces says so in every list, at its head and to the search, and does not lead', () => {
  const own = buildSite('pages', [], (folder) => {
    const front = (/** @type {string} */ name, /** @type {string} */ line) =>
      rewrite(join(folder, `content/reviews/${name}/index.md`), (text) =>
        text.replace('+++\n', `+++\n${line}\n`),
      );
    for (const name of ['bare', 'elements']) front(name, 'series = "Both"');
    front('bare', 'supersedes = "sections"');
  });
  own.remove();
  const page = (/** @type {string} */ path) => own.pages.get(`${path}index.html`) ?? '';
  const mark = ' <span class="mark">replaced by a newer review</span>';
  const marks = (/** @type {string} */ path) => page(path).split(mark).length - 1;
  const link = '<a href="/reviews/bare/">A review with nothing but a sentence</a>';
  assert.deepEqual(['', 'reviews/', 'products/drive-a/'].map(marks), [1, 1, 1]);
  assert.doesNotMatch(/<article class="home-lead">.*?<\/article>/s.exec(page(''))?.[0] ?? mark, /replaced/);
  for (const path of ['reviews/sections/', 'reviews/sections/filling/'])
    assert.ok(page(path).includes(`A newer review replaces this one: ${link}`), path);
  assert.match(
    page('reviews/sections/'),
    /content="replaced by a newer review" data-pagefind-meta="state\[content\]"/,
  );
  for (const path of ['reviews/bare/', 'reviews/elements/'])
    assert.doesNotMatch(page(path), /search-state|replaces this one/, path);
});

test('a template of a blog may draw charts without a caption', () => {
  const own = buildSite('pages', [], (folder) => {
    const path = join(folder, 'layouts/_partials/chart/chart.html');
    const template = readFileSync(path, 'utf8');
    writeFileSync(path, template.replace(/<figcaption.*<\/figcaption>/s, ''));
  });
  try {
    assert.match(own.pages.get('reviews/sections/filling/index.html') ?? '', /<div class="chart-drawing">/);
    for (const [path, page] of own.pages)
      assert.equal(page.match(/<figcaption/g)?.length, page.match(/<\/figcaption>/g)?.length, path);
  } finally {
    own.remove();
  }
});
