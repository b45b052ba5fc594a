import assert from 'node:assert/strict';
import { test } from 'node:test';
import { caption } from '../../scripts/charts/captions/caption.js';
import { sentence, table } from '../../scripts/charts/words/index.js';
import { chartCase } from './fixtures.js';

/* What charts of readings over time say: steady states, stretches that a reader zoomed to, and what was found in fills. */

/** @param {string} kind @param {string} name */
const dataOf = (kind, name) => chartCase(kind, name).data;

test('a steady state is told with its rounds and by what it is one', () => {
  const data = dataOf('consistency', 'steady-state');
  assert.match(sentence(data), /steady in rounds 11 to 15 of 25/);
  assert.match(
    caption(data).join(' '),
    /Steady: the first five of 25 rounds .* preconditioning was not done/,
  );
});

test('a caption speaks of no line that is not drawn, and says over what a median was taken', () => {
  const said = (/** @type {string} */ kind, /** @type {string} */ name) =>
    caption(dataOf(kind, name)).join(' ');
  assert.doesNotMatch(said('consistency', 'with-zeros'), /median/);
  assert.match(said('consistency', 'in-view'), /Lines: the median of all seconds of the run/);
  assert.doesNotMatch(said('histogram', 'one-product-withheld'), /p99/);
});

test('what only the drawing for phones condenses is said under the chart, not in its picture', () => {
  const data = dataOf('timeline', 'five-by-400');
  assert.match(
    caption(data).join(' '),
    /Lines: readings or, with a band, means of stretches; band: smallest to largest/,
  );
  assert.doesNotMatch(caption(data, { narrow: false }).join(' '), /means of stretches|band/);
});

test('a stretch that a reader zoomed to may show single readings', () => {
  const data = dataOf('timeline', 'long-log');
  const said = (/** @type {object} */ more) =>
    caption({ ...data, options: { ...data.options, ...more } }, { narrow: false }).join(' ');
  assert.match(said({}), /Lines: means of short stretches; band/);
  assert.match(
    said({ view: ['60 s', '120 s'] }),
    /Lines: readings or, with a band, means of stretches; band/,
  );
});

test('a stretch that a reader zoomed to is said with as many digits as people read', () => {
  const shown = (/** @type {string[]} */ view) => {
    const data = dataOf('timeline', 'five-by-400');
    return caption({
      ...data,
      options: { ...data.options, x: view[0].endsWith('%') ? 'capacity' : 'bytes', view },
    }).join(' ');
  };
  assert.match(shown(['12.733 %', '42.692 %']), /Shown: 12\.7\u202f% to 42\.7\u202f% of the whole run/);
  assert.match(shown(['7341282900 B', '12000000000 B']), /Shown: 7\.34\u202fGB to 12\.0\u202fGB/);
  assert.match(shown(['1 GB', '2 GB']), /Shown: 1\u00a0GB to 2\u00a0GB/);
});

/** The first line of a chart of a fill, with what was found in it changed. @param {any} changed @param {any} [line] */
function fillOf(changed, line = {}) {
  const data = dataOf('timeline', 'one-line');
  const [first] = data.series;
  const findings = first.findings.map((each) =>
    each.kind === 'fill-profile' ? { ...each, ...changed } : each,
  );
  return { ...data, series: [{ ...first, findings, ...line }] };
}

/** @param {any} more */
const plateau = (more) => ({
  fromSeconds: 0,
  toSeconds: 10,
  fromBytes: 0,
  toBytes: 50e9,
  rate: 300e6,
  trend: null,
  peaks: [],
  ...more,
});

test('a decline is told as one, and is no sustained rate', () => {
  const trend = { from: 481e6, to: 119e6 };
  const data = fillOf({
    cacheEndBytes: null,
    cachedRate: null,
    sustainedRate: null,
    plateaus: [plateau({ trend })],
  });
  assert.match(sentence(data), /: 481\u2009MB\/s, falling to 119\u2009MB\/s\./);
  assert.match(table(data).rows[0].join('|'), /none: 481\u2009MB\/s, falling to 119\u2009MB\/s/);
});

test('a step that is no cache is told with both rates', () => {
  const steps = [plateau({ rate: 500e6 }), plateau({ rate: 430e6, fromBytes: 50e9, toBytes: 90e9 })];
  const data = fillOf({ cacheEndBytes: null, cachedRate: null, sustainedRate: 430e6, plateaus: steps });
  assert.match(sentence(data), /: 500\u2009MB\/s for the first 50\.0\u2009GB, then 430\u2009MB\/s\./);
});

test('what was found in a fill is told over all its runs', () => {
  const over = [
    { name: 'cache-end', n: 2, of: 3, mean: 800e6, low: 797e6, high: 803e6 },
    { name: 'sustained-rate', n: 3, of: 3, mean: 77e6, low: 76e6, high: 78e6 },
  ];
  const { columns, rows } = table(fillOf({}, { over }));
  const at = columns.findIndex(({ label }) => label === 'Cache ends at, all runs');
  assert.deepEqual(rows[0].slice(at, at + 2), [
    '797\u202fMB to 803\u202fMB, n\u202f=\u202f2 of 3',
    '76.0\u202fMB/\u2060s to 78.0\u202fMB/\u2060s, n\u202f=\u202f3',
  ]);
  assert.ok(!columns.some(({ label }) => label === 'Cache ends at'), 'said once');
  assert.ok(!table(fillOf({})).columns.some(({ label }) => /all runs/.test(label)));
});

test('a warm-up is told where most runs have it', () => {
  const data = dataOf('consistency', 'in-view');
  const [first] = data.series;
  const warm = { kind: 'warm-up', parameters: {}, seconds: 5, rate: 500, after: 1000 };
  /** @param {number} n */
  const told = (n) => {
    const over = [{ name: 'warm-up', n, of: 5, mean: 5, low: 4, high: 6 }];
    const series = [{ ...first, findings: [...first.findings, warm], over }];
    return caption(/** @type {any} */ ({ ...data, series }))
      .join(' ')
      .replace(/\s/g, ' ');
  };
  assert.match(
    told(4),
    /warms up: 500 IOPS in the first 5\.00 s, 1000 IOPS after; such a beginning is seen in 4 of 5 runs/,
  );
  assert.doesNotMatch(told(2), /warms up/);
});

test('readings shorter than a second are said to be so beside a worst second', () => {
  const data = dataOf('consistency', 'in-view');
  const words = (/** @type {number} */ share) => {
    const series = data.series.map((line) => {
      const { duration, points } = line.series;
      return { ...line, series: { ...line.series, duration: duration * share, points } };
    });
    return caption({ ...data, series })
      .join(' ')
      .replace(/\s/g, ' ');
  };
  assert.match(
    words(0.25),
    /Readings are of about 250 ms; the worst second is the mean of all that lie in it/,
  );
  assert.doesNotMatch(words(1), /Readings are of/);
});
