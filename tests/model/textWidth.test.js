import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fontkit from 'fontkit';
import { pageFont, textWidth, wrapText } from '../../scripts/model/lib/textWidth.js';

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
