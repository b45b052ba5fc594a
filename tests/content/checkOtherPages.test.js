import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkOtherPages } from '../../scripts/content/checkPageAddresses.js';

/** Front matter in Hugo's forms, and the lines of the addresses in it that lie on files of the site. @type {[string, number[]][]} */
const pages = [
  ['+++\nurl = "/_headers"\n+++', [2]],
  ['+++\naliases = [\n"/about-us/",\n"/css/x.css",\n]\n+++', [2]],
  ['+++\naliases = ["/old/"]\nimage = "/css/x.css"\n  cover = "/y.png"\n+++', []],
  ['---\nurl: /css/x.css # as before\n---', [2]],
  ['---\nurl:\n  /css/x.css\ntitle: x\n---', [2]],
  ['---\ntitle: x\naliases:\n- /css/x.css\n- /old/\n---', [3]],
  ['---\naliases:\n  - /old/\n  - /css/x.css\ncover:\n  image: /y.png\n---', [2]],
  ['{\n  "aliases": ["/old/", "/css/x.css"],\n  "image": "/y.png"\n}', [2]],
  ['{\n  "url": "/old/",\n  "image": "/y.png"\n}', []],
  ['---\ntitle: x\n---\nurl: /css/x.css', []],
];

for (const [page, lines] of pages)
  for (const [ends, text] of Object.entries({ '\\n': page, '\\r\\n': page.replaceAll('\n', '\r\n') }))
    test(`a page is named where it lies on files, with ${ends}: ${JSON.stringify(page)}`, () => {
      const problems = checkOtherPages([{ path: 'content/about.md', text: `${text}\n` }]);
      assert.deepEqual(
        problems.map(({ line }) => line),
        lines,
      );
    });
