import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { build } from '../../scripts/build/buildSite.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';

/* A draft, and a review whose date has not come: checked and drawn, and no part of them is published. */

const day = 24 * 3600_000;
const dayFromNow = (/** @type {number} */ days) =>
  new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** @param {string} word it is known by @param {string} front more lines of front matter */
const review = (word, front) => `+++
title = "About ${word}"
methodology = "v1"
testbed = "bench"
products = ["disk-a", "disk-b"]
tags = ["of ${word}"]
aliases = ["/was-${word}/"]
verdict = "It says ${word}."
${front}
+++
A word: ${word}. {{< value "disk-a random-read iops" >}}

\`\`\`chart {#own-${word}}
kind = "bar"
test = "random-read"
metric = "iops"
title = "A chart of ${word}"
references = [{ value = "100 k/s", label = "A line of ${word}" }]
\`\`\`
`;

/** By words that no page uses. */
const reviews = {
  shown: `date = ${dayFromNow(-2)}`,
  gherkin: `date = ${dayFromNow(-2)}\ndraft = true`,
  marzipan: `date = ${dayFromNow(3)}`,
  turnip: `date = ${dayFromNow(-2)}\npublishDate = ${dayFromNow(3)}`,
};
const hidden = Object.keys(reviews).filter((word) => word !== 'shown');

test('nothing of a draft, or of a review of a day to come, is in the site: no page, chart, picture, number, archive, list', async (t) => {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  writeFiles(
    root,
    Object.fromEntries(
      Object.entries(reviews).map(([word, front]) => [
        `content/reviews/${word}/index.md`,
        review(word, front),
      ]),
    ),
  );
  const errors = (await build({ root })).filter(({ severity }) => severity === 'error');
  assert.deepEqual(errors, []);
  const site = join(root, 'public');
  const files = listFiles(site);
  for (const path of files) {
    for (const word of hidden) {
      assert.ok(!path.includes(word), path);
      assert.ok(!textOf(join(site, path)).includes(word), `${path} has the word ${word}`);
    }
  }
  for (const path of ['reviews/shown/index.html', 'charts/shown/own-shown.png', 'data/reviews/shown.zip'])
    assert.ok(files.includes(path), path);
  assert.match(textOf(join(site, 'data/reviews/shown.zip')), /shown\/charts\/own-shown\.vl\.json/);
  const lists = files.filter((path) => /^charts\/others\./.test(path));
  assert.ok(lists.length > 0);
  const named = files
    .filter((path) => /^charts\/[^/]+\/others\.json$/.test(path))
    .flatMap((path) => Object.values(JSON.parse(readFileSync(join(site, path), 'utf8'))));
  assert.deepEqual(
    lists,
    [...new Set(named)].map((name) => `charts/${name}`).sort(),
    'no list without a chart',
  );
  assert.match(readFileSync(join(site, 'products/disk-a/index.html'), 'utf8'), /About shown/);
  assert.match(
    readFileSync(join(site, 'data/results.csv'), 'utf8'),
    /disk-a/,
    'results are of campaigns, not of reviews',
  );
});

/** @param {string} path */
function textOf(path) {
  const bytes = readFileSync(path);
  if (!path.endsWith('.zip')) return bytes.toString('latin1');
  return Object.entries(unzipSync(bytes))
    .map(([name, content]) => name + Buffer.from(content).toString('latin1'))
    .join('\n');
}
