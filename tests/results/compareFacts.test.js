import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFacts } from '../../scripts/results/compare/compareFacts.js';
import { specCell } from '../../scripts/results/specs.js';

/** @param {string} kind @param {Record<string, string>} facts */
const withFacts = (kind, facts) => ({
  kind,
  product: { id: kind, name: kind, slot: 1, subject: false, kind: /** @type {const} */ ('measured') },
  href: '',
  sets: [],
  facts: Object.entries(facts).map(([label, text]) => ({ label, ...specCell(text) })),
});

test('of products of two kinds, facts of one alone are parted from those of both', () => {
  const rows = compareFacts([
    withFacts('drive', { Maker: 'x', Controller: 'x' }),
    withFacts('software', { Maker: 'x', Language: 'x' }),
  ]);
  assert.deepEqual(
    rows.map(({ label, ofOneKind }) => [label, ofOneKind]),
    [
      ['Maker', false],
      ['Controller', true],
      ['Language', true],
    ],
  );
});

test('facts differ by what they mean, and what is not stated is no difference', () => {
  const rows = compareFacts([
    withFacts('drive', { Capacity: '1 TB', Controller: 'A', DRAM: 'none' }),
    withFacts('drive', { Capacity: '1000 GB', Controller: 'B' }),
  ]);
  assert.deepEqual(
    rows.map(({ label, differs }) => [label, differs]),
    [
      ['Capacity', false],
      ['Controller', true],
      ['DRAM', false],
    ],
  );
  assert.equal(rows[2].cells[1], null);
  assert.ok(rows.every(({ ofOneKind }) => !ofOneKind));
});

test('prices come last, also where another product states more', () => {
  const rows = compareFacts([
    withFacts('drive', { Maker: 'x', Price: '1', 'Price per GB': '1' }),
    withFacts('drive', { Maker: 'x', 'Active power': '1 W', Price: '2' }),
  ]);
  assert.deepEqual(
    rows.map(({ label }) => label),
    ['Maker', 'Active power', 'Price', 'Price per GB'],
  );
});
