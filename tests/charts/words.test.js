import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csv, sentence, table } from '../../scripts/charts/words/index.js';
import { chartCase, chartCases } from './fixtures.js';

const cases = chartCases();

/** @param {string} kind @param {string} name */
const dataOf = (kind, name) => chartCase(kind, name).data;

test('the sentence names the best, its lead and the last', () => {
  assert.match(
    sentence(dataOf('bar', 'seven-products')),
    /Best \(highest bandwidth\): Samsung PM991 128GB with 688\u2009MB\/s, 69\u2009% faster than WD SN520 128GB.*last of 7: Lite-On/,
  );
});

test('the lead is told in the words of the metric, from twice as much on in times', () => {
  const data = dataOf('bar', 'seven-products');
  const rows = data.rows.filter(({ product }) => ['pm991', 'am610'].includes(product));
  assert.match(sentence({ ...data, rows }), /3\.85 times as fast as Union AM610/);
});

test('the sentence takes the lowest for best where lower is better', () => {
  assert.match(
    sentence(dataOf('bar', 'three-runs-latency')),
    /Best \(lowest completion latency\): Lite-On CL1.*, 34\u2009% lower than Kioxia/,
  );
});

test('the sentence ranks nothing emulated or transcribed', () => {
  const words = sentence(dataOf('bar', 'emulated'));
  assert.doesNotMatch(words, /Best/);
  assert.match(words, /Forum drive 1 TB with 240\u2009MB\/s \(transcribed\)/);
});

test('the sentence claims no lead where intervals meet, and none among equals', () => {
  const data = dataOf('bar', 'equal-values');
  assert.match(sentence(data), /not clearly ahead of|level with/);
});

test('the sentence says who has no result', () => {
  assert.match(sentence(dataOf('bar', 'missing')), /No result: Toshiba BG4 256GB, SK Hynix BC501A 128GB\./);
});

test('the table shows an absent result as a dash and zero runs, never as zero', () => {
  const { columns, rows } = table(dataOf('bar', 'missing'));
  assert.deepEqual(rows.at(-1), ['SK Hynix BC501A 128GB', '–', '–', '0', '–']);
  assert.ok(rows.every((row) => row.length === columns.length));
});

test('the table says each run, and those not counted with their reason', () => {
  const { columns, rows } = table(dataOf('bar', 'excluded-and-outlier'));
  assert.match(String(columns.at(-1)?.label), /^Each run, /);
  // a list that wraps: cells of numbers stay on one line, and the reasons made the table wider than its page
  assert.equal(columns.at(-1)?.numeric, false);
  assert.ok(columns.slice(1, -1).every(({ numeric }) => numeric));
  for (const { n, runs } of dataOf('bar', 'excluded-and-outlier').rows.map(({ summary }) => summary)) {
    const cell = String(rows.shift()?.at(-1));
    assert.equal(cell.split('; ')[0].split(', ').length, n);
    assert.equal(/not counted: [\d.]+ \(.+\)$/.test(cell), n < runs.length);
  }
});

test('a table says how many runs there are only where that differs: else the caption has said it', () => {
  const headsOf = (/** @type {any} */ data) => table(data).columns.map(({ label }) => label);
  const data = dataOf('bar', 'excluded-and-outlier');
  assert.ok(headsOf(data).includes('Runs'));
  const alike = data.rows.map((row) => ({ ...row, summary: { ...row.summary, n: 5 } }));
  assert.ok(!headsOf({ ...data, rows: alike }).includes('Runs'));
});

test('beside a second measure the heads say whose numbers they are', () => {
  const { columns } = table(dataOf('scatter', 'levels'));
  const heads = columns.map(({ label }) => label);
  assert.ok(!heads.some((head) => /^(?:Mean|Value|Its spread)\b/.test(head)), heads.join('; '));
  assert.ok(
    heads.some((head) => /, (?:mean|value)/.test(head)),
    heads.join('; '),
  );
});

test('every table has as many cells in a row as columns', () => {
  for (const { kind, name, data } of cases) {
    const { columns, rows } = table(data);
    const wrong = rows.filter((row) => row.length !== columns.length);
    assert.deepEqual(wrong, [], `${kind}/${name}`);
  }
});

test('the CSV has a line for every run, counted or not, with CRLF and the unit in its header', () => {
  const text = csv(dataOf('bar', 'excluded-and-outlier'));
  const lines = text.split('\r\n');
  assert.equal(lines.length, 1 + 6 + 6 + 5 + 1);
  assert.match(lines[0], /value \(B\/s\)/);
  assert.match(text, /,no,background update,/);
});

test('the CSV quotes as RFC 4180 says and disarms formulas', () => {
  const data = structuredClone(dataOf('bar', 'one-run'));
  data.products[0].name = '=HYPERLINK("http://example.org","x")';
  data.products[1].name = 'comma, "quote"\nnew line';
  data.products[2].name = '@SUM(A1)';
  const lines = csv(data);
  assert.ok(lines.includes(`"'=HYPERLINK(""http://example.org"",""x"")",`));
  assert.ok(lines.includes('"comma, ""quote""\nnew line",'));
  assert.ok(lines.includes("'@SUM(A1),"));
});

test('the CSV of a timeline has a line for every reading', () => {
  const data = dataOf('timeline', 'long-log');
  assert.equal(csv(data).trimEnd().split('\r\n').length, 3001);
});

test('the table of a fill that knows no time has no column of durations, and no NaN', () => {
  const data = dataOf('timeline', 'by-capacity');
  const [line] = data.series;
  const timeless = {
    ...line,
    series: { ...line.series, axis: /** @type {const} */ ('fraction'), duration: NaN },
  };
  const heads = (/** @type {typeof data.series} */ series) =>
    table({ ...data, series }).columns.map(({ label }) => label);
  assert.ok(heads([line]).includes('Duration'));
  assert.ok(!heads([timeless]).includes('Duration'));
  const mixed = table({ ...data, series: [line, timeless] });
  assert.equal(mixed.rows[1][mixed.columns.findIndex(({ label }) => label === 'Duration')], '–');
  assert.doesNotMatch(JSON.stringify(mixed), /NaN|null|undefined/);
});

test('a table of single values calls them values, and means what was run several times', () => {
  const heads = (/** @type {string} */ name) => table(dataOf('bar', name)).columns.map(({ label }) => label);
  assert.ok(heads('one-run').some((label) => label.startsWith('Value, ')));
  assert.ok(!heads('one-run').some((label) => label.startsWith('Mean')));
  assert.ok(heads('seven-products').some((label) => label.startsWith('Mean, ')));
});
