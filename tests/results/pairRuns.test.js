import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsed, warning } from '../../scripts/model/parser.js';
import { assumed, assumptionOf } from '../../scripts/model/latencyUnit.js';
import { pairRuns } from '../../scripts/results/runs/pairRuns.js';
import { storageMeasurement, storageSeries } from '../../scripts/parsers/shared/storageRecord.js';

/**
 * @param {string} name
 * @param {Partial<import('../../scripts/model/parser.js').Parsed> & { tool: string }} fields
 */
const file = (name, { tool, ...fields }) => ({
  file: `data/raw/d/c/t/${name}`,
  parsed: { tool, ...parsed(fields) },
});

/**
 * @param {string} test
 * @param {Partial<import('../../scripts/model/measurement.js').Measurement & import('../../scripts/parsers/shared/storageRecord.js').Workload>} [more]
 */
const rate = (test, more = {}) =>
  storageMeasurement({
    test,
    operation: 'read',
    jobs: 1,
    metric: 'bandwidth',
    statistic: 'mean',
    value: 1000,
    ...more,
  });

const lasting = (/** @type {string} */ test, /** @type {number} */ value) =>
  storageMeasurement({ test, operation: 'read', jobs: 1, metric: 'duration', statistic: 'total', value });

/**
 * @param {string} name
 * @param {import('../../scripts/model/measurement.js').Measurement[]} measurements
 * @param {Partial<import('../../scripts/model/parser.js').Parsed>} [more]
 */
const json = (name, measurements, more = {}) =>
  file(name, { tool: 'fio-json', toolVersion: '3.33', measurements, ...more });

/**
 * @param {number[]} values one a second
 * @param {Partial<import('../../scripts/model/series.js').Series & import('../../scripts/parsers/shared/storageRecord.js').Workload>} [more]
 */
const readings = (values, more = {}) => {
  const times = Float64Array.from(values, (_, at) => at + 1);
  return storageSeries({
    operation: 'read',
    metric: 'bandwidth',
    times,
    values: Float64Array.from(values),
    ...more,
  });
};

/**
 * @param {string} name
 * @param {import('../../scripts/model/series.js').Series[]} list
 * @param {Partial<import('../../scripts/model/parser.js').Parsed>} [more]
 */
const log = (name, list, more = {}) => file(name, { tool: 'fio-log', series: list, ...more });

const messages = (/** @type {ReturnType<typeof pairRuns>[number]} */ run) =>
  run.warnings.map(({ message }) => message);

test('each document with the logs of its name is a run, numbered in the order of the files', () => {
  const runs = pairRuns([
    json('run1.json.gz', [rate('fill')]),
    log('run1_bw.log.gz', [readings([990, 1010])]),
    json('run2.json.gz', [rate('fill', { value: 2000 })]),
    log('run2_bw.log.gz', [readings([2000, 2000])]),
  ]);
  assert.deepEqual(
    runs.map(({ run, files }) => [run, files.length]),
    [
      [1, 2],
      [2, 2],
    ],
  );
  assert.deepEqual(
    runs.map(({ series: [only] }) => [only.test, only.parameters.job, only.mean]),
    [
      ['fill', undefined, 1000],
      ['fill', undefined, 2000],
    ],
  );
  assert.deepEqual(runs.flatMap(messages), []);
});

test('a document that holds several runs is as many runs, and its logs are left out with a warning', () => {
  const runs = pairRuns([
    json('all.json', [rate('a'), rate('a', { run: 1, value: 900 })]),
    log('all_bw.log', [readings([1000])]),
  ]);
  assert.deepEqual(
    runs.map(({ run, measurements }) => [run, measurements[0].value]),
    [
      [1, 1000],
      [2, 900],
    ],
  );
  assert.match(messages(runs[0])[0], /^all_bw\.log: left out, its document holds several runs/);
});

test('logs find their document by its prefix, by its options, by the names of fio-plot and by the section', () => {
  const settings = { write_bw_log: 'out/other' };
  for (const [document, prefix] of [
    [json('run1.json', [rate('t')]), 'run1-seq'],
    [json('result.out', [rate('t')], { settings }), 'other'],
    [json('randread-32-8.json', [rate('t')]), 'randread-iodepth-32-numjobs-8'],
    [json('result.json', [rate('job a')]), 'job a'],
  ]) {
    const files = [
      /** @type {ReturnType<typeof json>} */ (document),
      log(`${prefix}_bw.1.log`, [readings([1000, 1000])]),
    ];
    const [run, ...more] = pairRuns([...files, json('unlike.json', [rate('u')])]);
    assert.deepEqual([run.series.length, more[0].series.length, messages(run)], [1, 0, []], String(prefix));
  }
});

test('a log whose name fits no run of several is left out with a warning', () => {
  const runs = pairRuns([
    json('run1.json', [rate('t')]),
    json('run2.json', [rate('t')]),
    log('fio_bw.1.log', [readings([9])]),
  ]);
  assert.deepEqual(
    runs.map((run) => run.series.length),
    [0, 0],
  );
  assert.match(messages(runs[0])[0], /^fio_bw\.1\.log: left out, its name fits no run/);
});

test('the logs of parallel jobs are added by time, not by row', () => {
  const document = json('r.json', [rate('t', { jobs: 2, value: 275 }), lasting('t', 4)]);
  const [run] = pairRuns([
    document,
    log('r_bw.1.log', [readings([100, 100, 100], { times: Float64Array.of(0.999, 2.001, 4) })]),
    log('r_bw.2.log', [readings([200, 200, 200, 200])]),
  ]);
  const [sum] = run.series;
  assert.deepEqual([...sum.times], [1, 2, 3, 4]);
  assert.deepEqual([...sum.values], [300, 300, 200, 300]);
  assert.deepEqual(
    [sum.parameters.job, sum.points, sum.mean, sum.min, sum.max],
    [undefined, 7, 275, 200, 300],
  );
  assert.deepEqual(messages(run), []);
});

test('the logs of some of the jobs are shown one by one', () => {
  const document = json('r.json', [rate('t', { jobs: 8, value: 8000 })]);
  const [run] = pairRuns([document, ...[1, 2].map((job) => log(`r_bw.${job}.log`, [readings([1000])]))]);
  assert.deepEqual(
    run.series.map(({ parameters }) => parameters.job),
    ['1', '2'],
  );
  assert.match(messages(run)[0], /the logs of 2 of 8 jobs are there/);
});

test('latencies of parallel jobs are averaged', () => {
  const latency = (/** @type {number} */ value) => readings([value], { metric: 'latency' });
  const [run] = pairRuns([
    json('r.json', [rate('t', { jobs: 2 })]),
    log('r_lat.1.log', [latency(0.002)]),
    log('r_lat.2.log', [latency(0.004)]),
  ]);
  assert.deepEqual(
    run.series.map(({ mean }) => mean),
    [0.003],
  );
});

test('the number of a log names the section it belongs to', () => {
  const sections = [rate('first', { jobs: 2 }), rate('second')];
  const [run] = pairRuns([
    json('r.json', sections),
    ...[1, 2, 3].map((job) => log(`r_bw.${job}.log`, [readings([500 * Math.max(1, job - 1)])])),
  ]);
  assert.deepEqual(
    run.series.map((each) => [each.test, each.mean]),
    [
      ['first', 1000],
      ['second', 1000],
    ],
  );
});

test('of a shared log that fio appended to, only the part of the run is taken', () => {
  const parts = [readings([1, 2], { job: '1' }), readings([990, 1010], { job: '2' })];
  const [run] = pairRuns([json('r.json', [rate('t')]), log('r_bw.log', parts)]);
  assert.deepEqual(
    run.series.map(({ mean, parameters }) => [mean, parameters.job]),
    [[1000, undefined]],
  );
  assert.match(messages(run)[0], /holds the readings of 2 jobs, the run had 1: fio appends/);
});

test('a log that tells another mean than its document is a warning, the document counts', () => {
  const document = json('r.json', [rate('t'), lasting('t', 3)]);
  const [far] = pairRuns([document, log('r_bw.log', [readings([1030, 1030, 1030])])]);
  const [near] = pairRuns([document, log('r_bw.log', [readings([1019, 1019, 1019])])]);
  const [short] = pairRuns([document, log('r_bw.log', [readings([1200, 1200])])]);
  assert.deepEqual(messages(far), [
    "t read bandwidth: the log's mean differs by 3 % from the result, which is shown",
  ]);
  assert.deepEqual(
    [messages(near), messages(short)],
    [[], []],
    'what the log does not cover may hold the difference',
  );
  assert.equal(far.measurements[0].value, 1000);
});

test('a window without I/O counts as zero when a log is compared', () => {
  const gap = readings([2000, 2000, 0.5], { times: Float64Array.of(1, 2, 4) });
  const [run] = pairRuns([json('r.json', [rate('t'), lasting('t', 4)]), log('r_bw.log', [gap])]);
  assert.deepEqual(messages(run), []);
});

test('a latency whose unit was assumed is set right by the version of the run', () => {
  const warnings = [warning(assumptionOf('ns'))];
  const files = (/** @type {string} */ toolVersion) => [
    json('r.json', [rate('t')], { toolVersion }),
    log('r_lat.log', [readings([170e-6], { metric: 'latency' })], {
      warnings,
      settings: { 'latency unit': assumed('ns') },
    }),
  ];
  const [two] = pairRuns(files('2.2.10'));
  const [three] = pairRuns(files('3.1'));
  assert.ok(Math.abs(two.series[0].mean - 0.17) < 1e-12 && Math.abs(two.series[0].values[0] - 0.17) < 1e-12);
  assert.equal(three.series[0].mean, 170e-6);
  assert.deepEqual([messages(two), messages(three)], [[], []]);
});

test('logs without a document are runs by their prefix, with the means of the logs', () => {
  const runs = pairRuns([
    log('a_bw.log', [readings([100, 300])]),
    log('b_bw.log', [readings([50])]),
    log('b_iops.log', []),
  ]);
  assert.deepEqual(
    runs.map(({ run, measurements }) => [run, measurements.map(({ value }) => value)]),
    [
      [1, [200]],
      [2, [50]],
    ],
  );
  assert.match(messages(runs[0])[0], /no result document beside the logs/);
});

test('one run in several of the forms of fio counts once, and a job file is no run', () => {
  const text = file('run1.txt', { tool: 'fio-text', measurements: [rate('t')] });
  const runs = pairRuns([
    json('run1.json', [rate('t')]),
    text,
    file('job.fio', { tool: 'fio-job', settings: { rw: 'read' } }),
  ]);
  assert.deepEqual(
    runs.map(({ tool }) => tool),
    ['fio-json'],
  );
  assert.match(messages(runs[0])[0], /^run1\.txt: left out, the same run is there/);
});

test('logs of the largest value of each window are not taken for means', () => {
  const log = file('run1_bw.1.log', { tool: 'fio-log', series: [readings([1000, 1000])] });
  const flagsOf = (/** @type {Record<string, string>} */ settings) =>
    pairRuns([json('run1.json', [rate('a')], { settings }), log])[0].warnings.map(({ flag }) => flag);
  assert.ok(flagsOf({ log_window_value: 'max' }).includes('window-maximum'));
  assert.ok(flagsOf({ 'a: log_max_value': '1' }).includes('window-maximum'));
  assert.ok(!flagsOf({ log_window_value: 'avg', log_max_value: '0' }).includes('window-maximum'));
});

test('outputs that the recorder named for their settings are one run, each with its settings', () => {
  const named = ['run1,level=1.json', 'run1,level=9,mode=fast.json', 'run2,level=1.json', 'run3.json'];
  const runs = pairRuns(named.map((name) => file(name, { tool: 'x', measurements: [rate('t')] })));
  const told = runs.map(({ run, files, measurements }) => [
    run,
    files.length,
    measurements.map(({ parameters }) => [parameters.level, parameters.mode]),
  ]);
  const none = [undefined, undefined];
  assert.deepEqual(told, [
    [
      1,
      2,
      [
        [1, undefined],
        [9, 'fast'],
      ],
    ],
    [2, 1, [[1, undefined]]],
    [3, 1, [none]],
  ]);
});

test('a warning of a run in several files says which of them it is of', () => {
  const warnings = [{ message: 'two requests failed', line: 12 }];
  const [run, ...more] = pairRuns([
    json('run1,size=1.json', [rate('t')]),
    json('run1,size=2.json', [rate('t')], { warnings }),
    json('run1,size=4.json', [rate('t')], { warnings }),
  ]);
  assert.equal(more.length, 0);
  assert.deepEqual(
    run.warnings.map(({ file }) => file),
    ['data/raw/d/c/t/run1,size=2.json', 'data/raw/d/c/t/run1,size=4.json'],
  );
});
