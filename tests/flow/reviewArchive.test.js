import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { unzipSync } from 'fflate';
import { compose } from '../../scripts/flow/compose.js';
import { archivedParts, archivedText, partsOfCharts } from '../../scripts/render/archivedParts.js';
import { archivePacker } from '../../scripts/flow/records/packArchive.js';
import { reviewArchive } from '../../scripts/flow/records/reviewArchive.js';

const root = join(import.meta.dirname, '../problems/base');
const read = (/** @type {string} */ path) => readFileSync(join(root, path));

const packer = archivePacker();

/** @param {Partial<Parameters<typeof reviewArchive>[2]>} [place] */
async function made(place) {
  const { project, files, reviews } = await compose({ root });
  const parts = partsOfCharts(
    [{ data: { id: 'reads' } }],
    [{ archived: archivedParts({ csv: 'product,mean\n', 'vl.json': '{}\n' }) }],
  );
  const pack = async (/** @type {Parameters<typeof packer>[0]} */ each) => packer(each, read);
  const all = reviews.map((each) =>
    reviewArchive(each, parts, { project, files, code: 'one', read, pack, ...place }),
  );
  const archives = (await Promise.all(all)).filter((each) => each !== null);
  assert.deepEqual(
    archives.map(({ path }) => path),
    ['static/data/reviews/two-disks.zip'],
  );
  return archives[0];
}

/** What a review is given to take away. */
async function archive() {
  const { bytes } = await made();
  assert.ok(bytes);
  return bytes;
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

test('one that lies there is packed again only where another file or other code is behind it', async () => {
  const { key } = await made();
  assert.equal((await made({ last: key })).bytes, null);
  assert.ok((await made({ last: key, code: 'two' })).bytes);
  const other = (/** @type {string} */ path) =>
    path.endsWith('disk-a.toml') ? Buffer.from('name = "Other"\n') : read(path);
  assert.notEqual((await made({ read: other })).key, key);
});

test('a part of a chart is the text that was packed, and a drawing without it is an error', () => {
  const parts = archivedParts({ csv: 'product,größe\n', 'vl.json': '{}\n' });
  assert.equal(archivedText(parts, 'csv'), 'product,größe\n');
  assert.equal(archivedText(parts, 'vl.json'), '{}\n');
  assert.throws(() => archivedText(parts, 'svg'), /a drawing without its svg/);
});
