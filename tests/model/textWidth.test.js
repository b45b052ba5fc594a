import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fontkit from 'fontkit';
import { pageFont } from '../../scripts/model/lib/pageFace.js';
import { textWidth, wrapText } from '../../scripts/model/lib/textWidth.js';

for (const weight of /** @type {const} */ ([400, 600])) {
  const face = /** @type {import('fontkit').Font} */ (fontkit.openSync(pageFont(weight)));
  const wide = (/** @type {string} */ text) => face.layout(text).advanceWidth;

  test(`the font of weight ${weight} kerns no pair with a space in it, so words may be measured by themselves`, () => {
    const letters = face.characterSet.map((code) => String.fromCodePoint(code));
    const kerned = [' ', '\u00a0', '\u2009'].flatMap((space) =>
      letters.filter((letter) => wide(letter + space + letter) !== 2 * wide(letter) + wide(space)),
    );
    assert.deepEqual(kerned, []);
  });

  test(`a line of weight ${weight} is as wide as the font sets it whole`, () => {
    for (const text of ['AVATAR, To. We fill', '1.2\u2009GB/s at\u00a095\u00a0%', ' Yo  Yo '])
      assert.equal(textWidth(text, { size: 1, weight }), wide(text) / face.unitsPerEm, text);
  });
}

test('a name that is cut stays as it was written up to there', () => {
  assert.deepEqual(
    wrapText('Samsung SSD 980 PRO with Heatsink MZ-V8P1T0CW', 168, { lines: 2, weight: 600 }),
    ['Samsung SSD 980 PRO', 'with Heatsink MZ-V8P1T…'],
  );
});

test('no line ends between a number and its unit, nor within a unit', () => {
  const rate = 'falls to 200 MB/s after 16 ms at 4 KiB and 90 % full, 5 kIOPS';
  for (let width = 60; width < 200; width += 7) {
    const lines = wrapText(rate, width, { lines: 20 });
    assert.doesNotMatch(lines.join('|'), /\d\|(?:MB|ms|KiB|%|kIOPS)|MB\/\|s/, lines.join('|'));
  }
});
