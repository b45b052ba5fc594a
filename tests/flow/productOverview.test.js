import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overviewColumns } from '../../scripts/flow/records/overviewColumns.js';
import { productOverview } from '../../scripts/flow/records/productOverview.js';

/** @param {Record<string, Record<string, any>>} written @returns {any} */
const siteOf = (written) => ({
  project: {
    products: new Map(
      Object.entries(written).map(([id, value]) => [id, { id, value: { name: id, ...value } }]),
    ),
  },
  products: new Map(
    Object.keys(written).map((id) => [
      id,
      { id, name: id, slot: 1, emulated: false, href: `products/${id}/` },
    ]),
  ),
});

const site = siteOf({
  hugo: { kind: 'software', version: '0.168', specs: { Capacity: '4000 pages' } },
  bg4: { kind: 'drive', capacity: '128 GB', 'form-factor': 'M.2 2230' },
  m600: { kind: 'drive', capacity: '256 GB', 'form-factor': '2.5″ 7 mm SATA, mSATA, M.2 2260, M.2 2280' },
});

test('products stand in a table a kind, with the facts of their kind alone', () => {
  const { groups } = productOverview(site);
  assert.deepEqual(
    groups.map(({ kind, columns, rows }) => [kind, columns.map(({ label }) => label), rows.length]),
    [
      ['drive', ['Capacity', 'Form factor'], 2],
      ['software', ['Version'], 1],
    ],
  );
  assert.deepEqual(
    groups[0].rows[1].cells.map(({ long }) => long),
    [false, true],
  );
});

test('prices in several currencies are columns of their own, in one currency one that names it', () => {
  const price = (/** @type {string} */ currency, /** @type {number} */ amount) => ({
    kind: 'drive',
    capacity: '100 GB',
    prices: [{ date: '2026-11-01', amount, currency }],
  });
  const shown = (/** @type {Record<string, any>} */ written) => {
    const [{ columns, rows }] = productOverview(siteOf(written)).groups;
    return [
      columns.slice(1).map(({ label }) => label),
      rows.map(({ cells }) => cells.slice(1).map(({ text, sort }) => [text, sort])),
    ];
  };
  assert.deepEqual(shown({ a: price('USD', 20), b: price('EUR', 10) }), [
    ['Price per GB (EUR)', 'Price per GB (USD)'],
    [
      [['', null], ['0.200', 0.2]],
      [['0.100', 0.1], ['', null]],
    ],
  ]); // prettier-ignore
  assert.deepEqual(shown({ a: price('EUR', 20), b: price('EUR', 10) }), [
    ['Price per GB'],
    [[['EUR\u20090.200', 0.2]], [['EUR\u20090.100', 0.1]]],
  ]);
});

test('a price by the unit says that it is of a used one, as the price does', () => {
  const used = { date: '2026-11-01', amount: 20, currency: 'USD', where: 'used' };
  const [{ rows }] = productOverview(
    siteOf({ a: { kind: 'drive', capacity: '100 GB', prices: [used] }, b: { kind: 'drive' } }),
  ).groups;
  assert.deepEqual(
    rows.map(({ cells }) => [cells.at(-1)?.text, cells.at(-1)?.bought]),
    [
      ['USD\u20090.200', 'used'],
      ['', undefined],
    ],
  );
});

test('a fact that the table of one kind has can be added to those of others', () => {
  const [capacity, ...others] = overviewColumns(site, new Map()).filter(({ label }) => label === 'Capacity');
  assert.deepEqual(others, []);
  assert.deepEqual(Object.keys(capacity.cells), ['hugo']);
});
