import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { caption } from '../../scripts/charts/captions/caption.js';
import { sentence } from '../../scripts/charts/words/index.js';
import { seriesTable } from '../../scripts/charts/words/seriesTable.js';
import { chartCase } from './fixtures.js';

const { data } = chartCase('timeline', 'emulated-and-transcribed');
const [first, ...others] = data.series;
const fill = /** @type {any} */ (first.findings[0]);
const over = { name: 'sustained-rate', n: 3, of: 4, mean: 77.5e6, low: 77.3e6, high: 77.6e6 };

/** @param {object} more of the line, whose own run sustains 77.6 MB/s */
const drawn = (more) => {
  const findings = [{ ...fill, sustainedRate: 77.6e6 }];
  return /** @type {any} */ ({
    ...data,
    layout: 'wide',
    series: [{ ...first, findings, ...more }, ...others],
  });
};
/** @param {any} shown */
const words = (shown) => [sentence(shown), JSON.stringify(chartKind('timeline').spec(shown))];
const note = /Sustained rates: means of the runs\./;

test('the sustained rate that a drawing names is that of all runs, as in the tables beside it, and the caption says so', () => {
  const several = drawn({ over: [over] });
  for (const said of words(several)) {
    assert.match(said, /77\.5\u2009MB\/s/);
    assert.doesNotMatch(said, /77\.6\u2009MB\/s/);
  }
  assert.match(caption(several).join(' '), note);
  const heads = seriesTable(several).columns.map(({ label }) => label);
  assert.ok(
    heads.includes('Sustained, all runs') && heads.includes('Mean of the run, MB/s'),
    heads.join('; '),
  );
});

test('of one run it is its own', () => {
  for (const single of [drawn({}), drawn({ over: [{ ...over, n: 1, mean: 77.6e6 }] })]) {
    for (const said of words(single)) assert.match(said, /77\.6\u2009MB\/s/);
    assert.doesNotMatch(caption(single).join(' '), note);
  }
});

test('what holds at the end alone is said to', () => {
  const late = drawn({ findings: [{ ...fill, sustainedRate: 77.6e6, holds: 'at the end' }] });
  for (const said of words(late)) assert.match(said, /77\.6\u2009MB\/s at the end/);
});
