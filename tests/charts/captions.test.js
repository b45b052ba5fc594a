import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceLine } from '../../scripts/charts/words/sourceLine.js';
import { caption } from '../../scripts/charts/captions/caption.js';
import { meanWords } from '../../scripts/charts/words/meanWords.js';
import { chartCase } from './fixtures.js';

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
