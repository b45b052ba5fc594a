import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { readProject } from '../../scripts/content/readProject.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { fileRecording } from '../../scripts/record/addRecordings.js';
import { placeRecording } from '../../scripts/record/placeRecording.js';
import { isRecording, readRecording } from '../../scripts/record/readRecording.js';
import { temporaryFolder } from '../io/temporary.js';

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
const output =
  'Benchmark 1: x\n  Time (abs ≡):        1.002 s               [User: 0.001 s, System: 0.001 s]\n';
const columns =
  'step block product test settings run status start end load busy others temperature-before temperature-after processor-temperature mhz governor boot remark';
const row = (/** @type {number} */ run, /** @type {string} */ status, remark = '') =>
  [1, run, 'a', 't', '-', run, status, 1_795_000_000, 1_795_000_001, ...Array(9).fill(''), remark].join('\t');

/** An archive as a bench packs it. @param {Record<string, string>} raw @param {string[]} rows */
function archive(raw, rows) {
  const files = {
    'recording.tsv':
      'benchfolio-recording\t1\nmethodology\tm\nplan\tx\nseed\t7\nproducts\ta\nfirst\t1795000000\n',
    'machine.tsv': 'Processor\tACME Z1 (8 threads)\nMemory\t16.0 GiB\nTool: x\tx 1.0\n',
    'runs.tsv': `${[columns.replaceAll(' ', '\t'), ...rows].join('\n')}\n`,
    'drive-a.tsv': 'firmware\tF1\nlink\tPCIe 8.0 GT/s x4\n',
    ...raw,
  };
  const sums = Object.entries(files).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}`,
  );
  return Object.entries({ ...files, SHA256SUMS: `${sums.join('\n')}\n` }).map(([name, text]) => ({
    name,
    bytes: bytes(text),
  }));
}

const project = (/** @type {{ path: string, text: string }[]} */ ...more) =>
  readProject([
    {
      path: 'data/methodologies/m/methodology.toml',
      text: 'title = "M"\n[tests.t]\ntitle = "T"\ntool = "hyperfine"\n',
    },
    { path: 'data/products/a.toml', text: 'name = "A"\n' },
    ...more,
  ]);

const raw = { 'raw/a/t/run1.txt': output, 'raw/a/t/run3.txt': output, 'raw/a/t/run4.txt': 'gibberish\n' };
const rows = [
  row(1, 'failed', 'broke'),
  row(1, 'ok'),
  row(2, 'failed', 'broke'),
  row(3, 'disturbed', 'the machine was busy'),
  row(4, 'ok'),
];
const text = (/** @type {Map<string, Uint8Array>} */ files, /** @type {string} */ path) =>
  new TextDecoder().decode(files.get(path));

test('a recording is filed by month, with its log, a testbed of its facts and its disturbed runs', () => {
  const entries = archive(raw, rows);
  assert.ok(isRecording(entries));
  const { files, problems, notes } = placeRecording(readRecording(entries), project(), {});
  assert.deepEqual([...files.keys()].sort(), [
    'data/raw/a/2026-11/campaign.toml',
    'data/raw/a/2026-11/record.tsv',
    'data/raw/a/2026-11/t/run1.txt',
    'data/raw/a/2026-11/t/run3.txt',
    'data/testbeds/acme-z1.toml',
  ]);
  const campaign = text(files, 'data/raw/a/2026-11/campaign.toml');
  // run 2 failed: run 3 is the second that is on file
  assert.match(campaign, /exclude = \[\n {2}\{ test = "t", run = 2, reason = "the machine was busy" \},\n\]/);
  assert.match(campaign, /firmware = "F1"/);
  assert.match(text(files, 'data/testbeds/acme-z1.toml'), /"Processor" = "ACME Z1 \(8 threads\)"/);
  assert.match(
    text(files, 'data/raw/a/2026-11/record.tsv'),
    /^# order of the steps drawn with seed 7\n# the drive said: firmware F1; link PCIe 8\.0 GT\/s x4\nstep\t/,
  );
  assert.equal(notes.length, 1);
  // what no reader knows is left out, and said
  assert.equal(problems.length, 1);
  assert.equal(problems[0].file, 'a/t/run4.txt');
  assert.match(problems[0].hint ?? '', /add the archive again/);
  const made = [...files].map(([path, content]) => ({ path, text: new TextDecoder().decode(content) }));
  assert.deepEqual(project(...made.filter(({ path }) => path.endsWith('.toml'))).problems, []);
});

test('what is filed of a recording is said, also where that is nothing', (context) => {
  const root = temporaryFolder(context);
  const here = project({ path: 'data/testbeds/bench.toml', text: 'title = "Bench"\n' });
  const filed = (/** @type {Record<string, string>} */ own, dryRun = false) =>
    fileRecording(archive(own, rows), { root, project: here, testbed: 'bench', dryRun }).lines;
  assert.deepEqual(filed({ 'raw/a/t/run4.txt': 'gibberish\n' }), ['nothing of it could be filed']);
  const places = ['2 in data/raw/a/2026-11', '2 in data/raw/a/2026-11/t'];
  assert.deepEqual(
    filed(raw, true),
    places.map((place) => `would file ${place}`),
  );
  assert.deepEqual(listFiles(root), []);
  assert.deepEqual(
    filed(raw),
    places.map((place) => `filed ${place}`),
  );
  assert.equal(listFiles(root).length, 4);
  assert.deepEqual(filed(raw), ['all of it is on file already']);
});

test('a testbed of the same parts is taken', () => {
  const same = {
    path: 'data/testbeds/mine.toml',
    text: 'title = "Mine"\n[parts]\nProcessor = "ACME Z1 (8 threads)"\nMemory = "16.0 GiB"\nCase = "red"\n',
  };
  const { files } = placeRecording(readRecording(archive(raw, rows)), project(same), {});
  assert.match(text(files, 'data/raw/a/2026-11/campaign.toml'), /^testbed = "mine"/m);
  assert.ok(![...files.keys()].some((path) => path.startsWith('data/testbeds')));
});

test('a recording of a product or methodology that the site does not have', () => {
  const recording = readRecording(archive(raw, rows));
  assert.throws(() => placeRecording(recording, readProject([]), {}), /methodology that is not here: m/);
  const other = { ...recording, products: ['b'] };
  assert.throws(() => placeRecording(other, project(), {}), /a product that is not here: b/);
});

for (const [what, changed] of /** @type {[string, Record<string, string>][]} */ ([
  ['a campaign that leads out of the blog', { campaign: '../../../../evil' }],
  ['a testbed that leads out of the blog', { testbed: '../../package' }],
  ['a product that leads elsewhere', { products: 'a ../a' }],
  ['a reserved name', { campaign: 'con' }],
  ['no products', { products: '' }],
  ['a day that there is not', { first: 'now' }],
]))
  test(`a recording with ${what} is refused`, () => {
    const facts = { methodology: 'm', plan: 'x', seed: '7', products: 'a', first: '1795000000', ...changed };
    const lines = Object.entries(facts).map(([name, value]) => `${name}\t${value}\n`);
    const said = { 'recording.tsv': `benchfolio-recording\t1\n${lines.join('')}` };
    assert.throws(() => readRecording(archive({ ...raw, ...said }, rows)), {
      name: 'InputError',
      message: /a name that is none|without the time of its first run/,
    });
  });

test('files of a recording that are hidden or act upon a terminal are refused', () => {
  for (const name of ['raw/a/t/.htaccess', 'raw/a/t/a\u001b[2J.txt', 'raw//x'])
    assert.throws(() => readRecording(archive({ [name]: output }, rows)), /a name that is none/, name);
});
