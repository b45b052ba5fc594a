import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readsBeyond } from '../../scripts/flow/pagesToKeep.js';
import { listFiles } from '../../scripts/io/listFiles.js';

/*
 * A page stands while its own text, what was generated for it and what all pages share are the same. So a template of such a page asks
 * neither other pages nor their files, but for what is listed here with the reason why that cannot make it stale.
 */

const root = join(import.meta.dirname, '../..');

const generated = (/** @type {string} */ path) => `"generated.html" (dict "path" ${path}`;

/** @type {{ why: string, reads: Record<string, string[]> }[]} */
const allowed = [
  {
    why: 'files that were generated for the page, or for the review that it belongs to',
    reads: {
      '_partials/chart/block.html': [generated('$path')],
      '_partials/review/related.html': [generated('(printf "related/%s/%s.json"')],
      '_partials/review/record.html': [generated('$path')],
      '_partials/head/search-meta.html': [generated('(printf "products/%s.json"')],
      '_partials/structured/product.html': [generated('(printf "products/%s.json"')],
      'methodologies/test.html': [generated('(printf "tests/%s.json"')],
      'products/page.html': [generated('(printf "products/%s.json"')],
      'setup.html': [generated('(printf "%s/%s.json"')],
    },
  },
  {
    why: 'the review that a section or a page of charts is of',
    reads: {
      '_partials/bundle.html': ['GetPage'],
      '_partials/head/head.html': ['GetPage'],
      '_partials/review/reviewed-page.html': ['GetPage', 'GetPage'],
      'sections/page.html': ['GetPage'],
    },
  },
  {
    why: 'the addresses of reviews that the related file names, or that a text leads to: both are in the key of the page',
    reads: {
      '_partials/review/published.html': ['GetPage', 'GetPage'],
      '_markup/render-link.html': ['GetPage'],
    },
  },
  {
    why: 'whether there is a setup: its record in the folder of the review goes with it',
    reads: { '_partials/setup/record.html': ['GetPage'] },
  },
  {
    why: 'sections of the site and pages that are of no review, which all pages share',
    reads: {
      '_partials/page/site-footer.html': ['GetPage'],
      '_partials/structured/breadcrumbs.html': ['.Ancestors'],
    },
  },
  {
    why: 'scripts and styles, which all pages share; the rest is of pages that are rendered at every build',
    reads: {
      '_partials/generated.html': ['"generated/%s"', '"generated/problems.json"'],
      '_partials/head/scripts.html': [
        ...['compare', 'find', 'compare', 'overview', 'scripts'].map((name) => generated(`"${name}.json"`)),
      ],
      '_partials/head/styles.html': ['resources.Match', 'resources.Match'],
    },
  },
  {
    why: 'shown by lists and feeds, by the home page or by pages there is one of, which are rendered at every build',
    reads: {
      '_partials/setup/list-entry.html': [generated('(printf "%s/%s.json"')],
      '_partials/page/citation.html': ['site.Lastmod'],
      '_partials/feed/pages.html': ['site.RegularPages', '.RegularPages'],
      '_partials/chart/lead-chart.html': ['site.RegularPages'],
      '_partials/page/pager.html': ['.Prev', '.Next'],
      'compare.html': [generated('"compare.json"')],
      'data.html': [generated('"data.json"')],
      'docs/vocabulary.html': [generated('"vocabulary.json"')],
    },
  },
  {
    why: 'in live preview alone',
    reads: {
      '_partials/preview/preview.html': ['"generated/copyNumbers.js"'],
      '_partials/preview/problems.html': [generated('"problems.json"')],
    },
  },
  {
    why: 'the shortcode around it',
    reads: {
      '_partials/shortcodes/shared/html.html': ['.Parent'],
      '_partials/source/id.html': ['.Parent'],
      '_shortcodes/pick.html': ['.Parent'],
      '_shortcodes/tab.html': ['.Parent'],
    },
  },
];

test('no template of a page that may stand reads other pages or their files', () => {
  const found = listFiles(join(root, 'layouts')).flatMap((path) => {
    const reads = readsBeyond({ path, text: readFileSync(join(root, 'layouts', path), 'utf8') });
    return reads.length > 0 ? [[path, reads]] : [];
  });
  assert.deepEqual(
    Object.fromEntries(found),
    Object.fromEntries(allowed.flatMap(({ reads }) => Object.entries(reads)).sort()),
  );
});

test('whatever a template of a blog may show of other pages is found', () => {
  for (const text of [
    '{{ range first 3 site.RegularPages }}',
    '{{ range .Site.RegularPages }}',
    '{{ len $.Site.Pages }}',
    '{{ range where (site.GetPage "/reviews").Pages "Type" "x" }}',
    '{{ with site.GetPage $path }}',
    '{{ with .GetPage "/reviews/first" }}',
    '{{ with .PrevInSection }}',
    '{{ .Parent.Title }}',
    '{{ range .CurrentSection.RegularPagesRecursive }}',
    '{{ site.Data.prices }}{{ hugo.Data.prices }}',
    '{{ range site.Taxonomies.tags }}',
    '{{ site.Home.Content }}',
    '{{ ref . "first" }}',
    '{{ readFile "data/products/a.toml" }}',
    '{{ os.ReadDir "content" }}',
    '{{ (resources.Get "generated/overview.json").Content }}',
    '{{ resources.Match "**" }}',
    '{{ partial "generated.html" (dict "path" "site.json" "position" .Path) }}',
  ])
    assert.notDeepEqual(readsBeyond({ path: '_partials/custom/review-end.html', text }), [], text);
});

test('a template of a blog may show its page, and what all pages share', () => {
  for (const text of [
    '{{/* site.RegularPages */}}',
    '{{ site.Title }} {{ site.Params.author }} {{ .Site.BaseURL }} {{ site.Home.RelPermalink }}',
    '{{ .Title }} {{ .Params.series }} {{ .Content }} {{ .Date }} {{ .Parent.Store }}',
    '<a href="/x/">{{ with site.GetPage "/about" }}{{ .RelPermalink }}{{ end }}</a>',
    '{{ with resources.Get "css/own.css" | fingerprint }}{{ .RelPermalink }}{{ end }}',
    '{{ range .GetTerms "tags" }}{{ .LinkTitle }}{{ end }}{{ .Resources.Get "a.png" }}',
  ])
    assert.deepEqual(readsBeyond({ path: '_partials/custom/review-end.html', text }), [], text);
  assert.deepEqual(readsBeyond({ path: 'home.html', text: '{{ site.RegularPages }}' }), []);
});
