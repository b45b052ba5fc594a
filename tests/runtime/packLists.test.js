import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageChart } from '../../scripts/runtime/pageChart.js';
import { packedJson, packLists, unpackLists } from '../../scripts/runtime/packLists.js';
import { chartCases } from '../charts/fixtures.js';

test('of a list of records the first is whole, and of the others there is what differs', () => {
  const rows = [
    { product: 'a', summary: { unit: 'B/s', parameters: { depth: 1, jobs: 1 }, runs: [{ run: 1, source: '' }, { run: 2, source: '' }] } }, // prettier-ignore
    { product: 'b', summary: { unit: 'B/s', parameters: { depth: 4, jobs: 1 }, runs: [{ run: 1, source: '' }, { run: 2, source: '' }] } }, // prettier-ignore
  ];
  assert.deepEqual(packLists({ rows }), {
    rows: [
      { product: 'a', summary: { unit: 'B/s', parameters: { depth: 1, jobs: 1 }, runs: [{ run: 1, source: '' }, { run: 2 }] } }, // prettier-ignore
      { product: 'b', summary: { parameters: { depth: 4 } } },
    ],
  });
});

test('what is packed comes back to the byte, whatever differs', () => {
  const lists = [
    [],
    [1, { a: 1 }, null],
    [{ a: 1 }, null, { a: 1 }, 'a', [{ a: 1 }], []],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }, { a: 1, b: 2, c: 3 }],
    [{ a: { b: 1 } }, { a: null }, { a: [{ b: 1 }] }, { a: {} }, { a: { b: { c: 1 } } }],
    [{ a: null }, { a: { b: [] } }, { a: [{ b: 1 }, { b: 2 }] }],
    [[{ a: 1 }, { a: 2 }], [{ a: 1 }]],
  ];
  for (const list of [...lists, ...chartCases().map(({ data }) => pageChart(data))]) {
    const text = JSON.stringify(list);
    const packed = JSON.stringify(packLists(JSON.parse(text)));
    assert.equal(JSON.stringify(unpackLists(JSON.parse(packed))), text);
    assert.ok(packed.length <= text.length + 40, text.slice(0, 80));
  }
});

test('as JSON, numbers with zeros at their end are short, and all are the same numbers', () => {
  const numbers = [2446320000, -12e9, 10000, 1000, 100.5, 1e4 + 0.5, 1e21, 1e-7, 0, 0.00001, 5e-324];
  const data = { numbers, 'key 10000': '10000,"20000]', last: 30000 };
  const text = packedJson(data);
  assert.deepEqual(JSON.parse(text), data);
  assert.match(text, /\[244632e4,-12e9,1e4,1000,/);
  assert.match(text, /"key 10000":"10000,\\"20000\]","last":3e4\}$/);
  for (const { data: chart } of chartCases()) {
    const packed = JSON.parse(JSON.stringify(packLists(JSON.parse(JSON.stringify(pageChart(chart))))));
    assert.deepEqual(JSON.parse(packedJson(JSON.parse(JSON.stringify(pageChart(chart))))), packed);
  }
});
