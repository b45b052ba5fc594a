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
  assert.match(contradictions(rank('1st of 3', 'WD SN520')).join(), /no clear difference from WD SN520/);
  assert.match(contradictions(rank('4th of 3')).join(), /4th of 3/);
  assert.match(contradictions(rank('1st of 7')).join(), /3 are named/);
  const other = rank('1st of 3', '', 'WD SN520; Kioxia BG4; Lite-On CL1');
  assert.match(contradictions(rank('1st of 3') + other).join(), /and WD SN520, Kioxia BG4/);
});

test('a bold single run beside repeated ones is found', () => {
  const cell = (/** @type {string} */ names, /** @type {number} */ runs) =>
    `<td class="${names}" title="mean of ${runs} run${runs > 1 ? 's' : ''}; v1">1</td>`;
  const table = (/** @type {string[]} */ ...cells) =>
    `<table class="figures" data-sortable>${cells.map((each) => `<tr>${each}</tr>`).join('')}</table>`;
  assert.equal(contradictions(table(cell('numeric best', 1), cell('numeric', 5))).length, 1);
  assert.deepEqual(contradictions(table(cell('numeric', 1), cell('numeric best', 5))), []);
  assert.deepEqual(contradictions(table(cell('numeric best', 1), cell('numeric', 1))), []);
});

test('a column whose best is not bold is found', () => {
  const rows = (/** @type {number[]} */ values, /** @type {number} */ bold) =>
    values.map(
      (value) =>
        `<tr><td class="numeric${value === bold ? ' best' : ''}" title="mean of 5 runs"><span class="value">${value}</span></td></tr>`,
    );
  const table = (/** @type {string[]} */ cells) => `<table class="figures">${cells.join('')}</table>`;
  assert.match(contradictions(table(rows([90, 100, 110], 100))).join(), /bold in a column/);
  assert.deepEqual(contradictions(table(rows([90, 100, 110], 110))), []);
});

/** @param {string} words @param {string} [numbers] */
const change = (words, numbers = 'Kioxia BG4 200 MB/s against WD SN520 170 MB/s') =>
  `<span class="value" data-product="a" title="${measure}: ${numbers}; judged; mean of 5 runs">${words}</span>`;
/** @param {string} words */
const claim = (words) =>
  `<span class="claim" title="${measure}: Kioxia BG4 200 MB/s before WD SN520 170 MB/s, ${words}; mean of 5 runs">ahead</span>`;

test('changes and claims that agree with their numbers, their interval, charts and ranks are none', () => {
  const page =
    clear +
    rank('1st of 3') +
    change('18\u2009% faster (12 to 24\u2009%)') +
    claim('18 % faster (12 to 24 %)');
  assert.deepEqual(contradictions(page), []);
  const unclear = change(
    'not clearly faster or slower (\u22125 to 43\u2009%)',
    'Kioxia BG4 200 MB/s against WD SN520 195 MB/s',
  );
  assert.deepEqual(contradictions(open + rank('1st to 2nd of 3', 'WD SN520') + unclear), []);
});

test('a change or claim that its numbers, its direction or its interval deny is found', () => {
  for (const words of [
    '38 % faster (32 to 44 %)',
    '18 % slower (12 to 24 %)',
    '18 % faster (25 to 31 %)',
    '2.00 times as fast (1.90 to 2.10)',
    'not clearly faster or slower (12 to 24 %)',
  ]) {
    assert.equal(contradictions(change(words)).length, 1, words);
    assert.equal(contradictions(claim(words)).length, 1, words);
  }
  assert.match(contradictions(chart('38 % more than WD SN520 with 170 MB/s')).join(), /is not 38 %/);
  const groups = chart('').replace(
    /aria-label="[^"]*"/,
    'aria-label="Speeds. Read: best (highest bandwidth): A with 300 MB/s, 4.0 times that of B with 100 MB/s; last of 3: C with 9.0 MB/s. Write: level."',
  );
  assert.match(contradictions(groups).join(), /is not 4.0 times/);
});

test('a change against the chart, a rank or another change is found', () => {
  const unclear = change('not clearly faster or slower (\u22125 to 43 %)');
  const sure = change('18 % faster (12 to 24 %)');
  assert.match(contradictions(clear + unclear).join(), /by the chart clearly ahead/);
  assert.match(contradictions(open + sure).join(), /by the chart not clearly ahead/);
  assert.match(contradictions(rank('1st of 3') + unclear).join(), /Kioxia BG4 is 1st of 3, and/);
  assert.match(
    contradictions(claim('18 % faster (12 to 24 %)') + unclear).join(),
    /18 % faster .* and not clearly/,
  );
});
