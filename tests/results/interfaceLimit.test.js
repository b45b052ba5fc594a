import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interfaceLimit } from '../../scripts/results/selection/readReferences.js';

test('the limit of an interface follows from its name, after line coding', () => {
  const limits = Object.fromEntries(
    ['PCIe 3.0 x4', 'PCIe 4.0 x2', 'SATA 6 Gb/s', 'SATA III', 'USB 3.2 Gen 2', 'USB 3.0', 'memory'].map(
      (link) => [link, interfaceLimit(link)],
    ),
  );
  assert.deepEqual(limits, {
    'PCIe 3.0 x4': 3938.4e6,
    'PCIe 4.0 x2': 3938e6,
    'SATA 6 Gb/s': 600e6,
    'SATA III': 600e6,
    'USB 3.2 Gen 2': 1212e6,
    'USB 3.0': 500e6,
    memory: null,
  });
});
