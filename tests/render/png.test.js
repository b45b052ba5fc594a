import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPng } from '../../scripts/render/png.js';

test('what is faint and lies beside the picture is left out; what is in it stays faint', () => {
  const mark = (/** @type {number} */ at) =>
    `<circle cx="${at}" cy="20" r="9" fill="#000" fill-opacity="0.5" opacity="0.5"/>`;
  const drawing = (/** @type {string} */ marks) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fff"/>${marks}</svg>`;
  assert.deepEqual(
    drawPng(drawing(mark(20) + mark(900)), new Map(), 1200),
    drawPng(drawing('<circle cx="20" cy="20" r="9" fill="#000" fill-opacity="0.25"/>'), new Map(), 1200),
  );
});
