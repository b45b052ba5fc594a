import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barForm } from '../../scripts/charts/bars/barForm.js';
import { chartKind } from '../../scripts/charts/index.js';
import { formatNumber } from '../../scripts/model/quantity.js';
import { caption, captionParts } from '../../scripts/charts/captions/caption.js';
import { csv, sentence, table } from '../../scripts/charts/words/index.js';
import { splitCaption } from '../../scripts/charts/captions/splitCaption.js';
import { chartCase, chartCases } from './fixtures.js';

const cases = chartCases();

/** @param {string} kind @param {string} name */
const dataOf = (kind, name) => chartCase(kind, name).data;

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

test('lines along rounds are told with their windows, range and slope, against the limits', () => {
  const said = caption(dataOf('sweep', 'rounds-two-never-steady'))
    .join(' ')
    .replaceAll(/\s/g, ' ')
    .replaceAll('\u2060', '');
  for (const words of [
    'range over at most 20 % of their mean, and whose fitted line rises or falls by at most 10 %.',
    'Emulated drive, settles: steady in rounds 5 to 9 of 9 (range 11 %, slope 8.8 %).',
    'Emulated drive, swings: not steady in 25 rounds (the last five: range 37 %, slope 1.9 %).',
    'Emulated drive, falls: not steady in 25 rounds (the last five: range 16 %, slope 16 %).',
  ])
    assert.ok(said.includes(words), said);
});

test('a line judged by another result says so where that is not steady', () => {
  const data = dataOf('sweep', 'rounds-two-never-steady');
  const steady = data.steady?.map((line) => ({ ...line, by: 'IOPS, 4\u2009KiB' }));
  const said = caption({ ...data, steady })
    .join(' ')
    .replaceAll(/\s/g, ' ')
    .replaceAll('\u2060', '');
  assert.match(said, /by at most 10 %; judged by IOPS, 4 KiB\./);
  assert.match(said, /settles: in rounds 5 to 9 \(range/);
  assert.match(said, /swings: in rounds 21 to 25, which are not steady \(range/);
});

test('a distribution is told by its median and its p99', () => {
  assert.match(
    sentence(dataOf('histogram', 'four-products')),
    /Kioxia BG4 128GB: median [\d.]+\u2009µs, p99 [\d.]+\u2009/,
  );
  assert.match(caption(dataOf('histogram', 'four-products')).join(' '), /shares of all values/);
});

test('a histogram speaks of no error bars, and neither do a heat map and an overall mean without intervals', () => {
  const silent = [
    dataOf('histogram', 'four-products'),
    dataOf('heatmap', 'snia-table'),
    dataOf('overall', 'six-products'),
  ];
  for (const data of silent) assert.doesNotMatch(caption(data).join(' '), /Error bars/);
});

test('the overall mean names its parts and their weights', () => {
  const data = dataOf('overall', 'six-products');
  assert.match(caption(data).join(' '), /Random read, queue depth 1, latency \(weight 2\)/);
  assert.match(sentence(data), /Toshiba RC500 256GB 100\u2009%/);
});

test('the lines under an overall mean say what its bars, dots and error bars are', () => {
  const data = dataOf('overall', 'six-products');
  const index = data.index?.map((each) => ({
    ...each,
    interval: { low: each.value * 0.9, high: each.value * 1.1 },
  }));
  const { lead } = splitCaption(captionParts({ ...data, index }));
  assert.match(
    lead.join(' '),
    /Error bars: 95\u202f% confidence interval\. Bars: geometric mean of 4 results \(dots\)\./,
  );
});

test('an author names the two of a dumbbell where their tests are named for something else', () => {
  const data = dataOf('dumbbell', 'fresh-and-steady');
  const named = { ...data, options: { ...data.options, names: ['by pread', 'by io_uring'] } };
  const { layer } = /** @type {any} */ (chartKind('dumbbell').spec({ ...named, layout: 'wide' }));
  const key = layer.find((/** @type {any} */ { name }) => name === 'key-label').data.values;
  assert.deepEqual(
    key.map((/** @type {any} */ { text }) => text),
    ['by pread', 'by io_uring'],
  );
  assert.match(caption(named).join(' '), /Upright bar: by pread, symbol: by io_uring/);
  assert.match(sentence(named), / by pread, .* by io_uring, /);
});

test('the lows of the run that is drawn stand beside their means over all runs', () => {
  const data = dataOf('frame-times', 'two-cards');
  const means = data.series.flatMap(({ over = [] }) => over.filter(({ name }) => name === 'low-1-percent'));
  assert.ok(means.length > 0);
  const said = caption(data).find((each) => each.startsWith('Mean 1\u202f% low of all runs: '));
  const cells = table(data).rows.flat();
  for (const { mean } of means) {
    assert.ok(said?.includes(formatNumber(mean, 3)), `${mean}: ${said}`);
    assert.ok(cells.some((cell) => cell.startsWith(`mean ${formatNumber(mean, 3)}`)));
  }
});

test('a product that lacks a part has no overall mean', () => {
  const data = dataOf('overall', 'one-lacks-a-part');
  assert.match(sentence(data), /No result: /);
  assert.deepEqual(table(data).rows.at(-1)?.slice(1), ['–', '–', '–', '–', '–']);
});

test('a step of capacity is told with its interval, and without one where there is one run', () => {
  assert.match(
    sentence(dataOf('scaling', 'one-family')),
    /WD SN520 128 GB to WD SN520 256 GB: \d+\u2009% faster \(\d+ to \d+\u2009%\)/,
  );
  assert.match(
    sentence(dataOf('scaling', 'pair-of-single-runs')),
    /: 2.2\u2009% faster \(spread unknown\)\./,
  );
});

test('prices are told with their currency and date', () => {
  const data = dataOf('value', 'seven-products');
  assert.match(caption(data).join(' '), /USD\u00a023\.95 \(1 October 2026\)/);
  assert.match(sentence(data), /MB\/s per USD/);
  assert.match(csv(data).split('\r\n')[0], /price,currency,price of$/);
});

test('a latency has its throughput beside it in the table and in the CSV', () => {
  const data = dataOf('latency-throughput', 'three-products');
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

test('a sweep is told from its lowest to its highest, each with where it was measured', () => {
  const told = (/** @type {string} */ name) => sentence(dataOf('sweep', name));
  assert.match(
    told('queue-depth'),
    /Virtual disk: 5818\u2009IOPS \(queue depth 1\) to 35\.1\u2009kIOPS \(queue depth 32\)/,
  );
  assert.match(told('block-size-log'), /19\.6\u2009MB\/s \(4\u2009KiB\) to 1773\u2009MB\/s \(4\u2009MiB\)/);
  assert.match(told('states'), /9000\u2009IOPS \(steady\) to 40\.0\u2009kIOPS \(fresh\)/);
  assert.match(told('compressibility'), /\(compressibility 0\u2009%\) to .*\(compressibility 100\u2009%\)/);
});

test('shares of a product are told as shares, never in the unit of what was measured', () => {
  for (const kind of ['bar', 'sweep', 'heatmap']) {
    const data = dataOf(kind, 'relative');
    assert.match(sentence(data), /\d\u2009%/, kind);
    assert.doesNotMatch(sentence(data), /IOPS|B\/s/, kind);
  }
  assert.doesNotMatch(caption(dataOf('heatmap', 'relative')).join(' '), /error bars/i);
  const ofFour = caption({ ...dataOf('bar', 'relative'), family: 4 }).join(' ');
  assert.match(ofFour, /for all pairs of 4 products together, wider than for one/);
});

test('a pooled percentile says why it has no interval', () => {
  const data = dataOf('bar', 'relative');
  const rows = data.rows.map((row) => ({
    ...row,
    summary: { ...row.summary, pooled: /** @type {const} */ (true) },
  }));
  assert.match(
    caption({ ...data, rows })
      .join(' ')
      .replace(/\s/g, ' '),
    /no interval: values of one run are not independent/,
  );
});

test('the lines under bars name every look of the dots on them: they are not folded away', () => {
  let seen = '';
  for (const { kind, name, data } of cases.filter(({ kind: each }) => /^(bar|grouped-bar)$/.test(each))) {
    const { rows, relative } = data;
    const dotted = rows.filter(({ summary }) => summary.runs.length > 1);
    if (dotted.length === 0 || relative) continue;
    const lead = splitCaption(captionParts(data)).lead.join(' ');
    if (dotted.every(({ summary: { runs } }) => runs.every(({ value }) => value === runs[0].value))) {
      assert.ok(lead.includes('All runs of a product gave the same value.'), `${kind} ${name}: ${lead}`);
      assert.doesNotMatch(lead, /Dots|Error bars/);
      continue;
    }
    const looks = [
      barForm(data) === 'bars' ? 'Dots: runs' : 'Small dots: runs',
      ...(dotted.some(({ summary }) => summary.runs.some(({ excluded }) => excluded))
        ? ['hollow: not counted']
        : []),
      ...(dotted.some(({ summary }) => summary.outliers.length > 0) ? ['ringed: outliers'] : []),
    ].join('; ');
    assert.ok(lead.includes(`${looks}.`), `${kind} ${name}: ${lead}`);
    seen += looks;
  }
  assert.match(seen, /hollow.*ringed/);
});

test('two lines of a phone stand under a chart unless what names a mark and how many runs there are takes more: that is never folded, a method always', () => {
  const marks = [
    'Error bars: 95 % confidence interval.',
    'Dots: runs; hollow: not counted; ringed: outliers.',
  ];
  const more = ['Marks: means.', 'Outliers are included in the mean.'];
  const methods = ['Intervals by chance.'];
  const few = splitCaption({ marks: [], more, methods });
  assert.deepEqual(few, { lead: more, about: methods });
  const full = splitCaption({ marks, more, methods });
  assert.deepEqual(full, { lead: [...marks, more[0]], about: [more[1], ...methods] });
  const long = 'word '.repeat(60).trim();
  assert.deepEqual(splitCaption({ marks: [long], more, methods }), {
    lead: [long],
    about: [...more, ...methods],
  });
  const count = ['n = 5 runs each.'];
  assert.deepEqual(splitCaption({ marks: [long], count, more, methods }).lead, [long, ...count]);
  assert.deepEqual(splitCaption({ marks: [], more: [long, ...more], methods: [] }), {
    lead: [long],
    about: more,
  });
  const caution = 'Other setup: Virtual disk.';
  assert.deepEqual(splitCaption({ marks, more, methods }, [caution]), {
    lead: marks,
    about: [...more, ...methods],
  });
});

test('of one published value the caption does not say each', () => {
  const { data } = cases.find(({ kind, name }) => kind === 'bar' && name === 'one-product') ?? assert.fail();
  const published = data.rows.map((row) => ({
    ...row,
    summary: { ...row.summary, n: 1, kind: /** @type {const} */ ('transcribed'), runs: [] },
  }));
  const said = (/** @type {typeof published} */ rows) =>
    caption({ ...data, rows })
      .join(' ')
      .replace(/\s/g, ' ');
  assert.match(said(published), /One published value; runs not stated/);
  assert.match(said([...published, ...published]), /One published value each; runs not stated/);
});
