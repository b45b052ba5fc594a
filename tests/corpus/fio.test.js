import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { InputError } from '../../scripts/model/inputError.js';
import { parseSource } from '../../scripts/parsers/index.js';
import { corpusFiles } from './folder.js';
import { documentTotals, histogramTotals, logTotals } from './fioTotals.js';

/** What fio itself got wrong or left empty: the error must say so. */
const refused = new Map([
  ['json-error-einval-unaligned.json', /error 22 \(invalid argument\)/],
  ['json-error-nofile.json', /ran nothing.*failed to create dir/],
  ['json-error-nofile.stdout.txt', /ran nothing/],
  ['gz_bw.1.log.fz', /compressed/],
  ['gz_lat.1.log.fz', /compressed/],
  ['iolog.v3', /a trace of I\/Os/],
  ['distributed-system-analysis__pbench__perf36--fio_clat_hist.1.log', /a count that no run can reach/],
  ['log_bw.1.log', /empty file/],
  ['log_iops.1.log', /empty file/],
]);
const silent = /json-error-.*\.stderr\.txt$|badoption/;

/** @typedef {NonNullable<ReturnType<typeof corpusFiles>>[number]} CorpusFile */

/**
 * @param {RegExp} wanted
 * @returns {CorpusFile[]} of everything that fio wrote; none where the corpus is not there
 */
const files = (wanted) =>
  ['fio-json', 'fio-log', 'fio-local', 'fio-jobfile']
    .flatMap(
      (folder) =>
        corpusFiles(folder, { deep: true })?.map((each) => ({ ...each, file: `${folder}/${each.file}` })) ??
        [],
    )
    .filter(({ file }) => wanted.test(file));

/**
 * @param {number} actual
 * @param {number} expected
 * @param {string} what
 */
function assertClose(actual, expected, what) {
  assert.ok(
    Math.abs(actual - expected) <= 1e-9 * Math.abs(expected) + 1e-15,
    `${what}: ${actual} instead of ${expected}`,
  );
}

/** @param {CorpusFile} each */
function assertRefused({ file, source }) {
  const reason = /** @type {RegExp} */ (refused.get(basename(file)));
  const isRight = (/** @type {unknown} */ error) => error instanceof InputError && reason.test(error.message);
  assert.throws(() => parseSource(source), isRight, `${file} is to be refused with ${reason}`);
}

test('every JSON of fio gives the rates, bytes and latencies that a plain walk of it gives', (t) => {
  const documents = files(
    /^fio-json\/|^fio-local\/(?:[^/]*(?:json|sweep|multiformat)|(?:old|new)-fio[^/]*\/[^/]*\.json$)/,
  );
  if (documents.length === 0) return t.skip('corpus not there');
  for (const each of documents) {
    if (refused.has(basename(each.file))) assertRefused(each);
    else if (silent.test(each.file))
      assert.throws(() => parseSource(each.source), /fio gave no result, it says: /);
    else checkDocument(each);
  }
});

/** @param {CorpusFile} each */
function checkDocument({ file: path, bytes, source }) {
  const { tool, measurements } = parseSource(source);
  assert.equal(tool, 'fio-json', path);
  const totals = documentTotals(bytes.toString('utf8'));
  assert.ok(totals.size > 0, `${path}: the walk finds nothing to compare`);
  for (const [key, expected] of totals) {
    const [test, operation, metric, statistic] = JSON.parse(key);
    const rows = measurements.filter(
      (row) =>
        row.test === test &&
        row.parameters.operation === operation &&
        row.metric === metric &&
        row.statistic === statistic,
    );
    assertClose(
      rows.reduce((sum, { value }) => sum + value, 0),
      expected,
      `${path}: ${key}`,
    );
  }
}

test('every log of fio gives the rows, means and extremes that splitting its lines gives', (t) => {
  const logs = files(/_(?:bw|iops|lat|clat|slat)(?:\.\d+)?\.log(?:\.fz)?$|iolog\.v\d$/);
  if (logs.length === 0) return t.skip('corpus not there');
  for (const each of logs) {
    if (each.bytes.length === 0 || /\.fz$|iolog/.test(each.file)) assertRefused(each);
    else checkLog(each);
  }
});

/** @param {CorpusFile} each */
function checkLog({ file: path, bytes, source }) {
  const { tool, series, settings } = parseSource(source);
  assert.equal(tool, 'fio-log', path);
  const unit = settings['latency unit']?.startsWith('µs') ? 1e6 : 1e9;
  const expected = logTotals(bytes.toString('utf8'), {
    name: basename(path),
    perSecond: unit,
  });
  assert.deepEqual(
    [...new Set(series.map(({ parameters }) => parameters.operation))].sort(),
    [...expected.keys()].sort(),
    path,
  );
  for (const [operation, { points, mean, min, max }] of expected) {
    const own = series.filter((each) => each.parameters.operation === operation);
    const sum = own.reduce((total, each) => total + each.mean * each.points, 0);
    assert.equal(
      own.reduce((total, each) => total + each.points, 0),
      points,
      `${path}: ${operation} rows`,
    );
    if (mean === null) continue;
    assertClose(sum / points, mean, `${path}: ${operation} mean`);
    assertClose(Math.min(...own.map((each) => each.min)), min, `${path}: ${operation} min`);
    assertClose(Math.max(...own.map((each) => each.max)), max, `${path}: ${operation} max`);
  }
}

test('every histogram log of fio gives as many I/Os as its columns add up to', (t) => {
  const logs = files(/_clat_hist\.\d+\.log$/);
  if (logs.length === 0) return t.skip('corpus not there');
  for (const each of logs) {
    if (refused.has(basename(each.file))) assertRefused(each);
    else checkHistogramLog(each);
  }
});

/** @param {CorpusFile} each */
function checkHistogramLog({ file: path, bytes, source }) {
  const { tool, measurements, histograms } = parseSource(source);
  const expected = histogramTotals(bytes.toString('utf8'));
  const binned = histograms.flatMap(({ bins }) => bins).reduce((sum, [, count]) => sum + count, 0);
  assert.equal(tool, 'fio-hist', path);
  assert.equal(
    measurements.reduce((sum, { value }) => sum + value, 0),
    expected,
    path,
  );
  assert.equal(binned, expected, path);
}

test('every job file is known as one, and holds no results', (t) => {
  const jobFiles = files(/\.fio$/);
  if (jobFiles.length === 0) return t.skip('corpus not there');
  for (const { file: path, source } of jobFiles) {
    const { tool, measurements, settings } = parseSource(source);
    assert.equal(tool, 'fio-job', path);
    assert.equal(measurements.length, 0, path);
    assert.ok(
      Object.keys(settings).some((key) => /: (?:rw|directory|bs)$/.test(key)),
      path,
    );
  }
});
