import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyAnswer, usualCopy } from '../../../scripts/results/copyTime/copyAnswer.js';
import { bytesAt, secondsAt } from '../../../scripts/results/copyTime/copyTimes.js';

/** @typedef {[number, number][]} Curve */

/** 10 GB at 1 GB/s, then a tenth of that. @type {Curve} */
const cached = [
  [0, 0],
  [10e9, 10],
  [100e9, 910],
];
/** @param {number} rate bytes a second @returns {Curve} */
const even = (rate) => [
  [0, 0],
  [100e9, 100e9 / rate],
];

/** @param {Record<string, { runs: Curve[], band?: Curve[] }>} lines @returns {any} */
const chart = (lines, kind = 'measured') => ({
  products: Object.keys(lines).map((id, at) => ({
    id,
    name: id,
    slot: at + 1,
    subject: false,
    kind,
  })),
  series: Object.entries(lines).map(([product, { runs, band = [] }]) => ({
    product,
    copies: { runs, band },
    origin: { kind },
  })),
});

test('a copy takes what the curve says, within the cache and beyond it', () => {
  assert.equal(secondsAt(cached, 5e9), 5);
  assert.equal(secondsAt(cached, 20e9), 110);
  assert.equal(secondsAt(cached, 101e9), null);
  assert.equal(bytesAt(cached, 110), 20e9);
  assert.equal(bytesAt(cached, 1e6), 100e9);
});

test('which of two is faster follows from the amount', () => {
  const both = chart({ Cached: { runs: [cached] }, Even: { runs: [even(200e6)] } });
  assert.deepEqual(usualCopy(both), [60, 3]);
  const order = (/** @type {number} */ gigabytes) =>
    copyAnswer(both, [gigabytes, 1]).rows.map(({ name }) => name);
  assert.deepEqual(order(5), ['Cached', 'Even']);
  assert.deepEqual(order(60), ['Even', 'Cached']);
  assert.match(
    copyAnswer(both, [60, 3]).verdict,
    /^In one run each, Even took the least time\. Cached took 1\.7 times as long as Even/,
  );
  assert.match(copyAnswer(both, [60, 3]).note, /One run each/);
});

test('runs that lie apart give a winner', () => {
  const runs = chart({
    One: { runs: [even(400e6), even(405e6), even(395e6)] },
    Other: { runs: [even(210e6), even(212e6), even(208e6)] },
  });
  assert.match(
    copyAnswer(runs, [10, 1]).verdict,
    /^One takes the least time\. Other takes 1\.9 to 2\.0 times as long as One, 22\.6.s more a day\.$/,
  );
});

test('runs that overlap give no winner, and so do ranges of a source', () => {
  const runs = chart({
    One: { runs: [even(200e6), even(260e6), even(180e6)] },
    Other: { runs: [even(210e6), even(230e6), even(190e6)] },
  });
  const answer = copyAnswer(runs, [10, 1]);
  assert.equal(answer.verdict, 'No clear difference between any of them.');
  assert.match(
    answer.note,
    /Means of 3 runs.* What is clear, and how many times as long it takes, is by 95\u2009% intervals, for all pairs together\./,
  );
  assert.match(answer.rows[0].bar.range, /^M[\d.]+ \.87H[\d.]+v\.26H[\d.]+z$/);
  const close = chart({ One: { runs: [even(4e8), even(4.0001e8)] }, Two: { runs: [even(2e8)] } });
  assert.equal(copyAnswer(close, [10, 1]).rows[0].bar.range, '', 'less than words say is a speck');
  const ranges = chart({
    One: { runs: [even(200e6)], band: [even(300e6), even(100e6)] },
    Other: { runs: [even(190e6)] },
  });
  assert.equal(
    copyAnswer(ranges, [10, 1]).verdict,
    'In one run each, no clear difference between any of them.',
  );
});

test('of curves that a source describes it says so, and nothing of runs', () => {
  const described = (/** @type {number} */ gigabytes) =>
    copyAnswer(
      chart(
        {
          One: { runs: [even(400e6)] },
          Other: { runs: [even(200e6)], band: [even(250e6), even(150e6)] },
        },
        'transcribed',
      ),
      [gigabytes, 1],
    );
  const { verdict, note } = described(10);
  assert.match(
    verdict,
    /^By the steps as described, One takes the least time\. Other takes 1\.6 to 2\.7 times as long as One, 15\.0.s to 41\.7.s more a day\.$/,
  );
  assert.match(note, /^Computed from each product’s steps as described in words, not measured\. Ranges are/);
  const beyond = described(500);
  assert.equal(beyond.rows[0].once, 'more than is described');
  for (const words of [verdict, note, beyond.verdict]) assert.doesNotMatch(words, /\bruns?\b|written/);
});

test('no order is claimed of products whose ranges overlap, at either end', () => {
  const line = (/** @type {number} */ rate, /** @type {number[]} */ ...band) => ({
    runs: [even(rate)],
    band: band.map(even),
  });
  const verdictOf = (/** @type {Parameters<typeof chart>[0]} */ lines) =>
    copyAnswer(chart(lines, 'transcribed'), [10, 1]).verdict.replace(/\s/g, ' ');
  const ends = { Fast: line(1e9), Mid: line(500e6), Slow: line(100e6, 150e6, 50e6), 'Slow, too': line(80e6) };
  assert.match(
    verdictOf(ends),
    /^By the steps as described, Fast takes the least time\. Slow, too takes 13 times as long as Fast, .* more a day\. Slow may take as long as Slow, too or longer\.$/,
  );
  // the second is clearly behind, the third, by its range, may be ahead of both
  const wide = { Fast: line(1e9), Second: line(900e6), Wide: line(500e6, 2e9, 200e6), Last: line(100e6) };
  assert.match(
    verdictOf(wide),
    /^By the steps as described, no clear difference between Fast and Wide\. Last takes 10 times as long as Fast/,
  );
  // the slowest by its mean may be the fastest: it is not the one to name
  const open = { Fast: line(1e9), Slow: line(500e6), Open: line(400e6, 2e9, 200e6) };
  assert.match(
    verdictOf(open),
    /^By the steps as described, no clear difference between Fast and Open\. Slow takes 2\.0 times/,
  );
});

test('what a run did not write has no time', () => {
  const both = chart({ Cached: { runs: [cached] }, Even: { runs: [even(200e6)] } });
  const { rows, verdict } = copyAnswer(both, [500, 1]);
  assert.deepEqual(rows.map(({ once }) => once), ['more than a run wrote', 'more than a run wrote']); // prettier-ignore
  assert.match(verdict, /No two/);
});

test('one product, or lines that are no fills, are not asked', () => {
  assert.equal(usualCopy(chart({ Even: { runs: [even(200e6)] } })), null);
  assert.equal(
    usualCopy(/** @type {any} */ ({ products: [], series: [{ product: 'a' }, { product: 'b' }] })),
    null,
  );
});

test('times under one another are said alike', () => {
  const spaced = (/** @type {string} */ words) => words.replace(/\s/g, ' ');
  const banded = (/** @type {number} */ gigabytes) =>
    copyAnswer(chart({ Banded: { runs: [even(200e6)], band: [even(500e6), even(100e6)] } }), [
      gigabytes,
      2,
    ]).rows.map(({ once, more }) => [once, more].map(spaced));
  assert.deepEqual(banded(40), [['3 min 20 s', '1 min 20 s to 6 min 40 s a copy; 6 min 40 s a day']]);
  assert.deepEqual(banded(10), [['50.0 s', '20.0 s to 100 s a copy; 100 s a day']]);
});

test('what is computed of bounds is one, and has no more digits than the steps', () => {
  const above = /** @type {const} */ ({ digits: 2, bound: '>' });
  /** @param {import('../../../scripts/model/measurement.js').Stated} known @param {any} of */
  const state = (known, of) => Object.assign(of.copies, { stated: { rates: [known], places: [1] } });
  const both = chart({ Bound: { runs: [even(1608e6)] }, Exact: { runs: [even(427e6)] } }, 'transcribed');
  state(above, both.series[0]);
  state({ digits: 2 }, both.series[1]);
  const { rows, verdict } = copyAnswer(both, [60, 3]);
  assert.deepEqual(
    rows.map(({ once, more }) => `${once}; ${more}`),
    ['<\u200938\u2009s; <\u20092\u2009min a day', '2\u2009min\u00a020\u2009s; 7\u2009min a day'],
  );
  assert.equal(rows[0].bar.range, '', 'a bound is no range');
  assert.match(verdict, /Exact takes at least 3\.6 times as long as Bound/, '140 s are 3.68 times 38 s');
  state({ digits: 2, bound: '<' }, both.series[1]);
  assert.match(copyAnswer(both, [60, 3]).verdict, /, at least 5\s*min.* more a day\.$/);
  both.series[0].copies = {
    runs: [cached],
    band: [],
    stated: { rates: [above, { digits: 2, bound: '<' }], places: [2, 1] },
  };
  assert.equal(copyAnswer(both, [5, 1]).rows[0].once, '<\u20095.0\u2009s', 'within the first step');
  assert.equal(copyAnswer(both, [60, 1]).rows[1].once, 'bounds leave it open');
});
