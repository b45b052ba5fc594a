import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFacts } from '../../scripts/results/compare/compareFacts.js';
import { specCell } from '../../scripts/results/specs.js';

test('of products of two kinds, facts of one alone are parted from those of both', () => {
  const of = (/** @type {string} */ kind, /** @type {string[]} */ labels) => ({
    kind,
    ...{
      product: { id: kind, name: kind, slot: 1, subject: false, kind: /** @type {const} */ ('measured') },
    },
    ...{ href: '', sets: [] },
    facts: labels.map((label) => ({ label, ...specCell('x') })),
  });
  const rows = compareFacts([of('drive', ['Maker', 'Controller']), of('software', ['Maker', 'Language'])]);
  assert.deepEqual(
    rows.map(({ label, ofOneKind }) => [label, ofOneKind]),
    [
      ['Maker', false],
      ['Controller', true],
      ['Language', true],
    ],
  );
});

test('prices come last, also where another product states more', () => {
  const of = (/** @type {string} */ id, /** @type {string[]} */ labels) => ({
    kind: 'drive',
    product: { id, name: id, slot: 1, subject: false, kind: /** @type {const} */ ('measured') },
    href: '',
    sets: [],
    facts: labels.map((label) => ({ label, ...specCell('x') })),
  });
  const rows = compareFacts([
    of('one', ['Maker', 'Price', 'Price per GB']),
    of('two', ['Maker', 'Active power', 'Price']),
  ]);
  assert.deepEqual(
    rows.map(({ label }) => label),
    ['Maker', 'Active power', 'Price', 'Price per GB'],
  );
});
