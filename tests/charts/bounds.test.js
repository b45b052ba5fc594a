import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summaryTooltip } from '../../scripts/charts/stops/summaryTooltip.js';
import { caption } from '../../scripts/charts/captions/caption.js';
import { csv, sentence, table } from '../../scripts/charts/words/index.js';
import { chartCase, specsOf } from './fixtures.js';

/* What is known only as a bound, as > 750. */

/** @param {string} kind @param {string} name */
const dataOf = (kind, name) => chartCase(kind, name).data;

test('a bound is shown as one, in the words, the table and the file of numbers', () => {
  const data = dataOf('bar', 'bounds');
  const plain = (/** @type {string} */ text) => text.replaceAll(/\s/g, ' ');
  assert.match(plain(sentence(data)), /Kioxia BG4 128GB with < 100 kIOPS \(transcribed\)/);
  const { columns, rows } = table(data);
  const value = columns.findIndex(({ label }) => label.startsWith('Value'));
  assert.deepEqual(
    rows.map((row) => plain(row[value])),
    ['< 100', '> 88', '6'],
  );
  const [head, ...lines] = csv(data)
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  assert.deepEqual(
    lines.map((line) => line[head.indexOf('bound')]),
    ['<', '>', ''],
  );
  assert.ok(!csv(dataOf('bar', 'one-run')).includes('bound'));
  const stop = summaryTooltip(data.rows[1], data);
  assert.equal(plain(stop.value ?? ''), '> 88 kIOPS');
  const said = (/** @type {string} */ kind, /** @type {string} */ name) =>
    caption(dataOf(kind, name)).join(' ');
  assert.match(said('bar', 'bounds'), /< or > in a mark: a bound/);
  assert.match(said('bar', 'bounds-as-dots'), /< or > in a mark: a bound/);
  assert.match(said('sweep', 'bounds'), /Arrow: a bound, the value lies that way/);
  assert.doesNotMatch(said('sweep', 'single-runs') + said('bar', 'one-run'), /bound/);
});

test('a bound is one wherever a number is drawn, and nothing is a share of it that is not known', () => {
  for (const kind of ['heatmap', 'score-table', 'distribution']) {
    const fixture = chartCase(kind, 'bounds');
    const drawn = JSON.stringify(specsOf(fixture), (_, each) => (/^data-/.test(each?.name) ? null : each));
    const { rows } = fixture.data;
    const signs = [...drawn.matchAll(/"text":"(?:mean )?([<>≤≥])\u2009/g)];
    const [...shares] = drawn.matchAll(/"text":"[≤≥]\u2009[\d.]+\u2009%"/g);
    const bounds = rows.filter(({ summary }) => summary.bound);
    assert.equal(signs.length - shares.length, 2 * bounds.length, `${kind}: in both drawings`);
    assert.match(caption(fixture.data).join(' '), /: a bound, the value lies/, kind);
    const { lines } = summaryTooltip(bounds[0], fixture.data);
    assert.ok(lines.includes('the source says more than this'), `${kind}: ${lines.join('; ')}`);
  }
  const { columns, rows } = table(dataOf('score-table', 'bounds'));
  const share = columns.findIndex(({ label }) => label === '% of the best');
  assert.deepEqual(
    rows.slice(0, 3).map((row) => row[share]),
    ['100', '≤\u200967', '≤\u200940'],
  );
});

test('what money buys of a bound is a bound', () => {
  const data = structuredClone(dataOf('value', 'seven-products'));
  for (const { summary } of data.rows) summary.bound = '>';
  assert.match(
    sentence(data),
    /with >\u2009[\d.]+\u2009MB\/s for USD [\d.]+, >\u2009[\d.]+\u2009MB\/s per USD/,
  );
});
