import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { hugoProblems } from '../../scripts/io/runHugo.js';
import { temporaryFolder } from './temporary.js';

/** What Hugo 0.168 wrote, with the project in `/site`, and what an author reads of it. */
const cases = [
  {
    what: 'a template that complains at the author’s line, once though the log repeats it',
    output:
      'ERROR missing argument: name. See "/site/content/reviews/a/index.md:6:1"\n'.repeat(2) +
      'ERROR error building site: logged 1 error(s)\nTotal in 51 ms\n',
    expected: [['error', 'content/reviews/a/index.md', 6, 'missing argument: name']],
  },
  {
    what: 'a warning, in colour',
    output: '\u001b[33mWARN\u001b[0m  careful "/site/content/reviews/a/index.md:6:1"\n',
    expected: [['warning', 'content/reviews/a/index.md', 6, 'careful']],
  },
  {
    what: 'front matter that cannot be read',
    output:
      'ERROR error building site: assemble: failed to create page from pageMetaSource /reviews/a: "/site/content/reviews/a/index.md:2:11": unmarshal failed: toml: basic strings cannot have new lines\n',
    expected: [
      [
        'error',
        'content/reviews/a/index.md',
        2,
        'unmarshal failed: toml: basic strings cannot have new lines',
      ],
    ],
  },
  {
    what: 'a template that fails, with the short name of the template after its place',
    output:
      'ERROR Rebuild failed: render: failed to render pages: render of "/" failed: "/site/layouts/_partials/a.html:1:3": execute of template failed: template: _partials/a.html:1:3: executing "a.html" at <.Nope>: can\'t evaluate field Nope\n',
    expected: [
      [
        'error',
        'layouts/_partials/a.html',
        1,
        'execute of template failed: template: _partials/a.html:1:3: executing "a.html" at <.Nope>: can\'t evaluate field Nope',
      ],
    ],
  },
  {
    what: 'a complaint without a place',
    output: 'ERROR the site has no title\n',
    expected: [['error', null, null, 'the site has no title']],
  },
  {
    what: 'a build that went well',
    output:
      'Start building sites … \nChange detected, rebuilding site (#2).\nSource changed /reviews/a/index.md\nTotal in 1 ms\n',
    expected: [],
  },
];

for (const { what, output, expected } of cases) {
  test(`hugoProblems reads ${what}`, () => {
    const found = hugoProblems(output, '/site').map(({ severity, file, line, message }) => [
      severity,
      file,
      line,
      message,
    ]);
    assert.deepEqual(found, expected);
  });
}

/** @param {string} what Hugo says of a shortcode */
const ofShortcode = (what) =>
  hugoProblems(
    'ERROR error building site: assemble: failed to create page from pageMetaSource /reviews/a: ' +
      `"/site/content/reviews/a/index.md:7:22": failed to extract shortcode: ${what}\n`,
    '/site',
  );

test('shortcodes that are closed for nothing or not at all are said in plain words, with the way out', () => {
  const [closed] = ofShortcode(
    'shortcode "results" does not evaluate .Inner or .InnerDeindent, yet a closing tag was provided',
  );
  assert.equal(closed.message, 'shortcode "results" is closed, and holds nothing');
  assert.match(closed.hint ?? '', /take \{\{< \/results >\}\} away/);
  assert.deepEqual([closed.file, closed.line], ['content/reviews/a/index.md', 7]);
  const [open] = ofShortcode('shortcode "note" must be closed or self-closed');
  assert.equal(open.message, 'shortcode "note" is not closed');
  assert.match(open.hint ?? '', /write \{\{< \/note >\}\}/);
  const [unknown] = ofShortcode('template for shortcode "nte" not found');
  assert.match(unknown.message, /"nte" not found/);
  assert.match(unknown.hint ?? '', /mend its name/);
});

test('an image that is missing is said with the line that names it', (context) => {
  const root = temporaryFolder(context);
  mkdirSync(join(root, 'content/reviews/a'), { recursive: true });
  writeFileSync(join(root, 'content/reviews/a/index.md'), '+++\n+++\n\nText.\n\n![A dot](dot.png)\n');
  const of = (/** @type {string} */ image) => {
    const said = `missing image: "${image}"; put it beside the review. See content/reviews/a/index.md`;
    const [{ message, file, line }] = hugoProblems(`ERROR ${said}\n`, root);
    return [message, file, line];
  };
  const message = (/** @type {string} */ image) => `missing image: "${image}"; put it beside the review`;
  assert.deepEqual(of('dot.png'), [message('dot.png'), 'content/reviews/a/index.md', 6]);
  assert.deepEqual(of('no.png'), [message('no.png'), 'content/reviews/a/index.md', null]);
});
