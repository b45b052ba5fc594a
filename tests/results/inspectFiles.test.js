import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withProgress } from '../../assets/js/inspect/withProgress.js';
import { chartKind } from '../../scripts/charts/index.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { inspectKinds } from '../../scripts/results/inspect/chartsOf.js';
import { besideProduct } from '../../scripts/results/inspect/besideProduct.js';
import { groupName, inspectFiles } from '../../scripts/results/inspect/inspectFiles.js';
import { hyperfineOutput } from './hyperfineOutput.js';

/* What the page for readers' own files makes of them, without a site around it. */

const fixtures = join(import.meta.dirname, '../parsers/fixtures');

/** @param {string} name @param {Uint8Array} bytes */
const given = (name, bytes) => ({ file: name, parsed: parseSource(bytesSource(name, bytes)) });

/** @param {string} path below the fixtures of parsers */
const fixture = (path) => given(path, readFileSync(join(fixtures, path)));

/** @param {string} name @param {Record<string, number[]>} times */
const timed = (name, times) => given(name, hyperfineOutput(times));

test('every chart that is made can be drawn, wide and narrow, by the kinds that the page has', () => {
  const files = ['hyperfine/parameters/input.json', 'fio-log/averaged-4-columns/input_bw.1.log'].map(fixture);
  const along = [fixture('openssl-speed/indented/input.md')];
  const several = ['a', 'b'].map((name) => timed(`${name}.json`, { one: [1, 2, 3], two: [4, 5, 6] }));
  const charts = [[...files, ...several], along].flatMap((given) => inspectFiles(given, 'files').charts);
  assert.deepEqual([...new Set(charts.map(({ kind }) => kind))].sort(), inspectKinds);
  for (const chart of charts)
    for (const layout of /** @type {const} */ (['wide', 'narrow']))
      assert.ok(chartKind(chart.kind).spec({ ...chart, layout }));
});

test('each command of one file is a bar, with all its runs', () => {
  const { groups, charts } = inspectFiles([timed('a.json', { one: [1, 2, 3], two: [4, 5, 6] })], 'files');
  assert.equal(groups.length, 1);
  assert.equal(charts.length, 1);
  assert.deepEqual(
    charts[0].rows.map(({ label, summary }) => [label, summary.n, summary.mean]),
    [
      ['one', 3, 2],
      ['two', 3, 5],
    ],
  );
});

test('files of the same commands share a chart, others have their own', () => {
  const files = [
    timed('a.json', { one: [1], two: [2] }),
    timed('b.json', { one: [3], two: [4] }),
    timed('c.json', { three: [5] }),
  ];
  const { charts } = inspectFiles(files, 'files');
  assert.deepEqual(
    charts.map(({ kind, rows }) => [kind, rows.length]),
    [
      ['grouped-bar', 4],
      ['bar', 1],
    ],
  );
});

test('the time that a tool was told to run for comes last, and no title is said twice', () => {
  const { charts } = inspectFiles([fixture('fio-json/block-sizes/input.json')], 'files');
  assert.deepEqual(
    charts.map(({ title, subtitle }) => [title, subtitle]),
    [
      ['Bandwidth', 'Queue depth 1'],
      ['I/O operations per second', 'Queue depth 1'],
      ['Latency', 'Queue depth 1'],
      ['Completion latency', 'Queue depth 1'],
      ['Submission latency', 'Queue depth 1'],
      ['Processor use', 'Processor use'],
      ['Duration', 'Queue depth 1'],
    ],
  );
});

test('files are runs of one result only where their reader says so', () => {
  const files = [
    timed('disk-1.json', { one: [1] }),
    timed('disk-2.json', { one: [2] }),
    timed('ram-1.json', { one: [3] }),
  ];
  const runs = (/** @type {import('../../scripts/results/inspect/inspectFiles.js').Grouping} */ grouping) =>
    inspectFiles(files, grouping).groups.map(({ name, runs: count }) => [name, count]);
  assert.deepEqual(runs('files'), [
    ['disk-1.json', 1],
    ['disk-2.json', 1],
    ['ram-1.json', 1],
  ]);
  assert.deepEqual(runs('names'), [
    ['disk', 2],
    ['ram', 1],
  ]);
  assert.deepEqual(runs('one'), [['all files', 3]]);
});

test('a name keeps the numbers that are not its last', () => {
  assert.equal(groupName('zstd-19 run3.json.gz', 'names'), 'zstd-19');
  assert.equal(groupName('12.json', 'names'), '12');
});

test('of many results a chart shows as many as one can compare, and says so', () => {
  const commands = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`command ${at}`, [at + 1]]));
  const { charts } = inspectFiles([timed('a.json', commands)], 'files');
  assert.equal(charts[0].rows.length, 24);
  assert.match(charts[0].subtitle, /24 of 60 results/);
});

test('a file that names several products has a result of each', () => {
  const table = `origin: measured
tool: stopwatch
date: 2026-11-21
evidence: own notes

product,metric,run 1 (s)
Alpha,duration,10
Beta,duration,30
`;
  const { groups } = inspectFiles([given('films.csv', Buffer.from(table))], 'files');
  assert.deepEqual(
    groups.map(({ name, summaries }) => [name, summaries.map(({ mean }) => mean)]),
    [
      ['Alpha', [10]],
      ['Beta', [30]],
    ],
  );
});

test('what the site measured under the same parameters stands beside the files, and nothing else', () => {
  const { charts } = inspectFiles([timed('a.json', { one: [1, 2, 3], two: [4, 5, 6] })], 'files');
  const of = (/** @type {string} */ command) =>
    charts[0].rows.find(({ label }) => label === command)?.summary;
  const linked = (/** @type {string} */ id) => ({ id, title: id, href: '' });
  const result = (/** @type {import('../../scripts/model/summary.js').Summary} */ summary) => ({
    test: linked('t'),
    label: '',
    declared: null,
    summary,
  });
  const own = /** @type {import('../../scripts/model/summary.js').Summary} */ (of('one'));
  const set = {
    campaign: '2026-11',
    methodology: linked('m'),
    testbed: linked('b'),
    kind: /** @type {const} */ ('measured'),
    variant: null,
    facts: [],
    abouts: {},
    results: [result({ ...own, mean: 7 }), result({ ...own, benchmark: 'three', mean: 8 })],
  };
  const product = { id: 'p', name: 'P', slot: 1, subject: false, kind: /** @type {const} */ ('measured') };
  const record = { product, href: '', kind: 'drive', facts: [], sets: [set] };
  const beside = besideProduct(charts, record);
  assert.equal(beside.found, 1);
  assert.deepEqual(
    beside.charts[0].rows.slice(2).map(({ product: id, label, summary }) => [id, label, summary.mean]),
    [['site p', 'one', 7]],
  );
  assert.notEqual(beside.charts[0].products[1].slot, charts[0].products[0].slot);
  assert.match(
    beside.charts[0].cautions.map(({ text }) => text).join(' '),
    /P was measured for this site, by m on b; your files were not/,
  );
  const [copied] = besideProduct(charts, { ...record, sets: [{ ...set, kind: 'transcribed' }] }).charts;
  assert.equal(copied.products[1].kind, 'transcribed');
  assert.deepEqual(copied.cautions, [
    {
      head: 'P is transcribed from a source.',
      text: 'P is transcribed from a source, by m on b; your files are not.',
    },
  ]);
  assert.equal(besideProduct(charts, { ...record, sets: [{ ...set, kind: 'emulated' }] }).found, 0);
});

test('readings over time show what is found in them, where somebody looks', () => {
  const log = [fixture('fio-log/averaged-4-columns/input_bw.1.log')];
  const found = /** @type {any[]} */ ([{ kind: 'warm-up' }]);
  const line = (/** @type {Parameters<typeof inspectFiles>[2]} */ analyse) =>
    inspectFiles(log, 'files', analyse).charts.flatMap(({ series }) => series)[0];
  assert.deepEqual(line(undefined).findings, []);
  assert.deepEqual(line(() => found).findings, found);
});

test('a long log says how far it was read, and is read whole', () => {
  /** @type {number[]} */
  const said = [];
  const bytes = new Uint8Array(20 * 2 ** 20);
  const source = withProgress(bytesSource('long.log', bytes), (share) => said.push(share));
  const read = [...source.chunks()].reduce((sum, chunk) => sum + chunk.length, 0);
  assert.equal(read, bytes.length);
  assert.deepEqual(said, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  const short = bytesSource('short.log', new Uint8Array(9));
  assert.equal(
    withProgress(short, () => assert.fail()),
    short,
  );
});
