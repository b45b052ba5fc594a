import assert from 'node:assert/strict';
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { compose } from '../../scripts/flow/compose.js';
import { contentKey } from '../../scripts/flow/incremental/contentKey.js';
import { openDataFiles } from '../../scripts/flow/records/openDataFiles.js';
import { replaceIn, temporaryFolder, writeFiles } from '../io/temporary.js';

const base = join(import.meta.dirname, '../problems/base');
const raw = (/** @type {string} */ disk) => `data/raw/${disk}/2026-11/random-read/run1.json`;

/** Each is done to what the ones before it left. @type {[string, (root: string) => void][]} */
const changes = [
  ['nothing', () => {}],
  ['a raw file', (root) => copyFileSync(join(root, raw('disk-b')), join(root, raw('disk-a')))],
  [
    'a second run',
    (root) => copyFileSync(join(root, raw('disk-b')), join(root, raw('disk-a').replace('run1', 'run2'))),
  ],
  [
    'a campaign',
    (root) => replaceIn(root, 'data/raw/disk-a/2026-11/campaign.toml', /$/, 'variant = "other"\n'),
  ],
  ['a product', (root) => replaceIn(root, 'data/products/disk-a.toml', /capacity = .*/, 'capacity = "7 GB"')],
  [
    'a methodology',
    (root) => replaceIn(root, 'data/methodologies/v1/methodology.toml', /runs = 1/, 'runs = 5'),
  ],
  ['a broken file', (root) => writeFiles(root, { [raw('disk-b')]: '{' })],
  ['a sentence', (root) => replaceIn(root, 'content/reviews/two-disks/index.md', /$/, '\nOne more.\n')],
  ['a missing run', (root) => rmSync(join(root, raw('disk-a')))],
];

/** @param {string} root */
async function outcome(root) {
  const { results, reviews, problems, files, about } = await compose({ root });
  const { tests, summaries, findingSummaries } = results;
  const answers = reviews.map(({ charts, answers: each }) => [charts.map(({ data }) => data), each]);
  return {
    problems,
    files: [...files.values()],
    key: contentKey([tests, summaries, findingSummaries, answers]),
    open: [...openDataFiles(results, about).files],
  };
}

test('a process that builds again and again makes what a fresh one makes, whatever has changed', async (t) => {
  const root = temporaryFolder(t);
  cpSync(base, root, { recursive: true });
  await outcome(root);
  for (const [what, change] of changes) {
    change(root);
    const elsewhere = temporaryFolder(t);
    cpSync(root, elsewhere, { recursive: true });
    assert.deepEqual(await outcome(root), await outcome(elsewhere), `changed: ${what}`);
  }
});
