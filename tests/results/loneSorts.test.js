import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchFilters } from '../../scripts/flow/records/searchFilters.js';
import { loneSorts } from '../../scripts/results/find/findProducts.js';

test('the only sort of a value is no choice of its own, one of several is', () => {
  const of = (/** @type {string[]} */ ...texts) => Object.fromEntries(loneSorts(texts));
  assert.deepEqual(of('SATA', 'SATA 3, 6 Gb/s', 'PCIe 3.0 x4'), { 'SATA 3, 6 Gb/s': 'SATA' });
  assert.deepEqual(of('M.2', 'M.2 2230', 'M.2 2280'), {});
  assert.deepEqual(of('SATA 3', 'SATAN'), {});
});

test('the search narrows products by the values that the finder offers', () => {
  const drive = (/** @type {string} */ id, /** @type {object} */ facts) =>
    /** @type {const} */ ([id, { id, value: { name: id, kind: 'drive', ...facts } }]);
  /** @type {any} */
  const project = {
    products: new Map([
      drive('a400', { interface: 'SATA', 'flash-memory': '3D TLC' }),
      drive('m600', { interface: 'SATA 3, 6 Gb/s', controller: 'Marvell 88SS9189' }),
    ]),
  };
  const filtersOf = (/** @type {string} */ id) => searchFilters(project.products.get(id), project);
  assert.deepEqual(filtersOf('m600'), [
    { name: 'interface', value: 'SATA' },
    { name: 'controller', value: 'Marvell 88SS9189' },
  ]);
  assert.deepEqual(filtersOf('a400')[0], { name: 'interface', value: 'SATA' });
});
