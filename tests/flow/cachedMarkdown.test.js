import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarkdown } from '../../scripts/content/markdown.js';
import { openCaches } from '../../scripts/flow/incremental/openCaches.js';
import { cachedMarkdown } from '../../scripts/flow/reading/cachedMarkdown.js';
import { temporaryFolder } from '../io/temporary.js';

const file = 'content/reviews/x/index.md';
const text = `+++
title = "X"
date = 2026-01-01
tags = ["a", "b"]
[[updates]]
why = "none"
+++
It reads {{< value "disk-a random-read iops" >}}, some 500 MB/s, see [here](/reviews/y/) and ![](photo.jpg).

## A heading

\`\`\`chart {#one}
kind = "bar"
metric = "iops"
where = { threads = [1, 8] }
\`\`\`

\`\`\`vega-lite {#two}
+++
test = "t"
metric = "iops"
+++
{
  "mark": "point"
}
\`\`\`

\`\`\`chart
kind = "bar"
\`\`\`
`;

/** @param {ReturnType<typeof readMarkdown>} markdown */
const linesOf = ({ frontMatter, charts }) => [
  frontMatter.line(['tags', 1]),
  frontMatter.line(['updates', 0, 'why']),
  ...charts.map(({ toml }) => toml.line(['metric'])),
  ...charts.map(({ spec }) => spec?.line('mark')),
];

/** @param {ReturnType<typeof readMarkdown>} markdown */
const dataOf = ({ frontMatter, charts, ...rest }) => ({
  ...rest,
  front: frontMatter.value,
  charts: charts.map(({ toml, spec, ...block }) => ({ ...block, toml: toml.value, spec: spec?.value })),
});

test('what was read of a text before is found again, with the lines of its keys', (t) => {
  const root = temporaryFolder(t);
  const wanted = readMarkdown(text, file);
  assert.equal(wanted.problems.length, 2);
  assert.deepEqual(linesOf(wanted), [4, 6, 14, 21, undefined, 24]);
  const first = cachedMarkdown(openCaches(root))(text, file);
  const again = cachedMarkdown(openCaches(root))(text, file);
  for (const each of [first, again]) {
    assert.deepEqual(dataOf(each), dataOf(wanted));
    assert.deepEqual(linesOf(each), linesOf(wanted));
  }
});

test('of what was read before, only the cache is asked', (t) => {
  const cache = openCaches(temporaryFolder(t));
  cachedMarkdown(cache)(text, file);
  let made = 0;
  /** @type {typeof cache.bytes} */
  const bytes = (kind, key, make) => cache.bytes(kind, key, () => (made++, make()));
  const read = cachedMarkdown({ ...cache, bytes });
  read(text, file);
  assert.equal(made, 0);
  read(`${text}.`, file);
  read(text, 'content/reviews/z/index.md');
  assert.equal(made, 2);
});

test('an error is told each time', (t) => {
  const cache = openCaches(temporaryFolder(t));
  for (let round = 0; round < 2; round++)
    assert.throws(() => cachedMarkdown(cache)('+++\ntitle =\n+++', file), /not valid TOML/);
});
