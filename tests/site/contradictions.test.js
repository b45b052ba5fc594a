import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contradictions } from './contradictions.js';

const measure = 'Bandwidth; 1 MiB sequential read';

/** @param {string} text @param {string} alike */
const rank = (text, alike = '', order = 'Kioxia BG4; WD SN520; Lite-On CL1') =>
  `<span class="value" data-product="a" title="${measure}. Best first: ${order}${alike && `. No clear difference to ${alike}`}. Judged by t">${text}</span>`;

/** @param {string} lead */
const chart = (lead) =>
  `<figure class="chart"><p class="chart-subtitle">${measure}</p><svg role="img" aria-label="Reads. Best (highest bandwidth): Kioxia BG4 with 200\u2009MB/s, ${lead}; last of 3: Lite-On CL1 with 90 MB/s."></svg></figure>`;

const clear = chart('18\u2009% more than WD SN520 with 170 MB/s');
const open = chart('not clearly ahead of WD SN520 with 195 MB/s');

test('a page that agrees has no contradiction', () => {
  assert.deepEqual(contradictions(clear + rank('1st of 3') + rank('2nd of 3')), []);
  assert.deepEqual(contradictions(open + rank('1st to 2nd of 3', 'WD SN520')), []);
});

test('a chart that names a clear lead contradicts a shared first place, and the other way round', () => {
  assert.match(
    contradictions(clear + rank('1st to 2nd of 3', 'WD SN520')).join(),
    /by the chart clearly ahead/,
  );
  assert.match(contradictions(open + rank('1st of 3')).join(), /by the chart not clearly ahead/);
});

test('places that do not fit their own order are found', () => {
  assert.match(contradictions(rank('1st of 3', 'WD SN520')).join(), /no clear difference to WD SN520/);
  assert.match(contradictions(rank('4th of 3')).join(), /4th of 3/);
  assert.match(contradictions(rank('1st of 7')).join(), /3 are named/);
  const other = rank('1st of 3', '', 'WD SN520; Kioxia BG4; Lite-On CL1');
  assert.match(contradictions(rank('1st of 3') + other).join(), /and WD SN520, Kioxia BG4/);
});

test('a bold single run beside repeated ones is found', () => {
  const cell = (/** @type {string} */ names, /** @type {number} */ runs) =>
    `<td class="${names}" title="mean of ${runs} run${runs > 1 ? 's' : ''}; v1">1</td>`;
  const table = (/** @type {string} */ cells) => `<table class="figures" data-sortable>${cells}</table>`;
  assert.equal(contradictions(table(cell('numeric best', 1) + cell('numeric', 5))).length, 1);
  assert.deepEqual(contradictions(table(cell('numeric', 1) + cell('numeric best', 5))), []);
  assert.deepEqual(contradictions(table(cell('numeric best', 1) + cell('numeric', 1))), []);
});
