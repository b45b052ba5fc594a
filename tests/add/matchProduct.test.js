import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchProduct } from '../../scripts/add/matchProduct.js';

const products = [
  { id: 'wd-sn520-128', value: { name: 'WD SN520 128GB', capacity: '128 GB' } },
  { id: 'wd-sn520-256', value: { name: 'WD SN520 256GB', capacity: '256 GB' } },
  { id: 'kioxia-bg4-128', value: { name: 'Kioxia BG4', capacity: '128 GB' } },
  { id: 'samsung-870-evo', value: { name: 'Samsung 870 EVO', maker: 'Samsung', capacity: 500_107_862_016 } },
  { id: 'plain', value: { name: 'My SSD' } },
  { id: 'oem', value: { name: 'Laptop drive', specs: { Model: { value: 'MTFDHBA512QFD' } } } },
];

/** @param {string} model @param {number | null} [capacity] */
const match = (model, capacity = null) =>
  matchProduct({ model, capacity, firmware: null, serial: null }, products);

test('a model is told by the words of the name, and its capacity', () => {
  assert.deepEqual(match('WDC PC SN520 SDAPNUW-128G-1006', 128_035_676_160).ids, ['wd-sn520-128']);
  assert.deepEqual(match('WDC PC SN520 NVMe WDC 256GB', 256_060_514_304).ids, ['wd-sn520-256']);
  assert.deepEqual(match('KBG40ZNS128G TOSHIBA MEMORY', 128_035_676_160).ids, ['kioxia-bg4-128']);
  assert.deepEqual(match('Samsung SSD 870 EVO 500GB', 500_107_862_016).ids, ['samsung-870-evo']);
});

test('two capacities of one family are both offered where the capacity is not known', () => {
  assert.deepEqual(match('WDC PC SN520').ids, ['wd-sn520-128', 'wd-sn520-256']);
});

test('a sibling of another name or capacity is another product', () => {
  assert.deepEqual(match('Samsung SSD 870 QVO 500GB', 500_107_862_016), {
    ids: [],
    proposed: 'samsung-ssd-870-qvo-500gb',
  });
  assert.deepEqual(match('WDC PC SN520 512GB', 512_110_190_592).ids, []);
});

test('a name without a telling word matches only itself', () => {
  assert.deepEqual(match('My SSD').ids, ['plain']);
  assert.deepEqual(match('Somebody else and my SSD 3').ids, []);
});

test('a model that the specs name is the product, adapters or not', () => {
  assert.deepEqual(match('MTFDHBA512QFD SCSI Disk Product').ids, ['oem']);
});
