import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareStyles } from '../../scripts/render/sceneSvg.js';

const line = (/** @type {string} */ place, /** @type {string} */ look) =>
  `<line${place} x2="4" y2="0"${look}/>`;

test('marks of one look beside each other are a group of it, and each keeps its place', () => {
  const look = ' stroke="var(--data-1)" stroke-width="1"';
  const lines = line(' transform="translate(1.2,.9)"', look) + line('', look);
  assert.equal(
    shareStyles(lines),
    `<g${look}><line x1="1.2" y1=".9" x2="5.2" y2=".9"/><line x2="4" y2="0"/></g>`,
  );
  const text = (/** @type {string} */ y, /** @type {string} */ word) =>
    `<text text-anchor="end" transform="translate(0,${y})" font-size="12">${word}</text>`;
  assert.equal(
    shareStyles(text('-8', 'a') + text('9.5', 'b')),
    '<g text-anchor="end" font-size="12"><text y="-8">a</text><text y="9.5">b</text></g>',
  );
  const dot = '<path transform="translate(3,4)" d="M0,0z" fill="#111"/>';
  assert.equal(
    shareStyles(dot + dot),
    '<g fill="#111"><path transform="translate(3,4)" d="M0,0z"/><path transform="translate(3,4)" d="M0,0z"/></g>',
  );
});

test('each mark keeps its opacity, since marks of one look may lie over each other', () => {
  const lines = line('', ' stroke="#111" opacity=".8"').repeat(2);
  const one = '<line x2="4" y2="0" opacity=".8"/>';
  assert.equal(shareStyles(lines), `<g stroke="#111">${one}${one}</g>`);
});

test('what differs in its look, or stands alone, keeps it', () => {
  const two =
    line('', ' stroke="#111"') + line('', ' stroke="#222"') + line('', ' stroke="#111" opacity=".5"');
  assert.equal(shareStyles(two), two);
  const turned = '<text transform="translate(1,2) rotate(-90)" fill="#111">a</text>';
  assert.equal(shareStyles(turned.repeat(2)), turned.repeat(2));
});

test('marks that are faint twice keep both, which a picture is painted with as one', () => {
  const twice = line('', ' stroke="#111" stroke-opacity=".5" opacity=".8"').repeat(2);
  assert.equal(shareStyles(twice), twice);
});
