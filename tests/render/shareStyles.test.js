import assert from 'node:assert/strict';
import { test } from 'node:test';
import { framed, shareStyles } from '../../scripts/render/sceneSvg.js';

const line = (/** @type {string} */ place, /** @type {string} */ look) =>
  `<line${place} x2="4" y2="0"${look}/>`;

test('marks of one look beside each other are a group of it, and each keeps its place', () => {
  const look = ' stroke="var(--data-1)" stroke-width="1"';
  const lines = line(' transform="translate(1.2,.9)"', look) + line('', look);
  assert.equal(
    shareStyles(lines),
    `<g${look}><path d="M1.2,.9h4M0,0h4"/></g>`,
    'straight lines are one path',
  );
  const slope = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `<line transform="translate(1,-2)" x2="${dx}" y2="${dy}" stroke="#111"/>`;
  assert.equal(
    shareStyles(slope(0, -5) + slope(3, 4) + slope(-3, -4)),
    '<g stroke="#111"><path d="M1-2v-5M1-2l3,4M1-2l-3-4"/></g>',
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
  const dot = (/** @type {string} */ look) => `<path transform="translate(3,4)" d="M0,0z"${look}/>`;
  const one = dot(' opacity=".8"');
  assert.equal(shareStyles(dot(' fill="#111" opacity=".8"').repeat(2)), `<g fill="#111">${one}${one}</g>`);
  const lines = line('', ' stroke="#111" opacity=".8"').repeat(2);
  assert.equal(shareStyles(lines), '<g stroke="#111"><path opacity=".8" d="M0,0h4M0,0h4"/></g>');
});

/** A drawing of so many dots. @param {number} count @param {string} look */
const dots = (count, look) => {
  const of = (/** @type {number} */ at) =>
    `<path transform="translate(${at},0)" d="M2.2,0A2.2,2.2,0,1,1,-2.2,0A2.2,2.2,0,1,1,2.2,0"${look}/>`;
  return framed(Array.from({ length: count }, (_, at) => of(at)).join(''), {
    width: 1,
    height: 1,
    id: 'x',
    sentence: '',
  });
};

test('dots are circles in a group of their look, each with its opacity; small pictures need the paths of some', () => {
  const drawn = dots(12, ' fill="#111" stroke="#fff" opacity=".5"');
  assert.match(
    drawn,
    /<g fill="#111" stroke="#fff"><circle r="2\.2" opacity="\.5"\/><circle cx="1" r="2\.2" opacity="\.5"\/>/,
  );
  assert.doesNotMatch(drawn, /<use|<path/);
  assert.match(dots(2, ' fill="#111" opacity=".5"'), /<circle r="2\.2" opacity="\.5"\/><circle cx="1"/);
  assert.match(dots(2, ' fill="var(--data-1)" stroke="var(--data-1)"'), /<path transform/);
  assert.match(dots(2, ' stroke="#111"'), /<path transform/);
  assert.match(dots(12, ' stroke="#111"'), /<use/);
  assert.match(dots(12, ' fill="#111" fill-opacity=".5" opacity=".5"'), /<use/);
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
