import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { InputError } from '../../scripts/model/inputError.js';
import { bytesSource } from '../../scripts/model/source.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { storageParameters } from '../../scripts/parsers/shared/storageRecord.js';
import { readersResults } from '../../scripts/results/runs/readersResults.js';

/* Files that readers drop on charts, and what charts ask. */

const folder = join(import.meta.dirname, '../parsers/fixtures');

/** @param {string} path @param {string} [file] */
function fileOf(path, file = path.split('/').pop() ?? '') {
  return { file, parsed: parseSource(bytesSource(file, readFileSync(join(folder, path)))) };
}

/** @param {Parameters<typeof storageParameters>[0]} load @param {string} [label] */
const bar = (load, label = '') =>
  /** @type {any} */ ({
    product: 'ssd',
    label,
    summary: { statistic: 'mean', unit: '1/s', metric: 'iops', parameters: storageParameters(load) },
  });
/** @param {any[]} rows @param {any[]} [series] @returns {any} */
const chart = (rows, series = []) => ({ kind: 'bar', metric: rows[0]?.summary.metric, rows, series });
const smallReads = {
  operation: /** @type {const} */ ('read'),
  pattern: /** @type {const} */ ('random'),
  blockSize: 4096,
  queueDepth: 1,
  jobs: 1,
};
const crystal = fileOf('crystaldiskmark/v6/input.txt', 'crystal.txt');

test('a row of the file that was measured as the chart asks stands beside the others, marked as own', () => {
  const { rows, words, missing } = readersResults([crystal], chart([bar(smallReads)]));
  assert.equal(rows.length, 1);
  assert.deepEqual([rows[0].product, rows[0].summary.kind, rows[0].summary.n], ['(own)', 'own', 1]);
  assert.equal(words, 'crystal.txt (CrystalDiskMark 6.0.2)');
  assert.deepEqual(missing, []);
});

test('several files of one tool are runs of one result', () => {
  const files = [crystal, { ...crystal, file: 'crystal2.txt' }];
  const { rows } = readersResults(files, chart([bar(smallReads)]));
  assert.equal(rows[0].summary.n, 2);
});

test('what the file has of a chart is taken, and what it lacks is named', () => {
  const asked = [bar(smallReads, 'one'), bar({ ...smallReads, queueDepth: 2 }, 'two')];
  const { rows, missing } = readersResults([crystal], chart(asked));
  assert.deepEqual([rows.map(({ label }) => label), missing], [['one'], ['4\u2009KiB random read, queue depth 2: I/O operations per second']]); // prettier-ignore
});

/** @param {Parameters<typeof readersResults>[0]} files @param {any} asking */
function refusal(files, asking) {
  try {
    readersResults(files, asking);
  } catch (error) {
    if (error instanceof InputError) return error.problem;
  }
  throw new Error('not refused');
}

test('where nothing fits, what the chart needs and what the file holds is said', () => {
  const { message, hint } = refusal([crystal], chart([bar({ ...smallReads, blockSize: 8192 })]));
  assert.equal(message, 'nothing in crystal.txt was measured as this chart asks');
  assert.match(String(hint), /needs 8\u2009KiB random read.* holds .*4\u2009KiB random read, queue depth 32/);
});

test('where several rows fit, none is chosen', () => {
  const { message, hint } = refusal([crystal], chart([bar({ ...smallReads, queueDepth: null })]));
  assert.match(message, /^several results in crystal\.txt fit/);
  assert.match(String(hint), /queue depth 32, .*queue depth 1,/);
});

test('a part of a mixed load is no load of reads alone', () => {
  const mixed = fileOf('fio-json/mixed-70-30/input.json');
  const load = mixed.parsed.measurements.find(
    ({ metric, parameters }) => metric === 'iops' && parameters.operation === 'read',
  );
  const {
    'block-size': blockSize,
    'queue-depth': queueDepth,
    jobs,
  } = /** @type {any} */ (load ?? { parameters: {} }).parameters;
  const { message } = refusal([mixed], chart([bar({ ...smallReads, blockSize, queueDepth, jobs })]));
  assert.match(message, /^nothing in/);
});

test('a tool that says no queue depth is taken for one at a time, and the words say so', () => {
  const { rows, words } = readersResults([fileOf('as-ssd/iops/input.txt')], chart([bar(smallReads)]));
  assert.equal(rows[0].summary.parameters['queue-depth'], undefined);
  assert.match(words, /which says no queue depth/);
});

test('of what neither the file nor the chart says, nothing is said', () => {
  const life = {
    product: 'laptop',
    label: '',
    summary: { statistic: 'mean', unit: 's', metric: 'duration', parameters: {} },
  };
  const { rows, words } = readersResults([fileOf('table/measured-by-hand/input.csv')], chart([life]));
  assert.equal(rows.length, 1);
  assert.doesNotMatch(words, /which says no/);
});

test('a log of fio is a line of the operation and metric that the chart draws', () => {
  const log = fileOf('fio-log/recorded-bw/input_bw.1.log');
  const [{ parameters }] = log.parsed.series;
  const line = { product: 'ssd', label: '', series: { metric: 'bandwidth', parameters } };
  const { series } = readersResults([log], chart([], [line]));
  assert.deepEqual([series[0].product, series[0].origin.kind], ['(own)', 'own']);
  const { hint } = refusal([crystal], chart([], [line]));
  assert.match(String(hint), new RegExp(`needs ${parameters.operation} bandwidth over time`));
});

test('frames are a line with what charts of them say, whatever the process is called', () => {
  const frames = fileOf('presentmon/hundred-frames/input.csv');
  const line = { product: 'card', label: '', series: { metric: 'frame-time', parameters: {} } };
  const findings = (/** @type {any} */ { metric, values }) => [
    { kind: 'stutter', metric, of: values.length },
  ];
  const { series } = readersResults([frames], chart([], [line]), /** @type {any} */ (findings));
  const [own] = series;
  assert.deepEqual(own.findings, [{ kind: 'stutter', metric: 'frame-time', of: own.series.values.length }]);
});

test('a result that fits two of a chart, told apart by what the file does not say, is drawn as neither', () => {
  const inState = (/** @type {string} */ state) => {
    const row = bar(smallReads, state);
    return { ...row, summary: { ...row.summary, parameters: { ...row.summary.parameters, state } } };
  };
  const both = [inState('fresh'), inState('steady')];
  const { message, hint } = refusal([crystal], chart(both));
  assert.equal(message, 'crystal.txt fits several results of this chart');
  assert.match(String(hint), /fresh; steady/);
  const other = bar({ ...smallReads, queueDepth: 32 }, 'deep');
  const { rows, missing } = readersResults([crystal], chart([...both, other]));
  assert.deepEqual(
    rows.map(({ label }) => label),
    ['deep'],
  );
  assert.deepEqual(missing, ['which of these it measured: fresh, steady']);
});

test('a report without results is said to hold none', () => {
  const report = fileOf('fio-job/sections-and-comments/input.fio');
  assert.match(String(refusal([report], chart([bar(smallReads)])).hint), /holds no result/);
});
