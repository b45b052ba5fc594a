import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartRecord } from '../../scripts/flow/records/chartFiles.js';
import { chartCase } from '../charts/fixtures.js';

/** @typedef {import('../../scripts/model/caution.js').Caution} Caution */

/** The record of a chart after others that have said some cautions. @param {Caution[]} cautions @param {Caution[]} said @param {string[]} [marks] */
function recordOf(cautions, said, marks = []) {
  return recordFor({ ...chartCase('bar', 'two-products').data, cautions }, said, {}, marks);
}

/** @param {any} data @param {Caution[]} [said] @param {string[]} [marks] */
function recordFor(data, said = [], block = {}, marks = []) {
  const chart = /** @type {any} */ ({ data, block: { toml: { value: block } } });
  const caption = { marks, more: [], methods: [] };
  const drawn = /** @type {any} */ ({ caption, page: '{}', poster: '', pictures: null });
  const place = /** @type {any} */ ({
    slug: 'a',
    project: { methodologies: new Map(), testbeds: new Map() },
    files: new Map(),
    said,
  });
  return JSON.parse(JSON.stringify(chartRecord(chart, drawn, place)));
}

test('a caution stands under the first chart that it concerns, and is folded under those behind it', () => {
  const [buffered, mixed] = ['The page cache is what is tested.', 'Different testbeds.'].map((text) => ({
    head: text,
    text,
  }));
  const first = recordOf([buffered], []);
  assert.deepEqual([first.cautions, first.repeated], [[buffered.head], []]);
  const second = recordOf([buffered, mixed], [buffered]);
  assert.deepEqual([second.cautions, second.repeated], [[mixed.head], [buffered.text]]);
});

test('of a long caution the head stands under the chart, and with the caption it takes two lines of a phone', () => {
  const long = {
    head: 'Direct: Loop device.',
    text: 'Tested in another setup, “direct”: Loop device. The methodology says: every read waits for the disk; no cache.',
  };
  const marks = ['Error bars: 95 % confidence interval.', 'Small dots: runs; ringed: outliers.'];
  const record = recordOf([long], [], marks);
  assert.deepEqual(record.cautions, [long.head]);
  assert.deepEqual(record.repeated, [long.text]);
  assert.deepEqual([record.caption, record.about], [marks, []]);
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
  const { copy } = recordFor(data);
  assert.ok(copy.rows[0].once, 'the case can be asked');
  assert.ok(!('time' in copy.rows[0]), 'its page has the curves');
  assert.equal(recordFor(data, [], { copy: false }).copy, null);
});
