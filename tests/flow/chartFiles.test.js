import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartFiles } from '../../scripts/flow/records/chartFiles.js';
import { chartCase } from '../charts/fixtures.js';

/** The record of a chart after others that have said some cautions. @param {string[]} cautions @param {string[]} said @param {string[]} [caption] */
function recordOf(cautions, said, caption = []) {
  return recordFor({ ...chartCase('bar', 'two-products').data, cautions }, said, {}, caption);
}

/** @param {any} data @param {string[]} [said] @param {string[]} [caption] */
function recordFor(data, said = [], block = {}, caption = []) {
  const chart = /** @type {any} */ ({ data, block: { toml: { value: block } } });
  const drawn = /** @type {any} */ ({ caption, page: {}, poster: '', csv: '', pictures: null });
  const place = /** @type {any} */ ({
    slug: 'a',
    project: { methodologies: new Map(), testbeds: new Map() },
    files: new Map(),
    said,
  });
  const [record] = [...chartFiles(chart, drawn, place)].filter(([path]) => path.startsWith('assets/'));
  return JSON.parse(String(record[1]));
}

test('a caution stands under the first chart that it concerns, and is folded under those behind it', () => {
  const [buffered, mixed] = ['the page cache is what is tested', 'two testbeds'];
  const first = recordOf([buffered], []);
  assert.deepEqual([first.cautions, first.repeated], [[buffered], []]);
  const second = recordOf([buffered, mixed], [buffered]);
  assert.deepEqual([second.cautions, second.repeated], [[mixed], [buffered]]);
});

test('of a long caution the head stands under the chart, and with the caption it takes two lines of a phone', () => {
  const long =
    'Loop device: tested in the variant “direct”; the page cache is passed over, so every read waits for the disk.';
  const caption = [
    'Error bars: 95 % confidence interval of the mean.',
    'Small dots: runs; ringed: outliers. n = 5 runs each.',
  ];
  const record = recordOf([long], [], caption);
  assert.deepEqual(record.cautions, ['Loop device: tested in the variant “direct”.']);
  assert.deepEqual(record.repeated, [long]);
  assert.deepEqual([record.caption, record.about], [caption.slice(0, 1), caption.slice(1)]);
  assert.deepEqual(recordOf([], [], caption).caption, caption);
});

test('a chart of fills asks how long a copy takes, unless its author says no', () => {
  const { data } = chartCase('timeline', 'by-capacity');
  const curve = [
    [0, 0],
    [60e9, 600],
  ];
  const series = data.series.map((/** @type {any} */ each) => ({
    ...each,
    copies: { runs: [curve], band: [] },
  }));
  Object.assign(data, { series });
  assert.ok(recordFor(data).copy, 'the case can be asked');
  assert.equal(recordFor(data, [], { copy: false }).copy, null);
});
