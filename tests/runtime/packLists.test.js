import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageChart } from '../../scripts/runtime/pageChart.js';
import { packedJson, packLists, unpackLists } from '../../scripts/runtime/packLists.js';
import { chartCases } from '../charts/fixtures.js';

test('records of one list share their keys and what all of them say', () => {
  const rows = [
    { product: 'a', summary: { unit: 'B/s', tools: ['fio'], parameters: { depth: 1, jobs: 1 }, runs: [{ run: 1, value: 5 }, { run: 2, value: 6 }] } }, // prettier-ignore
    { product: 'b', summary: { unit: 'B/s', tools: ['fio'], parameters: { depth: 4, jobs: 1 }, runs: [{ run: 1, value: 7 }, { run: 2, value: 8 }] } }, // prettier-ignore
  ];
  assert.deepEqual(packLists({ rows }), {
    rows: [
      {
        product: ['a', 'b'],
        summary: {
          unit: 'B/s',
          tools: [['fio']],
          parameters: { depth: [1, 4], jobs: 1 },
          runs: [{ 0: { run: 1, value: [5, 7] }, 1: { run: 2, value: [6, 8] } }],
        },
      },
      2,
    ],
  });
});

test('points are two columns, and a list of numbers stays as it is', () => {
  const curves = [[[0, 0], [10, 0.5], [20, 1]], [[0, 0], [30, 2]]]; // prettier-ignore
  assert.deepEqual(packLists(curves), [
    [[{ 0: [0, 10, 20], 1: [0, 0.5, 1] }], 3],
    [[{ 0: [0, 30], 1: [0, 2] }], 2],
  ]);
  const logs = [{ times: [1, 2, 3] }, { times: [1, 2, 4] }];
  assert.deepEqual(packLists(logs), [{ times: [[1, 2, 3], [1, 2, 4]] }, 2]); // prettier-ignore
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
    [{ a: [] }, { a: [] }, { a: [[]] }],
    [{ a: [[], []] }, { a: [[], [], [[0, 1]]] }, { a: [[{}], [{}]] }],
    [{ a: [[1, 2]] }, { a: [[1, 2]] }],
    [
      [
        [1, 2],
        [1, 2],
      ],
      [
        [1, 2],
        [1, null],
      ],
      [[{ a: 1 }], [{ a: 1 }]],
    ],
    [{ a: [{ b: 1 }] }, { a: 0 }, { a: [{ b: 1 }, { b: 1 }] }, { a: [0] }],
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

test('a list of more records than a call takes arguments comes back', () => {
  const points = Array.from({ length: 200_000 }, (_, at) => ({ x: at, y: at % 7 }));
  assert.deepEqual(unpackLists(packLists(points)), points);
});
