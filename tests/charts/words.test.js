import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceLine } from '../../scripts/charts/words/sourceLine.js';
import { caption, csv, sentence, table } from '../../scripts/charts/words/index.js';
import { meanWords } from '../../scripts/charts/words/meanWords.js';
import { chartCase, chartCases } from './fixtures.js';

const cases = chartCases();

/** @param {string} kind @param {string} name */
const dataOf = (kind, name) => chartCase(kind, name).data;

test('the caption says what the bars are and how many runs', () => {
  const words = caption(dataOf('bar', 'seven-products')).join(' ');
  assert.match(words, /95\u202f% confidence interval\. .*Intervals of the mean by/);
  assert.match(words, /n\u202f=\u202f5 runs each/);
});

test('the caption names the error bars that an author has chosen', () => {
  const data = dataOf('bar', 'seven-products');
  const first = (/** @type {'sd' | 'range'} */ errorBars) => caption({ ...data, errorBars })[0];
  assert.equal(first('sd'), 'Error bars: standard deviation of the runs.');
  assert.equal(first('range'), 'Error bars: smallest to largest run.');
});

test('where one chart has error bars of two kinds, the caption says which is which', () => {
  const data = dataOf('bar', 'seven-products');
  const described = (/** @type {any} */ row) => ({
    ...row,
    summary: { ...row.summary, n: 1, interval: null, band: { low: 1, high: 2 } },
  });
  const of = (/** @type {any[]} */ rows, errorBars = data.errorBars) =>
    caption({ ...data, errorBars, rows })
      .slice(0, 2)
      .join(' ')
      .replace(/\s/g, ' ');
  const [first, ...rest] = data.rows;
  assert.match(
    of([described(first), ...rest]),
    /^Error bars: 95 % confidence interval\. Those of described steps: what the ranges of the source leave open\.$/,
  );
  assert.match(of(data.rows.map(described)), /^Error bars: what the ranges of the source leave open\./);
  assert.match(of([described(first), ...rest], 'none'), /^Error bars: what the ranges/);
});

test('the caption of single runs says that there are no error bars', () => {
  const words = caption(dataOf('bar', 'one-run')).join(' ');
  assert.match(words, /n\u202f=\u202f1: one run each, so there are no error bars/);
  assert.doesNotMatch(words, /Error bars:/);
});

test('the caption of two measures names error bars that one of them has', () => {
  const data = dataOf('scatter', 'speed-and-size');
  const alike = (/** @type {any} */ row) => ({
    ...row,
    summary: { ...row.summary, min: row.summary.mean, max: row.summary.mean, interval: null },
  });
  assert.match(
    caption({ ...data, rows: data.rows.map(alike) }).join(' '),
    /Error bars: 95\u202f% confidence/,
  );
});

test('the caption names every run that is not counted, with its reason', () => {
  assert.match(
    caption(dataOf('bar', 'excluded-and-outlier')).join(' '),
    /not counted: Kioxia BG4 128GB run 4 \(background update\)/,
  );
});

test('the caption of a timeline does not pass readings off as runs', () => {
  assert.match(
    caption(dataOf('timeline', 'five-by-400')).join(' '),
    /n\u202f=\u202f1: one run of each product, run\u00a01\..* What varies within a run is no spread between runs/,
  );
});

test('the caption passes the steps that a source describes neither off as readings nor as means of them', () => {
  const data = dataOf('timeline', 'emulated-and-transcribed');
  const series = data.series.filter(({ origin }) => origin.kind === 'transcribed');
  assert.ok(series.length > 0 && series.every(({ series: { low } }) => low));
  const words = caption({ ...data, series }).join(' ');
  assert.doesNotMatch(words, /short stretches|reading\./);
  assert.match(words, /^(?:Rings?: the cache ends\. )?Steps: described in words, not measured/);
});

test('the caption of a view says which part is shown', () => {
  assert.match(
    caption(dataOf('timeline', 'by-bytes-view')).join(' '),
    /Shown: 0\u00a0GB to 60\u00a0GB of the whole run/,
  );
});

test('the evidence of a picture leaves out what files of a reader do not have', () => {
  const data = dataOf('bar', 'seven-products');
  const [{ methodology, testbed }] = data.rows.map(({ summary }) => summary);
  assert.match(sourceLine(data), new RegExp(`Methodology ${methodology}, testbed ${testbed}, [^,]+\\.$`));
  const given = data.rows.map((row) => ({
    ...row,
    summary: { ...row.summary, methodology: '', testbed: '' },
  }));
  assert.doesNotMatch(sourceLine({ ...data, rows: given }), /ethodology|testbed/);
});

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

test('a caption says neither of single values that they are means, nor of a described curve that it is a run', () => {
  const data = dataOf('bar', 'seven-products');
  const published = data.rows.map((row) => ({
    ...row,
    summary: { ...row.summary, kind: /** @type {const} */ ('transcribed'), n: 1 },
  }));
  assert.match(caption(dataOf('sweep', 'queue-depth')).join(' '), /means over the runs/);
  for (const kind of ['bar', 'sweep', 'heatmap', 'scaling'])
    assert.doesNotMatch(caption({ ...data, kind, rows: published }).join(' '), /means/, kind);
  const fill = dataOf('timeline', 'by-capacity');
  const described = fill.series.map((line) => ({
    ...line,
    origin: { ...line.origin, kind: /** @type {const} */ ('transcribed') },
  }));
  assert.match(caption(fill).join(' '), /one run of each product, run\u00a01\./);
  assert.doesNotMatch(caption({ ...fill, series: described }).join(' '), /run\u00a01/);
  const some = described.map((line, at) => (at === 0 ? fill.series[0] : line));
  assert.match(
    caption({ ...fill, series: some }).join(' '),
    /one run of each product that is not transcribed, run\u00a01\./,
  );
});

test('how an interval is estimated stands after what readers need first', () => {
  const said = caption(dataOf('bar', 'seven-products'));
  assert.match(said[0], /^Error bars: 95\u202f% confidence interval\.$/);
  assert.ok(said.findIndex((each) => each.startsWith('Intervals of the mean by Student’s t')) >= 2);
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

test('the caption of a sweep speaks of no dots for runs, which it does not draw', () => {
  const words = caption(dataOf('sweep', 'queue-depth')).join(' ');
  assert.doesNotMatch(words, /Dots|Hollow/);
  assert.match(words, /Marks: means over the runs\./);
});

test('a percentile of all values together is not called a mean of the runs', () => {
  const rows = /** @type {any[]} */ ([{ summary: { n: 5 } }, { summary: { n: 5, pooled: true } }]);
  const [mean, pooled] = rows;
  assert.deepEqual(meanWords('Cells', [mean]), ['Cells: means over the runs.']);
  assert.deepEqual(meanWords('Cells', [pooled]), ['Cells: percentiles of all values of all runs together.']);
  assert.deepEqual(meanWords('Cells', rows), [
    'Cells: means over the runs, or percentiles of all values of all runs together.',
  ]);
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
