import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { compose } from '../../scripts/flow/compose.js';
import { archivedParts, partsOfCharts } from '../../scripts/render/archivedParts.js';
import { archivePacker } from '../../scripts/flow/records/packArchive.js';
import { reviewArchive } from '../../scripts/flow/records/reviewArchive.js';

const root = join(import.meta.dirname, '../problems/base');
const none = {
  bytesAsync: (
    /** @type {string} */ _,
    /** @type {string} */ __,
    /** @type {() => Promise<Uint8Array>} */ make,
  ) => make(),
};
const read = (/** @type {string} */ path) => readFileSync(join(root, path));

/** What a review is given to take away. */
async function archive() {
  const { project, files, reviews } = await compose({ root });
  const parts = partsOfCharts(
    [{ data: { id: 'reads' } }],
    [{ archived: archivedParts({ csv: 'product,mean\n', 'vl.json': '{}\n' }) }],
  );
  const packer = archivePacker();
  const pack = async (/** @type {Parameters<typeof packer>[0]} */ each) => packer(each, read);
  const place = { project, files, cache: none, read, pack };
  const made = await Promise.all(reviews.map((each) => reviewArchive(each, parts, place)));
  const archives = new Map(made.flatMap((each) => [...each]));
  assert.deepEqual([...archives.keys()], ['static/data/reviews/two-disks.zip']);
  return [...archives.values()][0];
}

test('an archive holds what the review stands on, and nothing else', async () => {
  const campaign = (/** @type {string} */ product) => [
    `two-disks/data/raw/${product}/2026-11/campaign.toml`,
    `two-disks/data/raw/${product}/2026-11/random-read/run1.json`,
  ];
  assert.deepEqual(Object.keys(unzipSync(await archive())), [
    'two-disks/SHA256SUMS',
    'two-disks/charts/reads.csv',
    'two-disks/charts/reads.vl.json',
    'two-disks/data/methodologies/v1/methodology.toml',
    'two-disks/data/methodologies/v1/random-read.fio',
    'two-disks/data/products/disk-a.toml',
    'two-disks/data/products/disk-b.toml',
    ...campaign('disk-a'),
    ...campaign('disk-b'),
    'two-disks/data/testbeds/bench.toml',
  ]);
});

test('its checksums are those of its files, each once, and raw files are as they were filed', async () => {
  const files = unzipSync(await archive());
  const sums = Buffer.from(files['two-disks/SHA256SUMS']).toString().trim().split('\n');
  const told = Object.fromEntries(sums.map((line) => line.split('  ').reverse()));
  const found = Object.entries(files).map(([path, bytes]) => [
    path.replace('two-disks/', ''),
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  assert.deepEqual(told, Object.fromEntries(found.filter(([path]) => path !== 'SHA256SUMS')));
  const raw = 'data/raw/disk-a/2026-11/random-read/run1.json';
  assert.deepEqual(Buffer.from(files[`two-disks/${raw}`]), read(raw));
});

test('two of one state are the same bytes, in any zone', async () => {
  const zone = process.env.TZ;
  const first = await archive();
  process.env.TZ = 'Pacific/Auckland';
  const second = await archive();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  assert.deepEqual(first, second);
});
