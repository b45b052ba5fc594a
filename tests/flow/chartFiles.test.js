import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartFiles } from '../../scripts/flow/records/chartFiles.js';
import { chartCase } from '../charts/fixtures.js';

/** The record of a chart after others that have said some cautions. @param {string[]} cautions @param {string[]} said */
function recordOf(cautions, said) {
  const { data } = chartCase('bar', 'two-products');
  const chart = /** @type {any} */ ({ data: { ...data, cautions } });
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
