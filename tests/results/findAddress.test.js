import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAddress, readAsked } from '../../assets/js/find/findAddress.js';

/** @type {any} */
const record = {
  kinds: [
    { id: 'drive', facts: [], currency: null },
    { id: 'server', facts: [], currency: null },
  ],
  uses: [
    { id: 'recording', single: false, weights: { 'fills/fill': 2 }, kinds: ['drive'] },
    { id: 'web-server', single: false, weights: { 'web/load': 3 }, kinds: ['server'] },
  ],
};

const asked = (/** @type {string} */ search) => {
  const { kind, use, weights } = readAsked(search, record);
  return { kind, use, weights };
};

test('a use alone says which kind of product it is of', () => {
  const found = readAsked('?for=web-server', record);
  assert.deepEqual(asked('?for=web-server'), {
    kind: 'server',
    use: 'web-server',
    weights: { 'web/load': 3 },
  });
  assert.equal(askedAddress(found, record), '?kind=server&for=web-server');
});

test('a use that the kind is not tested for is left out', () => {
  assert.deepEqual(asked('?kind=drive&for=web-server'), { kind: 'drive', use: '', weights: {} });
  assert.deepEqual(asked('?for=nothing'), { kind: 'drive', use: '', weights: {} });
});
