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
