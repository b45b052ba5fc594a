import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createBlog } from '../../scripts/create/createBlog.js';
import { compose } from '../../scripts/flow/compose.js';
import { InputError, formatProblem } from '../../scripts/model/inputError.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { inspectFiles } from '../../scripts/results/inspect/inspectFiles.js';
import { reviewFromFiles } from '../../scripts/reviewFromFiles/reviewFromFiles.js';
import { hyperfineOutput } from '../results/hyperfineOutput.js';

/* A review to begin with, of any files, in a freshly made blog: it is composed without an error, and draws what it says. */

const gzip = (/** @type {Uint8Array} */ bytes) => gzipSync(bytes, { level: 9 });
const fixtures = join(programFolder, 'tests/parsers/fixtures');

/** @param {string} name @param {Uint8Array} bytes @returns {import('../../scripts/reviewFromFiles/reviewFromFiles.js').GivenFile} */
const given = (name, bytes) => ({
  name,
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  modified: '2026-11-21',
  parsed: parseSource(bytesSource(name, bytes)),
});

/** Every file of a tool's fixtures that is read. @param {string} tool */
function filesOf(tool) {
  return readdirSync(join(fixtures, tool)).flatMap((name) => {
    const folder = join(fixtures, tool, name);
    if (!statSync(folder).isDirectory()) return [];
    return readdirSync(folder)
      .filter((file) => !/^expected/.test(file))
      .flatMap((file) => {
        try {
          return [given(`${name}${file.replace(/^input/, '')}`, readFileSync(join(folder, file)))];
        } catch (error) {
          if (error instanceof InputError) return [];
          throw error;
        }
      });
  });
}

const folder = mkdtempSync(join(tmpdir(), 'benchfolio-review-from-files-'));
after(() => rmSync(folder, { recursive: true }));
createBlog({ cwd: folder, version: '1.0.0', folder: 'empty', title: 'Blog', from: programFolder });
rmSync(join(folder, 'empty/.git'), { recursive: true, force: true });

/** @typedef {import('../../scripts/reviewFromFiles/reviewFromFiles.js').StartedReview} StartedReview */

/** What a build says of a new blog that reviews were begun in, which have no file in common. @param {StartedReview[]} reviews */
async function composed(...reviews) {
  const root = join(folder, 'blog');
  cpSync(join(folder, 'empty'), root, { recursive: true });
  try {
    for (const [path, content] of reviews.flatMap(({ files }) => [...files])) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content, { flag: 'wx' });
    }
    return await compose({ root });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/**
 * Each list is of reviews that have no file in common, so that one blog has all of them.
 *
 * @param {StartedReview[]} reviews
 */
function besideEachOther(reviews) {
  /** @type {StartedReview[][]} */
  const lists = [];
  for (const review of reviews) {
    const list = lists.find((each) =>
      each.every(({ files }) => [...review.files.keys()].every((path) => !files.has(path))),
    );
    if (list) list.push(review);
    else lists.push([review]);
  }
  return lists;
}

/**
 * @param {import('../../scripts/reviewFromFiles/reviewFromFiles.js').GivenFile[]} files
 * @param {import('../../scripts/results/inspect/inspectFiles.js').Grouping} grouping
 */
const started = (files, grouping) => reviewFromFiles(files, { grouping, today: '2026-11-22', gzip });

const tools = readdirSync(fixtures).map((tool) => ({ tool, files: filesOf(tool) }));

for (const grouping of /** @type {const} */ (['files', 'one']))
  test(`files of every tool begin a review that has charts and no error, taken as ${grouping}`, async () => {
    const reviews = tools.flatMap(({ tool, files }) => {
      const parsed = files.map(({ name, parsed: each }) => ({ file: name, parsed: each }));
      if (inspectFiles(parsed, grouping).charts.length === 0) return [];
      const review = started(files, grouping);
      const draft = String(review.files.get(`content/reviews/${review.slug}/index.md`));
      assert.match(draft, /^```chart /m, tool);
      const filed = [...review.files.keys()].filter((path) =>
        /^data\/raw\/(?!.*\/campaign\.toml$)/.test(path),
      );
      assert.ok(
        filed.length + review.left.length >= files.length,
        `${tool}: a file is neither filed nor named`,
      );
      return [review];
    });
    assert.ok(reviews.length > 40, `only ${reviews.length} tools`);
    for (const list of besideEachOther(reviews)) {
      const errors = (await composed(...list)).problems.filter(({ severity }) => severity === 'error');
      const drafts = list.map(({ slug, files }) => files.get(`content/reviews/${slug}/index.md`));
      assert.deepEqual(errors.map(formatProblem), [], drafts.join('\n'));
    }
  });

/** @param {string} name @param {Record<string, number[]>} times */
const timed = (name, times) => given(name, hyperfineOutput(times));

test('the review draws what the files hold, under the names that they had', () => {
  const review = started(
    [timed('quick.json', { one: [1, 2, 3] }), timed('slow one.json', { one: [4, 5, 6] })],
    'files',
  );
  assert.deepEqual(
    [...review.files.keys()].filter((path) => !path.startsWith('data/raw')),
    [
      'content/reviews/quick-and-others/index.md',
      'data/methodologies/quick-and-others/methodology.toml',
      'data/testbeds/quick-and-others.toml',
      'data/products/quick.toml',
      'data/products/slow-one.toml',
    ],
  );
  assert.ok(review.files.has('data/raw/slow-one/2026-11/hyperfine/run1.json'));
  assert.match(String(review.files.get('data/products/slow-one.toml')), /^name = "slow one"/m);
});

test('runs of one result are runs of one product', () => {
  const review = started([timed('sort-1.json', { sort: [1] }), timed('sort-2.json', { sort: [2] })], 'names');
  assert.deepEqual(
    [...review.files.keys()].filter((path) => /run\d/.test(path)),
    ['data/raw/sort/2026-11/hyperfine/run1.json', 'data/raw/sort/2026-11/hyperfine/run2.json'],
  );
});

test('readings of a meter beside a document are filed, and drawn as what its own test has', async () => {
  const readings = (/** @type {string} */ path) => readFileSync(join(fixtures, path));
  const meter = given('sort-power.csv', readings('power-meter/seconds/input.csv'));
  const log = given('log.txt', readings('pgbench/log/input.log'));
  const intervals = given('log-intervals.txt', readings('pgbench/log-aggregated/input.log'));
  for (const files of [
    [timed('sort.json', { sort: [1, 2] }), meter],
    [log, intervals],
  ]) {
    const review = started(files, 'one');
    assert.deepEqual(review.left, []);
    assert.deepEqual(
      (await composed(review)).problems.filter(({ severity }) => severity === 'error'),
      [],
    );
  }
});

test('a run of fio that was saved in two forms is filed as one run', () => {
  const form = (/** @type {string} */ name, /** @type {string} */ path) =>
    given(name, readFileSync(join(fixtures, path)));
  const review = started(
    [
      form('night.json', 'fio-json/mixed-70-30/input.json'),
      form('night.txt', 'fio-text/fsync-and-latency-percentiles/input.txt'),
    ],
    'one',
  );
  assert.deepEqual(
    [...review.files.keys()].filter((path) => /run\d/.test(path)),
    ['data/raw/night/2023-11/fio/run1.json', 'data/raw/night/2023-11/fio/run1.txt'],
  );
  assert.deepEqual(review.left, []);
});

test('each file is recognised once', () => {
  const bytes = Buffer.from('own timer');
  const file = { ...timed('sort.txt', { sort: [1] }), bytes };
  let asked = 0;
  /** @type {import('../../scripts/model/parser.js').Parser} */
  const own = {
    tool: 'own-timer',
    title: 'own timer',
    layouts: [],
    recognise: (source) => (asked += 1) > 0 && source.headText().startsWith('own timer'),
    parse: () => file.parsed,
  };
  const review = reviewFromFiles([file], { grouping: 'one', today: '2026-11-22', gzip, blogParsers: [own] });
  assert.deepEqual([asked, review.left], [1, []]);
});

test('output that was given twice is filed once, and said so', () => {
  const files = [timed('sort-1.json', { sort: [1] }), timed('sort-2.json', { sort: [1] })];
  assert.deepEqual(
    started(files, 'names').left.map(({ file, problem }) => [file, problem.message]),
    [['sort-2.json', 'the same as sort-1.json']],
  );
});

test('names of machines and people are nowhere in it', async () => {
  const run = { context: { host_name: 'bench-4', date: '2026-11-21' }, benchmarks: [] };
  const row = { name: 'BM_sort', run_name: 'BM_sort', run_type: 'iteration', iterations: 9, time_unit: 'ns' };
  const text = JSON.stringify({ ...run, benchmarks: [{ ...row, real_time: 12.5, cpu_time: 12.25 }] });
  const load =
    'Running 10s test @ http://192.0.2.7/\n  2 threads and 10 connections\n  Thread Stats   Avg      Stdev     Max   +/- Stdev\n    Latency   635.91us    0.89ms  12.92ms   93.69%\n    Req/Sec    56.20k     8.07k   62.00k    86.54%\n  22464 requests in 10.00s, 17.76MB read\nRequests/sec: 2246.40\nTransfer/sec:      1.77MB\n';
  const review = started(
    [given('bench-4.json', Buffer.from(text)), given('load.txt', Buffer.from(load))],
    'files',
  );
  for (const [path, content] of review.files) {
    assert.doesNotMatch(path, /bench-4/);
    assert.doesNotMatch(Buffer.from(content).toString(), /bench-4|192\.0\.2\.7/, path);
  }
  assert.deepEqual(
    (await composed(review)).problems.filter(({ severity }) => severity === 'error'),
    [],
  );
});
