import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caption, csv, sentence, table } from '../../scripts/render/index.js';
import { chartCases } from '../charts/fixtures.js';

const cases = chartCases();

/** @param {string} kind @param {string} name */
function dataOf(kind, name) {
  const found = cases.find((each) => each.kind === kind && each.name === name);
  assert.ok(found, `no fixture ${kind}/${name}`);
  return found.data;
}

test('every chart has a sentence, a caption, a table as wide as its head and a CSV', () => {
  for (const { kind, name, data } of cases) {
    const { columns, rows } = table(data);
    const said = [sentence(data), ...caption(data), csv(data)].join(' ');
    assert.doesNotMatch(said, /undefined|NaN|\[object/, `${kind} ${name}`);
    assert.ok(
      rows.every((row) => row.length === columns.length),
      `${kind} ${name}: table`,
    );
  }
});

test('a distribution is told by its median and its p99', () => {
  assert.match(
    sentence(dataOf('histogram', 'four-devices')),
    /Kioxia BG4 128GB: median [\d.]+\u2009µs, p99 [\d.]+\u2009/,
  );
  assert.match(caption(dataOf('histogram', 'four-devices')).join(' '), /all counted runs added up/);
});

test('a histogram speaks of no error bars, and neither do a heat map and an overall mean', () => {
  const silent = [
    dataOf('histogram', 'four-devices'),
    dataOf('heatmap', 'snia-table'),
    dataOf('overall', 'six-devices'),
  ];
  for (const data of silent) assert.doesNotMatch(caption(data).join(' '), /Error bars/);
});

test('the overall mean names its parts and their weights', () => {
  const data = dataOf('overall', 'six-devices');
  assert.match(caption(data).join(' '), /Random read, queue depth 1, latency \(weight 2\)/);
  assert.match(sentence(data), /Toshiba RC500 256GB 100\u2009%/);
});

test('a device that lacks a part has no overall mean', () => {
  const data = dataOf('overall', 'one-lacks-a-part');
  assert.match(sentence(data), /No result: /);
  assert.deepEqual(table(data).rows.at(-1)?.slice(1), ['–', '–', '–', '–', '–']);
});

test('a step of capacity is told with its interval, and without one where there is one run', () => {
  assert.match(
    sentence(dataOf('scaling', 'one-family')),
    /WD SN520 128 GB to WD SN520 256 GB: \d+\u2009% more \(\d+ to \d+\)/,
  );
  assert.match(sentence(dataOf('scaling', 'pair-of-single-runs')), /: \d+\u2009% more\./);
});

test('prices are told with their currency and date', () => {
  const data = dataOf('value', 'seven-devices');
  assert.match(caption(data).join(' '), /USD 23\.95 \(2026-10-01\)/);
  assert.match(sentence(data), /MB\/s per USD/);
  assert.match(csv(data).split('\r\n')[0], /price,currency,price of$/);
});

test('a latency has its throughput beside it in the table and in the CSV', () => {
  const data = dataOf('latency-throughput', 'three-devices');
  assert.ok(table(data).columns.some(({ label }) => label === 'I/O operations per second'));
  assert.match(csv(data).split('\r\n')[0], /iops \(1\/s\)$/);
});

test('a view says how much it shows and what comes after', () => {
  assert.match(
    caption(dataOf('trace', 'in-view')).join(' '),
    /Shown: the first 100 of 200\u202fs; mean afterwards 1\.42\u202fW/,
  );
});

test('no number of a caption stands on another line than its unit', () => {
  for (const { data } of cases) assert.doesNotMatch(caption(data).join(' '), /\u2009/);
});
