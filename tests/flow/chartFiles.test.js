import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartFiles } from '../../scripts/flow/records/chartFiles.js';
import { chartCase } from '../charts/fixtures.js';

/** The record of a chart after others that have said some cautions. @param {string[]} cautions @param {string[]} said */
function recordOf(cautions, said) {
  return recordFor({ ...chartCase('bar', 'two-products').data, cautions }, said);
}

/** @param {any} data @param {string[]} [said] */
function recordFor(data, said = [], block = {}) {
  const chart = /** @type {any} */ ({ data, block: { toml: { value: block } } });
  const drawn = /** @type {any} */ ({ caption: [], page: {}, poster: '', csv: '', pictures: null });
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
