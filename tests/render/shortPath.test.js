import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortAttribute } from '../../scripts/render/shortPath.js';

const short = (/** @type {string} */ data) => shortAttribute('d', data);

test('steps of a line in one direction are one', () => {
  assert.equal(short('M0,5L10,5L20,5L30,5L30,9L30,12'), ' d="M0,5l30,0,0,7"');
  assert.equal(short('M0,0L1,2L2,4L4,8'), ' d="M0,0l4,8"');
});

test('a step back, a bend and the next line begin anew', () => {
  assert.equal(short('M0,0L10,0L5,0'), ' d="M0,0l10,0-5,0"');
  assert.equal(short('M0,0L10,0L20,.1L30,.2'), ' d="M0,0l10,0,20,.2"');
  assert.equal(short('M0,0L10,0ZM20,0L30,0L40,0'), ' d="M0,0l10,0zM20,0l20,0"');
});
